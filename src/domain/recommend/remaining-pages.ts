import { API_PAGE_LIMIT, SEARCH_MORE_PAGES } from '../../config/recommend';
import type { MovieQuery } from '../movies/movie-query';
import type { DiscoverQuery } from './discover-plan';

/** Number of pages by query label, if known. */
export type TotalPages = ReadonlyMap<string, number>;
/** Requested pages by query label. */
export type RequestedPages = ReadonlyMap<string, ReadonlySet<number>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function genresWithin(narrow: MovieQuery, wide: MovieQuery): boolean {
  if (wide.genres.length === 0) return true;
  if (wide.genreMatch === 'all')
    return wide.genres.every((id) => narrow.genreMatch === 'all' && narrow.genres.includes(id));
  const isIncluded = (id: number): boolean => wide.genres.includes(id);
  return narrow.genreMatch === 'all'
    ? narrow.genres.some(isIncluded)
    : narrow.genres.length > 0 && narrow.genres.every(isIncluded);
}

/** Whether a query's movies are a subset of another's. */
function isWithin(narrow: MovieQuery, wide: MovieQuery): boolean {
  return (
    narrow.theme === wide.theme &&
    isSame(narrow.certifications, wide.certifications) &&
    wide.withoutGenres.every((id) => narrow.withoutGenres.includes(id)) &&
    isSame(narrow.runtime, wide.runtime) &&
    genresWithin(narrow, wide) &&
    narrow.minVotes >= wide.minVotes &&
    narrow.minRating >= wide.minRating &&
    (wide.releasedFrom === null || (narrow.releasedFrom !== null && narrow.releasedFrom >= wide.releasedFrom)) &&
    narrow.releasedUntil <= wide.releasedUntil
  );
}

/** Drops queries whose movies are all on the pages of another one. */
function widest<Query extends DiscoverQuery>(plan: readonly Query[], totals: TotalPages): Query[] {
  const isFullyServed = ({ label }: Query): boolean => (totals.get(label) ?? Infinity) <= API_PAGE_LIMIT;
  return plan.filter(
    ({ movies }, index) =>
      !plan.some(
        (other, place) =>
          isFullyServed(other) &&
          isWithin(movies, other.movies) &&
          // Of two equal queries the last one is kept.
          (place > index || !isWithin(other.movies, movies)),
      ),
  );
}

function pagesOf(query: DiscoverQuery, totals: TotalPages): number[] {
  const last = Math.min(totals.get(query.label) ?? 0, API_PAGE_LIMIT);
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** The next pages to read of each query that isn't contained in another; empty if everything was requested. */
export function remainingPages<Query extends DiscoverQuery>(
  plan: readonly Query[],
  totals: TotalPages,
  requested: RequestedPages,
): Query[] {
  return widest(plan, totals)
    .map((query) => {
      const unread = pagesOf(query, totals).filter((page) => requested.get(query.label)?.has(page) !== true);
      return { ...query, pages: unread.slice(0, SEARCH_MORE_PAGES) };
    })
    .filter(({ pages }) => pages.length > 0);
}

/** Whether all pages of a plan are within TMDB's limit. */
export function isExhaustible(plan: readonly DiscoverQuery[], totals: TotalPages): boolean {
  return widest(plan, totals).every(({ label }) => (totals.get(label) ?? 0) <= API_PAGE_LIMIT);
}

/** The share of a plan's pages that were read, from 0 to 1. */
export function progress(plan: readonly DiscoverQuery[], totals: TotalPages, requested: RequestedPages): number {
  const pages = widest(plan, totals).map((query) => ({
    all: pagesOf(query, totals),
    requested: requested.get(query.label) ?? new Set(),
  }));
  const all = pages.reduce((sum, query) => sum + query.all.length, 0);
  const read = pages.reduce((sum, query) => sum + query.all.filter((page) => query.requested.has(page)).length, 0);
  return all === 0 ? 1 : read / all;
}

/**
 * A plan without pages that don't exist, and without queries that have none left.
 * @param totalPages number of pages by query label, from an earlier batch; none if missing
 */
export function existingPages<Label extends string>(
  plan: readonly DiscoverQuery<Label>[],
  totalPages: ReadonlyMap<string, number>,
): DiscoverQuery<Label>[] {
  return plan
    .map((query) => ({ ...query, pages: query.pages.filter((page) => page <= (totalPages.get(query.label) ?? 0)) }))
    .filter(({ pages }) => pages.length > 0);
}
