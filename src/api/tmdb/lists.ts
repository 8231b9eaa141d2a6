import { PATHS, TOP_PAGES } from '../../config/tmdb';
import type { Candidate, Dated } from '../../domain/movies/movie';
import { ok } from '../../domain/values/result';
import { NO_PROOF, type TmdbClient, type TmdbResult } from './client';
import type { ListPage } from './parse-list';
import { listQuery, type ListQuery, type LoadTmdb, pageMovies } from './query';

/** Popular movies, page 1: the landing hero's backdrops come from these. */
export function fetchPopular(client: TmdbClient, signal?: AbortSignal): TmdbResult<Dated<ListPage>> {
  return client.getMovies(PATHS.popular, { page: '1' }, NO_PROOF, signal);
}

/** The popular movies as a query: fresh for six hours. */
export function popularQuery(load: LoadTmdb): ListQuery {
  return listQuery('popular', load, (client, signal) => pageMovies(fetchPopular(client, signal)));
}

/** Movies that trend today. */
export function fetchTrendingDay(client: TmdbClient, signal?: AbortSignal): TmdbResult<Dated<ListPage>> {
  return client.getMovies(PATHS.trendingDay, {}, NO_PROOF, signal);
}

/** A page of the movies that trend this week. */
export function fetchTrendingWeek(client: TmdbClient, page: number, signal?: AbortSignal): TmdbResult<Dated<ListPage>> {
  return client.getMovies(PATHS.trendingWeek, { page: String(page) }, NO_PROOF, signal);
}

/** The movies that trend today as a query: fresh for six hours. */
export function trendingQuery(load: LoadTmdb): ListQuery {
  return listQuery('trending', load, (client, signal) => pageMovies(fetchTrendingDay(client, signal)));
}

/**
 * The movies that the Top 50 are taken from: three pages of the week, one after another. Dated as its oldest page.
 * @param onPage told all movies so far after each page, so that they can be shown while the next is read
 */
export async function fetchTopCandidates(
  client: TmdbClient,
  onPage: (movies: readonly Candidate[]) => void = () => undefined,
  signal?: AbortSignal,
): TmdbResult<Dated<readonly Candidate[]>> {
  const movies: Candidate[] = [];
  let fetchedAt = Infinity;
  for (let page = 1; page <= TOP_PAGES; page += 1) {
    const answer = await fetchTrendingWeek(client, page, signal);
    if (!answer.ok) return answer;
    movies.push(...answer.value.value.movies);
    fetchedAt = Math.min(fetchedAt, answer.value.fetchedAt);
    onPage([...movies]);
    if (page >= answer.value.value.totalPages) break;
  }
  return ok({ value: movies, fetchedAt });
}

/**
 * The Top 50's movies as a query: fresh for an hour.
 * @param onPage told all movies so far after each page
 */
export function top50Query(load: LoadTmdb, onPage?: (movies: readonly Candidate[]) => void): ListQuery {
  return listQuery('top50', load, (client, signal) => fetchTopCandidates(client, onPage, signal));
}
