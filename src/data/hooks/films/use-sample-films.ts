import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SAMPLES_SHOWN } from '../../../config/landing';
import { type Movie, movieOfSummary } from '../../../domain/movies/movie';
import type { RequestFailure } from '../../../domain/requests/request-error';
import { sampled, seededRandom } from '../../../domain/values/random';
import { newSeed } from '../../../lib/random';
import { fetchSampleMovies, type SampleMovie } from '../../../api/supabase/sample-movies';
import { watchPreferencesStore } from '../../../db/watch-preferences-store';
import { detailsQuery } from '../../../api/tmdb/movie';
import { useServices } from '../../../hooks/services-context';

/** Three movies of the table movies, or why there are none: 'none' where none is verified. */
export interface SampleMoviesState {
  /** Empty while they are asked for, too. */
  readonly movies: readonly Movie[];
  readonly failure: RequestFailure['reason'] | 'none' | null;
}

const NONE: readonly SampleMovie[] = [];

/** Three well rated movies, other ones on each visit, with guesses until their facts are known. A poster that the table lacks comes from the movie database. */
export function useSampleMovies(): SampleMoviesState {
  const load = useServices();
  const { data } = useQuery({
    queryKey: ['sample-movies'],
    queryFn: async () => {
      const { tokens } = await load();
      const answer = await fetchSampleMovies(tokens);
      const movies = answer.ok ? sampled(answer.value, SAMPLES_SHOWN, seededRandom(newSeed())) : NONE;
      return { movies, failure: answer.ok ? null : answer.error.reason };
    },
    // Asked for again only after a failure.
    staleTime: ({ state }) => (state.data?.failure === null ? Infinity : 0),
  });
  const movies = data?.movies ?? NONE;
  const bare = movies.filter(({ posterPath }) => posterPath === null).map(({ id }) => id);
  const { data: posters } = useQuery({
    queryKey: ['sample-posters', bare],
    queryFn: async ({ client }) => {
      const read = async (id: number) =>
        [id, (await client.query(detailsQuery(load, id, watchPreferencesStore.current()))).posterPath] as const;
      const told = await Promise.allSettled(bare.map(read));
      return new Map(told.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    },
    enabled: bare.length > 0,
    staleTime: Infinity,
  });
  return {
    movies: useMemo(
      () =>
        movies.map((movie) => movieOfSummary({ ...movie, posterPath: movie.posterPath ?? posters?.get(movie.id) ?? null })),
      [movies, posters],
    ),
    failure: data?.failure ?? (data?.movies.length === 0 ? 'none' : null),
  };
}
