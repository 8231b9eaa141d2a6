import type { Movie } from '../movies/movie';

/** Columns of the collection's table (specification, section 2). */
export const SORT_COLUMNS = ['title', 'year', 'rating', 'genres'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface MovieSort {
  readonly column: SortColumn;
  readonly descending: boolean;
}

/** The collection's initial sort order (specification, section 4). */
export const FIRST_SORT: MovieSort = { column: 'rating', descending: true };

/** The sort order after clicking a column: reverses the current one, others start descending. */
export function toggleSort(sort: MovieSort, column: SortColumn): MovieSort {
  return { column, descending: column === sort.column ? !sort.descending : true };
}

type Sortable = Pick<Movie, 'id' | 'title' | 'year' | 'rating' | 'genres'>;
type Compare = (a: Sortable, b: Sortable) => number;

/** Compares two texts: negative if the first one comes first. */
export type CompareText = (a: string, b: string) => number;

const ascending = (text: CompareText): Record<SortColumn, Compare> => ({
  title: (a, b) => text(a.title, b.title),
  year: (a, b) => a.year - b.year,
  rating: (a, b) => a.rating - b.rating,
  genres: (a, b) => text(a.genres.join(', '), b.genres.join(', ')),
});

/**
 * Sorts movies; equal ones by title, then by id, so that the order is stable.
 * @param text locale-aware comparison
 */
export function sortMovies<T extends Sortable>(
  movies: readonly T[],
  { column, descending }: MovieSort,
  text: CompareText,
): T[] {
  const order = ascending(text);
  const compare = order[column];
  const sign = descending ? -1 : 1;
  return [...movies].sort((a, b) => sign * compare(a, b) || order.title(a, b) || a.id - b.id);
}
