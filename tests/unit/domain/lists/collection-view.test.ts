import { describe, expect, it } from 'vitest';
import {
  collectionPage,
  type CollectionView,
  FIRST_VIEW,
  pageCount,
  pageWindow,
  sortedBy,
} from '../../../../src/domain/lists/collection';
import { movieOf } from '../../../../src/domain/movies/movie';
import { compareText } from '../../../../src/i18n/format';
import { candidate } from '../../services/candidates';

const MOVIES = [
  movieOf(candidate({ id: 1, title: 'beta', releaseDate: '1999-01-01', voteAverage: 7.14, genreIds: [35] })),
  movieOf(candidate({ id: 2, title: 'Alpha', releaseDate: '2010-01-01', voteAverage: 8.9, genreIds: [28] })),
  movieOf(candidate({ id: 3, title: 'Gamma 10', releaseDate: '1950-01-01', voteAverage: 7.1, genreIds: [53] })),
  movieOf(candidate({ id: 4, title: 'Gamma 9', releaseDate: '2022-01-01', voteAverage: 5, genreIds: [12] })),
];

const many = (count: number) => Array.from({ length: count }, (_, id) => movieOf(candidate({ id: id + 1 })));
const ids = (view: Partial<CollectionView>) =>
  collectionPage(MOVIES, { ...FIRST_VIEW, ...view }, compareText).movies.map(({ id }) => id);

describe('the collection view', () => {
  it('starts as a grid on page 1, by rating, highest first [COLL-07, COLL-09]', () => {
    expect(FIRST_VIEW).toMatchObject({ layout: 'grid', page: 1, sort: { column: 'rating', descending: true } });
    // 7.14 is shown as 7.1, and equal ratings are sorted by title.
    expect(ids({})).toEqual([2, 1, 3, 4]);
  });

  it('reverses the order when its column is pressed, and sorts another column descending [COLL-10]', () => {
    const sorted = sortedBy(FIRST_VIEW, 'rating');
    expect(sorted.sort).toEqual({ column: 'rating', descending: false });
    expect(sortedBy(sorted, 'rating').sort).toEqual({ column: 'rating', descending: true });
    expect(sortedBy(sorted, 'title').sort).toEqual({ column: 'title', descending: true });
    expect(sortedBy({ ...FIRST_VIEW, page: 3 }, 'year').page).toBe(1);
  });

  it('sorts by each column, texts ignoring case and numbers in them by value [COLL-08]', () => {
    expect(ids({ sort: { column: 'title', descending: false } })).toEqual([2, 1, 4, 3]);
    expect(ids({ sort: { column: 'year', descending: true } })).toEqual([4, 2, 1, 3]);
    expect(ids({ sort: { column: 'rating', descending: false } })).toEqual([4, 1, 3, 2]);
    expect(ids({ sort: { column: 'genres', descending: false } })).toEqual([2, 4, 1, 3]);
  });

  it('does not search the placeholder of a missing description', () => {
    const bare = [movieOf(candidate({ id: 5, title: 'Bare', overview: '' }))];
    expect(collectionPage(bare, { ...FIRST_VIEW, text: 'available' }, compareText).movies).toEqual([]);
    expect(collectionPage(bare, { ...FIRST_VIEW, text: 'bare' }, compareText).movies).toEqual(bare);
  });

  it('shows twenty movies per page [COLL-11]', () => {
    const pages = [1, 2, 3].map((page) => collectionPage(many(50), { ...FIRST_VIEW, page }, compareText));
    expect(pages.map(({ movies }) => movies.length)).toEqual([20, 20, 10]);
    expect(new Set(pages.flatMap(({ movies }) => movies.map(({ id }) => id))).size).toBe(50);
    expect(pages[0]).toMatchObject({ total: 50, pages: 3 });
  });

  it('stays on the last page when there are no more', () => {
    expect(collectionPage(many(21), { ...FIRST_VIEW, page: 9 }, compareText)).toMatchObject({ page: 2, pages: 2 });
    expect(collectionPage([], { ...FIRST_VIEW, page: 2 }, compareText)).toMatchObject({ page: 1, pages: 1, total: 0 });
  });

  it('filters by title or description, ignoring case [COLL-18]', () => {
    expect(ids({ text: 'GAMMA' })).toEqual([3, 4]);
    expect(ids({ text: 'something HAPPENS' })).toHaveLength(4);
    expect(ids({ text: 'nothing like it' })).toEqual([]);
    expect(ids({ text: 'gamma-9' })).toEqual([4]);
    expect(ids({ text: 'beta 1999' })).toEqual([1]);
  });
});

describe('page numbers', () => {
  it('shows a window of five, with the current page in the middle if possible [COLL-12]', () => {
    expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(5, 9)).toEqual([3, 4, 5, 6, 7]);
    expect(pageWindow(9, 9)).toEqual([5, 6, 7, 8, 9]);
  });

  it('shows all if there are fewer than five', () => {
    expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
    expect(pageCount(0, 20)).toBe(1);
    expect(pageCount(41, 20)).toBe(3);
  });
});
