import { expect, it } from 'vitest';
import { mergeFiles, type ImportRow } from '../../../../src/domain/import/import-row';
import { named } from '../../services/import/importing';

/** Movies of as many files, as one list. */
const merged = (...movies: readonly Partial<ImportRow>[]) =>
  mergeFiles(movies.map((movie) => ({ movies: [named(movie)], invalidRows: 0, nonMovies: 0 }))).movies;

const HEAT = { title: 'Heat', year: 1995 };

it('is one movie where its files name it alike, by either id, or by title and year', () => {
  expect(merged({ ...HEAT, tmdbId: 949 }, { title: 'Hitze', tmdbId: 949 })).toHaveLength(1);
  expect(merged({ ...HEAT, imdbId: 'tt0113277' }, { title: 'Hitze', imdbId: 'tt0113277' })).toHaveLength(1);
  expect(merged(HEAT, { title: 'HEAT!', year: 1995 })).toHaveLength(1);
  expect(merged({ imdbId: 'tt0113277' }, { imdbId: 'tt0113277', tmdbId: 949 }, { tmdbId: 949 })).toHaveLength(1);
});

it('is two movies where their files say another year, another id, or no more than signs', () => {
  expect(merged(HEAT, { title: 'Heat', year: 1986 })).toHaveLength(2);
  expect(merged(HEAT, { title: 'Heat' })).toHaveLength(2);
  expect(merged({ ...HEAT, tmdbId: 949 }, { ...HEAT, tmdbId: 11 })).toHaveLength(2);
  expect(merged({ ...HEAT, imdbId: 'tt0113277' }, { ...HEAT, imdbId: 'tt0000001' })).toHaveLength(2);
  expect(merged({ title: '???' }, { title: '!!!' })).toHaveLength(2);
});

it('knows of a movie all that any of its files tells, and the first word where they differ', () => {
  const told = { title: 'Heat', year: 1995, imdbId: 'tt0113277', tmdbId: 949 };
  expect(merged({ tmdbId: 949 }, told)).toMatchObject([told]);
  expect(merged(told, { tmdbId: 949 })).toMatchObject([told]);
  expect(merged(told, { ...told, title: 'Hitze', year: 1996 })).toMatchObject([told]);
  expect(merged({ imdbId: 'tt0113277' }, told)).toMatchObject([told]);
});

it('keeps the movies in the order in which they were first named', () => {
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
])('what was seen at %j and at %j was last seen at %j', (one, other, last) => {
  const movies = merged({ ...HEAT, marks: { watched: { at: one } } }, { ...HEAT, marks: { watched: { at: other } } });
  expect(movies[0]?.marks).toEqual({ watched: { at: last } });
});

it('has each mark that one of its files has, with or without a day', () => {
  const favorite = { ...HEAT, marks: { favorite: { at: null } } };
  const watched = { ...HEAT, marks: { watched: { at: 5 } } };
  expect(merged(favorite, watched)[0]?.marks).toEqual({ favorite: { at: null }, watched: { at: 5 } });
  expect(merged(watched, favorite)[0]?.marks).toEqual({ favorite: { at: null }, watched: { at: 5 } });
});

const rated = (rating: number | null, ratedAt: number | null) => ({ ...HEAT, rating, ratedAt });

it.each([
  ['the later one', rated(7, 5), rated(9, 6), 9],
  ['the later one, told first', rated(7, 6), rated(9, 5), 7],
  ['the last told of one day', rated(7, 5), rated(9, 5), 9],
  ['the one with a day', rated(7, 5), rated(9, null), 7],
  ['the one with a day, told last', rated(7, null), rated(9, 5), 9],
  ['the last told where none has a day', rated(7, null), rated(9, null), 9],
  ['the only one', rated(7, 5), rated(null, null), 7],
  ['the only one, beside a later day of none', rated(7, 5), rated(null, 6), 7],
  ['the only one, told after a later day of none', rated(null, 6), rated(7, 5), 7],
])('of two ratings a movie has %s', (_, one, other, rating) => {
  const [movie] = merged(one, other);
  expect(movie).toMatchObject(one.rating === rating ? one : other);
});

it('counts what no file could tell, of all of them', () => {
  const list = { movies: [], invalidRows: 2, nonMovies: 1 };
  expect(mergeFiles([list, { movies: [], invalidRows: 3, nonMovies: 5 }])).toEqual({
    movies: [],
    invalidRows: 5,
    nonMovies: 6,
  });
});
