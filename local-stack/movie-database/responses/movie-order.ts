import type { Movie } from '../catalog/catalog';

type Compare = (left: Movie, right: Movie) => number;

const byPopularity: Compare = (left, right) => left.popularity - right.popularity;
const titles = new Intl.Collator('en', { numeric: true });

/** TMDB's sort keys that the catalog supports, ascending. */
const ASCENDING: ReadonlyMap<string, Compare> = new Map<string, Compare>([
  ['popularity', byPopularity],
  ['vote_average', (left, right) => left.voteAverage - right.voteAverage],
  ['vote_count', (left, right) => left.voteCount - right.voteCount],
  ['revenue', (left, right) => left.revenue - right.revenue],
  ['primary_release_date', (left, right) => textOrder(left.releaseDate, right.releaseDate)],
  ['release_date', (left, right) => textOrder(left.releaseDate, right.releaseDate)],
  ['title', (left, right) => titles.compare(left.title, right.title)],
  ['original_title', (left, right) => titles.compare(left.title, right.title)],
]);

/**
 * Sorts by one of TMDB's `sort_by` values ('popularity.desc'); unknown values mean popularity, descending. Ties are
 * sorted by id, so that pages never overlap.
 */
export function sortMovies(movies: readonly Movie[], sortBy: string | null): Movie[] {
  const [, key = 'popularity', direction = 'desc'] = /^(\w+)\.(asc|desc)$/.exec(sortBy ?? '') ?? [];
  const known = ASCENDING.get(key);
  const compare = known ?? byPopularity;
  const sign = known !== undefined && direction === 'asc' ? 1 : -1;
  return [...movies].sort((left, right) => sign * compare(left, right) || left.id - right.id);
}

function textOrder(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
