import { DETAILS_FRESH_MS, PATHS } from '../../../config/tmdb';
import { NO_PROOF, type TmdbResult, type TmdbClient } from '../client/client';
import type { Urgency } from '../client/request-slots';
import { pageMovies, type DatedMovies, type LoadMovieDatabase } from '../query/list-query';
import { ThrownTmdbError } from '../query/thrown-error';

/** The movies that are recommended beside one, the nearest first: the first page. */
export function fetchSimilarMovies(
  client: TmdbClient,
  id: number,
  signal?: AbortSignal,
  urgency?: Urgency,
): TmdbResult<DatedMovies> {
  return pageMovies(client.getMovies(PATHS.neighbours(id), { page: '1' }, NO_PROOF, signal, urgency));
}

/** A movie's neighbours as a query. */
export function similarMoviesQuery(load: LoadMovieDatabase, id: number) {
  return {
    queryKey: ['neighbours', id],
    /** @throws ThrownMovieDatabaseError */
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const { tmdb } = await load();
      const answer = await fetchSimilarMovies(tmdb, id, signal, 'ahead');
      if (!answer.ok) throw new ThrownTmdbError(answer.error);
      return answer.value.value;
    },
    staleTime: DETAILS_FRESH_MS,
  };
}
