import { DETAILS_FRESH_MS, PATHS } from '../../../config/movie-database/requests';
import { NO_PROOF, type TmdbResult, type TmdbClient } from '../client/client';
import type { Urgency } from '../client/request-slots';
import { pageFilms, type DatedFilms, type LoadMovieDatabase } from '../query/list-query';
import { ThrownTmdbError } from '../query/thrown-error';

/** The films that are recommended beside one, the nearest first: the first page. */
export function fetchSimilarMovies(
  client: TmdbClient,
  id: number,
  signal?: AbortSignal,
  urgency?: Urgency,
): TmdbResult<DatedFilms> {
  return pageFilms(client.getFilms(PATHS.neighbours(id), { page: '1' }, NO_PROOF, signal, urgency));
}

/** A film's neighbours as a query. */
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
