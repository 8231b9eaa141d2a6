import { useQueries, useQuery } from '@tanstack/react-query';
import { SAMPLES_SHOWN } from '../../config/landing';
import { sampled, seededRandom } from '../../domain/random';
import { newSeed } from '../new-seed';
import { fetchSampleFilms, type SampleFilm } from '../supabase/sample-films';
import { detailsQuery } from '../tmdb/film-details';
import { useServices } from './services-context';

/** Three films of the table movies, or why there are none. */
export interface SampleFilms {
  readonly films: readonly SampleFilm[];
  readonly failure: 'offline' | 'server' | null;
}

const NONE: readonly SampleFilm[] = [];

/** Three well rated films, other ones on each visit. A poster that the table lacks comes from the movie database. */
export function useSampleFilms(): SampleFilms {
  const load = useServices();
  const { data } = useQuery({
    queryKey: ['sample-films'],
    queryFn: async () => {
      const { tokens } = await load();
      const answer = await fetchSampleFilms(tokens);
      const films = answer.ok ? sampled(answer.value, SAMPLES_SHOWN, seededRandom(newSeed())) : NONE;
      return { films, failure: answer.ok ? null : answer.error };
    },
    // Asked for again only after a failure.
    staleTime: ({ state }) => (state.data?.failure === null ? Infinity : 0),
  });
  const films = data?.films ?? NONE;
  const details = useQueries({
    queries: films.map(({ id, posterPath }) => ({ ...detailsQuery(load, id), enabled: posterPath === null })),
  });
  return {
    films: films.map((film, index) => ({
      ...film,
      posterPath: film.posterPath ?? details[index]?.data?.posterPath ?? null,
    })),
    failure: data?.failure ?? null,
  };
}
