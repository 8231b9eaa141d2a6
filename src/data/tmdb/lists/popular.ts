import { PATHS } from '../../../config/tmdb';
import { NO_PROOF, type TmdbResult, type Dated, type TmdbClient } from '../client/client';
import { listQuery, pageMovies, type ListQuery, type LoadMovieDatabase } from '../query/list-query';
import type { ListPage } from '../parse/list-page';

/** Popular movies, page 1: the landing hero's backdrops come from these. */
export function fetchPopular(client: TmdbClient, signal?: AbortSignal): TmdbResult<Dated<ListPage>> {
  return client.getMovies(PATHS.popular, { page: '1' }, NO_PROOF, signal);
}

/** The popular movies as a query: fresh for six hours. */
export function popularQuery(load: LoadMovieDatabase): ListQuery {
  return listQuery('popular', load, (client, signal) => pageMovies(fetchPopular(client, signal)));
}
