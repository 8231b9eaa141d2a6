import { PATHS } from '../../config/movie-database';
import type { Answer, Dated, MovieDatabase } from './client';
import { listQuery, pageFilms, type ListQuery, type LoadMovieDatabase } from './list-query';
import { parseListPage, type ListPage } from './parse/list-page';

/** Popular films, page 1: the landing hero's backdrops come from these. */
export function fetchPopular(client: MovieDatabase, signal?: AbortSignal): Answer<Dated<ListPage>> {
  return client.getDated(PATHS.popular, { page: '1' }, parseListPage, signal);
}

/** The popular films as a query: fresh for six hours. */
export function popularQuery(load: LoadMovieDatabase): ListQuery {
  return listQuery('popular', load, (client, signal) => pageFilms(fetchPopular(client, signal)));
}
