import { PATHS } from '../../../config/tmdb';
import { NO_PROOF, type TmdbResult, type Dated, type TmdbClient } from '../client/client';
import { listQuery, pageMovies, type ListQuery, type LoadMovieDatabase } from '../query/list-query';
import type { ListPage } from '../parse/list-page';

/** Movies that trend today. */
export function fetchTrendingDay(client: TmdbClient, signal?: AbortSignal): TmdbResult<Dated<ListPage>> {
  return client.getMovies(PATHS.trendingDay, {}, NO_PROOF, signal);
}

/** A page of the movies that trend this week. */
export function fetchTrendingWeek(client: TmdbClient, page: number, signal?: AbortSignal): TmdbResult<Dated<ListPage>> {
  return client.getMovies(PATHS.trendingWeek, { page: String(page) }, NO_PROOF, signal);
}

/** The movies that trend today as a query: fresh for six hours. */
export function trendingQuery(load: LoadMovieDatabase): ListQuery {
  return listQuery('trending', load, (client, signal) => pageMovies(fetchTrendingDay(client, signal)));
}
