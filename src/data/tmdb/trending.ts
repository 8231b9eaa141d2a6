import { PATHS } from '../../config/movie-database';
import type { Answer, Dated, MovieDatabase } from './client';
import { parseListPage, type ListPage } from './parse/list-page';

/** Films that trend today. */
export function fetchTrendingDay(client: MovieDatabase, signal?: AbortSignal): Answer<Dated<ListPage>> {
  return client.getDated(PATHS.trendingDay, {}, parseListPage, signal);
}

/** A page of the films that trend this week. */
export function fetchTrendingWeek(client: MovieDatabase, page: number, signal?: AbortSignal): Answer<Dated<ListPage>> {
  return client.getDated(PATHS.trendingWeek, { page: String(page) }, parseListPage, signal);
}
