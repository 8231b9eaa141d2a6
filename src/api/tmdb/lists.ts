import { PATHS, TOP_PAGES } from '../../config/tmdb';
import type { Candidate, Dated } from '../../domain/movies/movie';
import { ok } from '../../domain/values/result';
import { NO_FILTERS, type TmdbClient, type TmdbResult } from './client';
import type { ListPage } from './parse-list';
import { listQuery, type ListQuery, type LoadTmdb, pageMovies } from './query';

/** Page 1 of the popular movies, for the landing page's backdrops. */
export function fetchPopular(client: TmdbClient, signal?: AbortSignal): TmdbResult<Dated<ListPage>> {
  return client.getMovies(PATHS.popular, { page: '1' }, NO_FILTERS, signal);
}

/** The popular movies as a query. */
export function popularQuery(load: LoadTmdb): ListQuery {
  return listQuery('popular', load, (client, signal) => pageMovies(fetchPopular(client, signal)));
}

/** Movies that are trending today. */
export function fetchTrendingDay(client: TmdbClient, signal?: AbortSignal): TmdbResult<Dated<ListPage>> {
  return client.getMovies(PATHS.trendingDay, {}, NO_FILTERS, signal);
}

/** A page of the movies that are trending this week. */
export function fetchTrendingWeek(client: TmdbClient, page: number, signal?: AbortSignal): TmdbResult<Dated<ListPage>> {
  return client.getMovies(PATHS.trendingWeek, { page: String(page) }, NO_FILTERS, signal);
}

/** Today's trending movies as a query. */
export function trendingQuery(load: LoadTmdb): ListQuery {
  return listQuery('trending', load, (client, signal) => pageMovies(fetchTrendingDay(client, signal)));
}

/**
 * The candidates for the Top 50: three pages of this week's trending movies, one after another, dated as the oldest of
 * them.
 * @param onPage called with all movies so far after each page, to show them early
 */
export async function fetchTopCandidates(
  client: TmdbClient,
  onPage: (movies: readonly Candidate[]) => void = () => undefined,
  signal?: AbortSignal,
): TmdbResult<Dated<readonly Candidate[]>> {
  const movies: Candidate[] = [];
  let fetchedAt = Infinity;
  for (let page = 1; page <= TOP_PAGES; page += 1) {
    const response = await fetchTrendingWeek(client, page, signal);
    if (!response.ok) return response;
    movies.push(...response.value.value.movies);
    fetchedAt = Math.min(fetchedAt, response.value.fetchedAt);
    onPage([...movies]);
    if (page >= response.value.value.totalPages) break;
  }
  return ok({ value: movies, fetchedAt });
}

/**
 * The candidates for the Top 50 as a query.
 * @param onPage called with all movies so far after each page
 */
export function top50Query(load: LoadTmdb, onPage?: (movies: readonly Candidate[]) => void): ListQuery {
  return listQuery('top50', load, (client, signal) => fetchTopCandidates(client, onPage, signal));
}
