import { PATHS } from '../../../config/movie-database/requests';
import { NOTHING_TOLD, type Answer, type Dated, type MovieDatabase } from '../client/client';
import { listQuery, pageFilms, type ListQuery, type LoadMovieDatabase } from '../query/list-query';
import type { ListPage } from '../parse/list-page';

/** Films that trend today. */
export function fetchTrendingDay(client: MovieDatabase, signal?: AbortSignal): Answer<Dated<ListPage>> {
  return client.getFilms(PATHS.trendingDay, {}, NOTHING_TOLD, signal);
}

/** A page of the films that trend this week. */
export function fetchTrendingWeek(client: MovieDatabase, page: number, signal?: AbortSignal): Answer<Dated<ListPage>> {
  return client.getFilms(PATHS.trendingWeek, { page: String(page) }, NOTHING_TOLD, signal);
}

/** The films that trend today as a query: fresh for six hours. */
export function trendingQuery(load: LoadMovieDatabase): ListQuery {
  return listQuery('trending', load, (client, signal) => pageFilms(fetchTrendingDay(client, signal)));
}
