import { PATHS } from '../../config/movie-database';
import type { Answer, MovieDatabase, Params } from './client';
import { parseListPage, type ListPage } from './parse/list-page';

/** One page of a discover query: genre, order, votes, dates and so on are its parameters. */
export function fetchDiscover(
  client: MovieDatabase,
  params: Params,
  page: number,
  signal?: AbortSignal,
): Answer<ListPage> {
  return client.get(PATHS.discover, { ...params, page: String(page) }, parseListPage, signal);
}
