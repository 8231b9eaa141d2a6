import { expect, it } from 'vitest';
import type { ImportFile, ImportRow, LeftOut } from '../../../../src/domain/import/import-row';
import { mergeFiles } from '../../../../src/domain/import/merge-files';
import { fileRow } from '../../services/import/importing';

/** The movies of several files, merged into one list. */
const merged = (...movies: readonly Partial<ImportRow>[]) =>
  mergeFiles(movies.map((movie) => ({ leftOut: [], notes: [], movies: [fileRow(movie)] }))).movies;

const HEAT = { title: 'Heat', year: 1995 };

it('merges movies that share either id, or title and year', () => {
  expect(merged({ ...HEAT, tmdbId: 949 }, { title: 'Hitze', tmdbId: 949 })).toHaveLength(1);
  expect(merged({ ...HEAT, imdbId: 'tt0113277' }, { title: 'Hitze', imdbId: 'tt0113277' })).toHaveLength(1);
  expect(merged(HEAT, { title: 'HEAT!', year: 1995 })).toHaveLength(1);
  expect(merged({ imdbId: 'tt0113277' }, { imdbId: 'tt0113277', tmdbId: 949 }, { tmdbId: 949 })).toHaveLength(1);
});

it('keeps movies apart that differ in year or id, or whose titles have no letters', () => {
  expect(merged(HEAT, { title: 'Heat', year: 1986 })).toHaveLength(2);
  expect(merged(HEAT, { title: 'Heat' })).toHaveLength(2);
  expect(merged({ ...HEAT, tmdbId: 949 }, { ...HEAT, tmdbId: 11 })).toHaveLength(2);
  expect(merged({ ...HEAT, imdbId: 'tt0113277' }, { ...HEAT, imdbId: 'tt0000001' })).toHaveLength(2);
  expect(merged({ title: '???' }, { title: '!!!' })).toHaveLength(2);
});

it('combines the fields of all files, the first one winning where they differ', () => {
  const heat = { title: 'Heat', year: 1995, imdbId: 'tt0113277', tmdbId: 949 };
  expect(merged({ tmdbId: 949 }, heat)).toMatchObject([heat]);
  expect(merged(heat, { tmdbId: 949 })).toMatchObject([heat]);
  expect(merged(heat, { ...heat, title: 'Hitze', year: 1996 })).toMatchObject([heat]);
  expect(merged({ imdbId: 'tt0113277' }, heat)).toMatchObject([heat]);
});

it('keeps the order in which movies first appear', () => {
  const movies = merged({ title: 'Heat' }, { title: 'Ronin' }, { title: 'Heat' }, { title: 'Alien' });
  expect(movies.map(({ title }) => title)).toEqual(['Heat', 'Ronin', 'Alien']);
});

/** A file with viewings of Heat on these days. */
const seenOn = (...days: readonly (string | null)[]) => ({
  leftOut: [],
  notes: [],
  movies: days.map((on) => fileRow({ ...HEAT, viewings: [{ on, rewatch: false }] })),
});
const daysOf = (...files: readonly ImportFile[]) => mergeFiles(files).movies[0]?.viewings.map(({ on }) => on);

it('a movie has a viewing for each row of a file, even on one day', () => {
  expect(daysOf(seenOn('2024-05-02', '2024-05-02', '2023-01-01'))).toEqual(['2024-05-02', '2024-05-02', '2023-01-01']);
  expect(daysOf(seenOn('2024-05-02', null))).toEqual(['2024-05-02', null]);
});

it('several files list the same viewings', () => {
  const diary = () => seenOn('2024-05-02', '2024-05-02', '2023-01-01');
  expect(daysOf(diary(), diary(), seenOn('2024-05-02'))).toEqual(['2024-05-02', '2024-05-02', '2023-01-01']);
  expect(daysOf(seenOn('2024-05-02'), seenOn('2024-05-02', '2024-05-02'))).toEqual(['2024-05-02', '2024-05-02']);
  expect(daysOf(seenOn('2024-05-02'), seenOn('2023-01-01'))).toEqual(['2024-05-02', '2023-01-01']);
});

it('an undated viewing counts once, and not next to a dated one of another file', () => {
  expect(daysOf(seenOn(null), seenOn(null))).toEqual([null]);
  expect(daysOf(seenOn(null), seenOn('2024-05-02'))).toEqual(['2024-05-02']);
  expect(daysOf(seenOn('2024-05-02', null), seenOn('2023-01-01'))).toEqual(['2024-05-02', '2023-01-01']);
});

