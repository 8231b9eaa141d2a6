import { DETAILS_FRESH_MS, PATHS } from '../../../config/movie-database/requests';
import { NOTHING_TOLD, type Answer, type MovieDatabase } from '../client/client';
import type { Urgency } from '../client/request-slots';
import { pageFilms, type DatedFilms, type LoadMovieDatabase } from '../query/list-query';
import { ThrownMovieDatabaseError } from '../query/thrown-error';

/** The films that are recommended beside one, the nearest first: the first page. */
export function fetchSimilarMovies(
  client: MovieDatabase,
  id: number,
  signal?: AbortSignal,
  urgency?: Urgency,
): Answer<DatedFilms> {
  return pageFilms(client.getFilms(PATHS.neighbours(id), { page: '1' }, NOTHING_TOLD, signal, urgency));
}

/** A film's neighbours as a query. */
export function similarMoviesQuery(load: LoadMovieDatabase, id: number) {
  return {
    queryKey: ['neighbours', id],
    /** @throws ThrownMovieDatabaseError */
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const { movieDatabase } = await load();
      const answer = await fetchSimilarMovies(movieDatabase, id, signal, 'ahead');
      if (!answer.ok) throw new ThrownMovieDatabaseError(answer.error);
      return answer.value.value;
    },
    staleTime: DETAILS_FRESH_MS,
  };
}
