import { expect, it } from 'vitest';
import { readTable } from '../../../../src/domain/import/csv-movies';
import { NAMELESS, noon } from './files';

const HEAT = { ...NAMELESS, title: 'Heat', year: 1995 };
const LETTERBOXD = ['Date', 'Name', 'Year', 'Letterboxd URI'];
const ROW = ['2020-01-02', 'Heat', '1995', 'https://boxd.it/1'];

it('Letterboxd’s ratings mark a movie as watched without a date, and date its rating', () => {
  expect(
    readTable('ratings.csv', [
      [...LETTERBOXD, 'Rating'],
      [...ROW, '3.5'],
    ])?.movies,
  ).toEqual([{ ...HEAT, marks: { watched: { at: null } }, rating: 7, ratedAt: noon(2020, 1, 2) }]);
});

it('Letterboxd’s watched list has the date of each entry', () => {
  expect(readTable('letterboxd-ann/watched.csv', [LETTERBOXD, ROW])?.movies).toEqual([
    { ...HEAT, marks: { watched: { at: noon(2020, 1, 2) } } },
  ]);
});

it.each(['undeleted/watched.csv', 'deleted-scenes/Watched (2).csv', 'my letters/watched-2024.csv', 'diary.csv'])(
  '%s contains watched movies',
  (path) =>
    expect(readTable(path, [LETTERBOXD, ROW])?.movies).toMatchObject([{ title: 'Heat', marks: { watched: {} } }]),
);

it.each([
  'deleted/watched.csv',
  'letterboxd-ann/orphaned/diary.csv',
  'likes/reviews.csv',
  'watched/comments.csv',
  '1-watched.csv',
  'unwatched.csv',
  '1.csv',
])('%s contains no watched or liked movies', (path) => expect(readTable(path, [LETTERBOXD, ROW])).toBeNull());

it.each([
  ['watched.csv', ['Name', 'Year']],
  ['watched.csv', ['Letterboxd URI', 'Year']],
  ['ratings.csv', ['Const', 'Title']],
  ['ratings.csv', ['Your Rating', 'Title']],
])('%s is not recognized with the columns %j', (path, head) => {
  expect(readTable(path, [head, ['Heat', '1995']])).toBeNull();
});

it('a table without rows is rejected', () => expect(readTable('watched.csv', [])).toBeNull());

it('columns and fields are read with surrounding blanks, and in capitals', () => {
  const head = [' DATE', 'name ', ' Year', ' letterboxd uri '];
  expect(readTable('watched.csv', [head, [' 2020-01-02 ', ' Heat', ' 1995 ', '']])?.movies).toEqual([
    { ...HEAT, marks: { watched: { at: noon(2020, 1, 2) } } },
  ]);
  const ids = readTable('ratings.csv', [
    ['Const', 'Your Rating'],
    [' tt0113277 ', ' 9 '],
  ]);
  expect(ids?.movies).toMatchObject([{ imdbId: 'tt0113277', rating: 9 }]);
});

it('a truncated row without a movie is counted as unreadable', () => {
  expect(readTable('watched.csv', [LETTERBOXD, ['2020-01-02'], ROW])).toMatchObject({
    movies: [{ title: 'Heat' }],
    invalidRows: 1,
    nonMovies: 0,
  });
  expect(readTable('any.csv', [['tmdbID', 'Title'], ['']])).toEqual({ movies: [], invalidRows: 1, nonMovies: 0 });
});

const KINDS = ['Const', 'Your Rating', 'Title Type'];
const ofKind = (kind: string) => readTable('ratings.csv', [KINDS, ['tt0113277', '9', kind]]);

it.each(['Movie', 'TV Movie', 'tvMovie', 'Short', 'TV Short', 'Video', 'TV Special', ''])(
  'IMDb’s type ‘%s’ is a movie',
  (kind) => expect(ofKind(kind)).toMatchObject({ movies: [{ imdbId: 'tt0113277' }], invalidRows: 0, nonMovies: 0 }),
);

it.each(['TV Series', 'TV Mini Series', 'TV Episode', 'Video Game', 'Podcast Series'])(
  'IMDb’s type ‘%s’ is not a movie',
  (kind) => expect(ofKind(kind)).toEqual({ movies: [], invalidRows: 0, nonMovies: 1 }),
);

it('an IMDb row without a type is a movie with all its fields', () => {
  const head = ['Const', 'Your Rating', 'Date Rated', 'Title', 'Year'];
  expect(readTable('list.csv', [head, ['tt0113277', '7', '2023-02-01', 'Heat', '1995']])?.movies).toEqual([
    {
      ...HEAT,
      imdbId: 'tt0113277',
      marks: { watched: { at: noon(2023, 2, 1) } },
      rating: 7,
      ratedAt: noon(2023, 2, 1),
    },
  ]);
});
