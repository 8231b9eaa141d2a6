import { TOP_PAGES } from '../../../config/tmdb';
import type { Candidate } from '../../../domain/movies/movie';
import { ok } from '../../../domain/values/result';
import type { TmdbResult, Dated, TmdbClient } from '../client/client';
import { listQuery, type ListQuery, type LoadMovieDatabase } from '../query/list-query';
import { fetchTrendingWeek } from './trending';

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
export function top50Query(load: LoadMovieDatabase, onPage?: (movies: readonly Candidate[]) => void): ListQuery {
  return listQuery('top50', load, (client, signal) => fetchTopCandidates(client, onPage, signal));
}
