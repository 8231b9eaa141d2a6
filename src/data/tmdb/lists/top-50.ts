import { TOP_PAGES } from '../../../config/movie-database/requests';
import type { Candidate } from '../../../domain/film/film';
import { ok } from '../../../domain/values/result';
import type { TmdbResult, Dated, TmdbClient } from '../client/client';
import { listQuery, type ListQuery, type LoadMovieDatabase } from '../query/list-query';
import { fetchTrendingWeek } from './trending';

/**
 * The films that the Top 50 are taken from: three pages of the week, one after another. Dated as its oldest page.
 * @param onPage told all films so far after each page, so that they can be shown while the next is read
 */
export async function fetchTopCandidates(
  client: TmdbClient,
  onPage: (films: readonly Candidate[]) => void = () => undefined,
  signal?: AbortSignal,
): TmdbResult<Dated<readonly Candidate[]>> {
  const films: Candidate[] = [];
  let fetchedAt = Infinity;
  for (let page = 1; page <= TOP_PAGES; page += 1) {
    const answer = await fetchTrendingWeek(client, page, signal);
    if (!answer.ok) return answer;
    films.push(...answer.value.value.films);
    fetchedAt = Math.min(fetchedAt, answer.value.fetchedAt);
    onPage([...films]);
    if (page >= answer.value.value.totalPages) break;
  }
  return ok({ value: films, fetchedAt });
}

/**
 * The Top 50's films as a query: fresh for an hour.
 * @param onPage told all films so far after each page
 */
export function top50Query(load: LoadMovieDatabase, onPage?: (films: readonly Candidate[]) => void): ListQuery {
  return listQuery('top50', load, (client, signal) => fetchTopCandidates(client, onPage, signal));
}
