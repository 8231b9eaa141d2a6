import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { fetchSampleMovies, type SampleMovie } from '../../api/supabase/sample-movies';
import { detailsQuery } from '../../api/tmdb/movie';
import { MovieCard } from '../../components/movie/movie-card';
import { MovieCardSkeleton } from '../../components/skeleton';
import { SAMPLES_SHOWN } from '../../config/landing';
import { watchPreferencesStore } from '../../db/watch-preferences-store';
import { type Movie, movieOfSummary } from '../../domain/movies/movie';
import type { RequestFailure } from '../../domain/requests/request-error';
import { sampled, seededRandom } from '../../domain/values/random';
import { useServices } from '../../hooks/services-context';
import { useOpenMovie } from '../../hooks/use-open-movie';
import { newSeed } from '../../lib/random';
import { LANDING_SECTIONS } from './section-messages';

const Row = chakra('ul', {
  base: {
    display: 'flex',
    // Side by side at normal font sizes.
    flexWrap: 'wrap',
    '& > li': { flex: '1 1 4.5rem', minWidth: 0, maxWidth: '11rem' },
    gap: { base: '3', md: '6' },
    maxWidth: '36rem',
    // Dims only the posters: text stays readable at every step.
    '& .poster': { transition: 'filter 400ms' },
    '&[data-lit=false] .poster': { filter: 'saturate(0.35) brightness(0.68)' },
  },
});
const Note = chakra('p', { base: { color: 'fg.muted' } });
const POSITIONS = Array.from({ length: SAMPLES_SHOWN }, (_, position) => position);

/** Three example movies. */
export function SampleMovies({ lit }: { readonly lit: boolean }) {
  const openMovie = useOpenMovie();
  const { movies: found, failure } = useSampleMovies();
  // Deferred, so that the page stays responsive while the cards render.
  const movies = useDeferredValue(found);
  const { demo: messages } = LANDING_SECTIONS;
  if (failure === 'none') return <Note>{messages.noSamples}</Note>;
  if (failure !== null) return <Note>{failure === 'offline' ? messages.samplesOffline : messages.samplesFailed}</Note>;
  return (
    <Row aria-label={messages.samples} data-lit={lit}>
      {movies.map((movie) => (
        <li key={movie.id}>
          <MovieCard movie={movie} onOpen={openMovie} headingLevel="h3" />
        </li>
      ))}
      {movies.length === 0 &&
        POSITIONS.map((position) => (
          <li key={position}>
            <MovieCardSkeleton />
          </li>
        ))}
    </Row>
  );
}

/** Three movies of the movies table, or why there are none: 'none' if none are verified. */
export interface SampleMoviesState {
  /** Also empty while loading. */
  readonly movies: readonly Movie[];
  readonly failure: RequestFailure['reason'] | 'none' | null;
}

const NONE: readonly SampleMovie[] = [];

/**
 * Three highly rated movies, different on each visit, with estimates until their metadata is known. Missing posters
 * come from TMDB.
 */
export function useSampleMovies(): SampleMoviesState {
  const load = useServices();
  const { data } = useQuery({
    queryKey: ['sample-movies'],
    queryFn: async () => {
      const { auth } = await load();
      const response = await fetchSampleMovies(auth);
      const movies = response.ok ? sampled(response.value, SAMPLES_SHOWN, seededRandom(newSeed())) : NONE;
      return { movies, failure: response.ok ? null : response.error.reason };
    },
    // Refetched only after a failure.
    staleTime: ({ state }) => (state.data?.failure === null ? Infinity : 0),
  });
  const movies = data?.movies ?? NONE;
  const withoutPoster = movies.filter(({ posterPath }) => posterPath === null).map(({ id }) => id);
  const { data: posters } = useQuery({
    queryKey: ['sample-posters', withoutPoster],
    queryFn: async ({ client }) => {
      const read = async (id: number) =>
        [id, (await client.query(detailsQuery(load, id, watchPreferencesStore.current()))).posterPath] as const;
      const details = await Promise.allSettled(withoutPoster.map(read));
      return new Map(details.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    },
    enabled: withoutPoster.length > 0,
    staleTime: Infinity,
  });
  return {
    movies: useMemo(
      () =>
        movies.map((movie) =>
          movieOfSummary({ ...movie, posterPath: movie.posterPath ?? posters?.get(movie.id) ?? null }),
        ),
      [movies, posters],
    ),
    failure: data?.failure ?? (data?.movies.length === 0 ? 'none' : null),
  };
}
