import { PATHS } from '../../config/movie-database';
import type { Answer, Dated, MovieDatabase } from './client';
import { listQuery, pageFilms, type ListQuery, type LoadMovieDatabase } from './list-query';
import { parseListPage, type ListPage } from './parse/list-page';

/** Films that trend today. */
export function fetchTrendingDay(client: MovieDatabase, signal?: AbortSignal): Answer<Dated<ListPage>> {
  return client.getDated(PATHS.trendingDay, {}, parseListPage, signal);
}

/** A page of the films that trend this week. */
export function fetchTrendingWeek(client: MovieDatabase, page: number, signal?: AbortSignal): Answer<Dated<ListPage>> {
  return client.getDated(PATHS.trendingWeek, { page: String(page) }, parseListPage, signal);
}

/** The films that trend today as a query: fresh for six hours. */
export function trendingQuery(load: LoadMovieDatabase): ListQuery {
  return listQuery('trending', load, (client, signal) => pageFilms(fetchTrendingDay(client, signal)));
}
