import { PATHS } from '../../../config/movie-database/requests';
import { NOTHING_TOLD, type Answer, type Dated, type MovieDatabase } from '../client/client';
import { listQuery, pageFilms, type ListQuery, type LoadMovieDatabase } from '../query/list-query';
import type { ListPage } from '../parse/list-page';

/** Popular films, page 1: the landing hero's backdrops come from these. */
export function fetchPopular(client: MovieDatabase, signal?: AbortSignal): Answer<Dated<ListPage>> {
  return client.getFilms(PATHS.popular, { page: '1' }, NOTHING_TOLD, signal);
}

/** The popular films as a query: fresh for six hours. */
export function popularQuery(load: LoadMovieDatabase): ListQuery {
  return listQuery('popular', load, (client, signal) => pageFilms(fetchPopular(client, signal)));
}