it('keeps movies with one title and year apart whose addresses differ, whatever the order of the files', () => {
  const file = (...movies: readonly Partial<ImportRow>[]) => ({
    leftOut: [],
    notes: [],
    movies: movies.map((movie) => fileRow({ ...HEAT, ...movie })),
  });
  const diary = file(
    { viewings: [{ on: '2009-07-11', rewatch: false }], enteredOn: '2024-05-03' },
    { viewings: [{ on: '2009-07-12', rewatch: false }], enteredOn: '2024-05-04' },
  );
  const watched = file({ address: 'a', enteredOn: '2024-05-04' }, { address: 'b', enteredOn: '2024-05-03' });
  const ratings = file({ address: 'b', rating: 9 });
  for (const files of [
    [diary, watched, ratings],
    [watched, ratings, diary],
  ])
    expect(mergeFiles(files).movies).toMatchObject([
      { address: 'a', rating: null, viewings: [{ on: '2009-07-12' }] },
      { address: 'b', rating: 9, viewings: [{ on: '2009-07-11' }] },
    ]);
});

it('is wanted if one file says so, and was entered on the earliest day', () => {
  expect(merged({ ...HEAT, watchlist: true }, HEAT)).toMatchObject([{ watchlist: true }]);
  expect(merged({ ...HEAT, enteredOn: '2024-05-04' }, { ...HEAT, enteredOn: '2024-05-03' }, HEAT)).toMatchObject([
    { enteredOn: '2024-05-03' },
  ]);
});

it('is a movie rather than a series if one file says so', () => {
  const imdb = { imdbId: 'tt0113277', mayBeSeries: true };
  expect(merged(imdb, imdb)).toMatchObject([{ mayBeSeries: true }]);
  expect(merged(imdb, { imdbId: 'tt0113277' })).toMatchObject([{ mayBeSeries: false }]);
});

it.each([
  [5, 7, 7],
  [7, 5, 7],
  [5, null, 5],
  [null, 5, 5],
  [null, 0, 0],
  [0, null, 0],
  [null, null, null],
])('a movie liked at %j and at %j has the mark of %j', (one, other, last) => {
  const movies = merged({ ...HEAT, marks: { favorite: { at: one } } }, { ...HEAT, marks: { favorite: { at: other } } });
  expect(movies[0]?.marks).toEqual({ favorite: { at: last } });
});

it('has every mark from any file, with or without a date', () => {
  const favorite = { ...HEAT, marks: { favorite: { at: null } } };
  const dismissed = { ...HEAT, marks: { dismissed: { at: 5 } } };
  expect(merged(favorite, dismissed)[0]?.marks).toEqual({ favorite: { at: null }, dismissed: { at: 5 } });
  expect(merged(dismissed, favorite)[0]?.marks).toEqual({ favorite: { at: null }, dismissed: { at: 5 } });
});

const rated = (rating: number | null, ratedAt: number | null) => ({ ...HEAT, rating, ratedAt });

it.each([
  ['the later one', rated(7, 5), rated(9, 6), 9],
  ['the later one, listed first', rated(7, 6), rated(9, 5), 7],
  ['the last listed of the same day', rated(7, 5), rated(9, 5), 9],
  ['the one with a date', rated(7, 5), rated(9, null), 7],
  ['the one with a date, listed last', rated(7, null), rated(9, 5), 9],
  ['the last listed without dates', rated(7, null), rated(9, null), 9],
  ['the only one', rated(7, 5), rated(null, null), 7],
  ['the only one, next to a later date without a rating', rated(7, 5), rated(null, 6), 7],
  ['the only one, listed after a later date without a rating', rated(null, 6), rated(7, 5), 7],
])('of two ratings a movie has %s', (_, one, other, rating) => {
  const [movie] = merged(one, other);
  expect(movie).toMatchObject(one.rating === rating ? one : other);
});

it('a rating changed on the day of its diary entry is the one of the ratings', () => {
  const ratings = { ...rated(7, 5), address: 'https://boxd.it/2bcA' };
  expect(merged(rated(9, 5), ratings)).toMatchObject([{ rating: 7 }]);
  expect(merged(rated(8, 5), rated(9, 5), { ...HEAT, address: 'https://boxd.it/2bcA' })).toMatchObject([{ rating: 9 }]);
  expect(merged(rated(9, 6), ratings)).toMatchObject([{ rating: 9 }]);
});

it('lists what was left out of all files, rows with the same title as one', () => {
  const left = (fields: Partial<LeftOut>): LeftOut => ({
    ...{ reason: 'no-movie', title: 'Lost', year: 2004, file: 'one.csv', row: null, rows: 1 },
    ...fields,
  });
  const nameless = left({ reason: 'unreadable', title: '' });
  const one = {
    movies: [],
    leftOut: [left({ row: 2 }), nameless, left({ row: 5 }), left({ reason: 'rating' })],
    notes: [],
  };
  const other = { movies: [], leftOut: [left({ file: 'other.csv' }), nameless], notes: [] };
  expect(mergeFiles([one, other]).leftOut).toEqual([
    left({ row: 2, rows: 2 }),
    nameless,
    left({ reason: 'rating' }),
    left({ file: 'other.csv' }),
    nameless,
  ]);
});
