import type { Movie } from '../movies/movie';

/** Columns of the collection's table (specification, section 2). */
export const SORT_COLUMNS = ['title', 'year', 'rating', 'genres'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface MovieSort {
  readonly column: SortColumn;
  readonly descending: boolean;
}

/** How the collection is sorted at first (specification, section 4). */
export const FIRST_SORT: MovieSort = { column: 'rating', descending: true };

/** The sort after a column was pressed: the same one turns around, another one starts descending. */
export function pressColumn(sort: MovieSort, column: SortColumn): MovieSort {
  return { column, descending: column === sort.column ? !sort.descending : true };
}

type Sortable = Pick<Movie, 'id' | 'title' | 'year' | 'rating' | 'genres'>;
type Compare = (a: Sortable, b: Sortable) => number;

/** The order of two texts: below 0 where the first one stands before the other. */
export type CompareText = (a: string, b: string) => number;

const ascending = (text: CompareText): Record<SortColumn, Compare> => ({
  title: (a, b) => text(a.title, b.title),
  year: (a, b) => a.year - b.year,
  rating: (a, b) => a.rating - b.rating,
  genres: (a, b) => text(a.genres.join(', '), b.genres.join(', ')),
});

/**
 * The movies in order; equal ones stand by title, then by id, so that pages never change by themselves.
 * @param text the order of texts where the reader lives
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
