import { PATHS } from '../../../config/movie-database/requests';
import { NO_PROOF, type TmdbResult, type Dated, type TmdbClient } from '../client/client';
import { listQuery, pageFilms, type ListQuery, type LoadMovieDatabase } from '../query/list-query';
import type { ListPage } from '../parse/list-page';

/** Films that trend today. */
export function fetchTrendingDay(client: TmdbClient, signal?: AbortSignal): TmdbResult<Dated<ListPage>> {
  return client.getFilms(PATHS.trendingDay, {}, NO_PROOF, signal);
}

/** A page of the films that trend this week. */
export function fetchTrendingWeek(client: TmdbClient, page: number, signal?: AbortSignal): TmdbResult<Dated<ListPage>> {
  return client.getFilms(PATHS.trendingWeek, { page: String(page) }, NO_PROOF, signal);
}

/** The films that trend today as a query: fresh for six hours. */
export function trendingQuery(load: LoadMovieDatabase): ListQuery {
  return listQuery('trending', load, (client, signal) => pageFilms(fetchTrendingDay(client, signal)));
}
