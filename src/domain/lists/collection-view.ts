import { COLLECTION_PAGE_SIZE, type CollectionGenre } from '../../config/collection';
import { FIRST_SORT, pressColumn, sortMovies, type CompareText, type MovieSort, type SortColumn } from './film-sort';
import { pageCount } from './page-window';
import type { CollectionMovie } from './collection-films';
import { matchesText } from '../values/text-match';

/** How a member looks at the collection. */
export interface CollectionView {
  readonly text: string;
  readonly genre: CollectionGenre;
  /** Searches without words are kept to the member's own services. */
  readonly onlyOwn: boolean;
  readonly layout: 'grid' | 'list';
  readonly sort: MovieSort;
  /** From 1. */
  readonly page: number;
}

/** The collection as it opens (specification, section 4). */
export const FIRST_VIEW: CollectionView = {
  text: '',
  genre: 'all',
  onlyOwn: false,
  layout: 'grid',
  sort: FIRST_SORT,
  page: 1,
};

/** The view after a column of the table was pressed; another order has another first page. */
export function sortedBy(view: CollectionView, column: SortColumn): CollectionView {
  return { ...view, sort: pressColumn(view.sort, column), page: 1 };
}

/** One page of what the view shows. */
export interface CollectionPage {
  readonly movies: readonly CollectionMovie[];
  /** Movies on all pages. */
  readonly total: number;
  /** From 1, and never behind the last. */
  readonly page: number;
  readonly pages: number;
}

/**
 * The page of the found movies that the view asks for: filtered by its text, sorted, cut.
 * @param compareText the order of texts where the reader lives
 */
export function collectionPage(
  found: readonly CollectionMovie[],
  { text, sort, page }: CollectionView,
  compareText: CompareText,
): CollectionPage {
  const listed = sortMovies(
    found.filter((movie) => matchesText(movie, text)),
    sort,
    compareText,
  );
  const pages = pageCount(listed.length, COLLECTION_PAGE_SIZE);
  const current = Math.min(page, pages);
  const start = (current - 1) * COLLECTION_PAGE_SIZE;
  return { movies: listed.slice(start, start + COLLECTION_PAGE_SIZE), total: listed.length, page: current, pages };
}
