import { expect, it } from 'vitest';
import { mergeFiles, type ImportRow } from '../../../../src/domain/import/import-row';
import { fileRow } from '../../services/import/importing';

/** The movies of several files, merged into one list. */
const merged = (...movies: readonly Partial<ImportRow>[]) =>
  mergeFiles(movies.map((movie) => ({ movies: [fileRow(movie)], invalidRows: 0, nonMovies: 0 }))).movies;

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

it.each([
  [5, 7, 7],
  [7, 5, 7],
  [5, null, 5],
  [null, 5, 5],
  [null, 0, 0],
  [0, null, 0],
  [null, null, null],
])('a movie watched at %j and at %j was last watched at %j', (one, other, last) => {
  const movies = merged({ ...HEAT, marks: { watched: { at: one } } }, { ...HEAT, marks: { watched: { at: other } } });
  expect(movies[0]?.marks).toEqual({ watched: { at: last } });
});

it('has every mark from any file, with or without a date', () => {
  const favorite = { ...HEAT, marks: { favorite: { at: null } } };
  const watched = { ...HEAT, marks: { watched: { at: 5 } } };
  expect(merged(favorite, watched)[0]?.marks).toEqual({ favorite: { at: null }, watched: { at: 5 } });
  expect(merged(watched, favorite)[0]?.marks).toEqual({ favorite: { at: null }, watched: { at: 5 } });
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

it('adds up the unreadable rows of all files', () => {
  const list = { movies: [], invalidRows: 2, nonMovies: 1 };
  expect(mergeFiles([list, { movies: [], invalidRows: 3, nonMovies: 5 }])).toEqual({
    movies: [],
    invalidRows: 5,
    nonMovies: 6,
  });
});
