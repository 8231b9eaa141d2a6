import { expect, it } from 'vitest';
import { readTable } from '../../../../src/domain/import/csv-movies';
import { NAMELESS, noon } from './files';
import { LETTERBOXD, rowsIn } from './rows';

const HEAT = { ...NAMELESS, title: 'Heat', year: 1995 };

const ROW = ['2020-01-02', 'Heat', '1995', 'https://boxd.it/1'];

it('Letterboxd’s ratings are undated viewings, entered on a day', () => {
  expect(
    readTable('ratings.csv', [
      [...LETTERBOXD, 'Rating'],
      [...ROW, '3.5'],
    ])?.movies,
  ).toEqual([
    {
      ...HEAT,
      mayBeSeries: true,
      address: 'https://boxd.it/1',
      viewings: [{ on: null, rewatch: false }],
      rating: 7,
      ratedAt: noon(2020, 1, 2),
      enteredOn: '2020-01-02',
    },
  ]);
});

it.each([
  'watched.csv',
  'undeleted/watched.csv',
  'deleted-scenes/Watched (2).csv',
  'my letters/watched-2024.csv',
  '1-watched.csv',
  'someone_watched.csv',
])('%s contains watched movies', (path) =>
  expect(rowsIn(path, LETTERBOXD, ROW)).toEqual(['Heat (1995), watched once, entered 2020-01-02']),
);

it.each(['films.csv', 'likes/films.csv', 'Films (1).csv', 'likes.csv'])('%s contains liked movies', (path) =>
  expect(rowsIn(path, LETTERBOXD, ROW)).toEqual(['Heat (1995), favorite']),
);

it.each(['watchlist.csv', 'letterboxd-ann/watchlist.csv', 'someone_watchlist.csv'])(
  '%s contains wanted movies',
  (path) => expect(rowsIn(path, LETTERBOXD, ROW)).toEqual(['Heat (1995), watchlist']),
);

it.each(['likes/reviews.csv', 'watched/comments.csv', 'unwatched.csv', '1.csv'])(
  '%s contains no movies that were watched, liked or wanted',
  (path) => expect(readTable(path, [LETTERBOXD, ROW])).toBeNull(),
);

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
  expect(rowsIn('watched.csv', head, [' 2020-01-02 ', ' Heat', ' 1995 ', ''])).toEqual([
    'Heat (1995), watched once, entered 2020-01-02',
  ]);
  const ids = readTable('ratings.csv', [
    ['Const', 'Your Rating'],
    [' tt0113277 ', ' 9 '],
  ]);
  expect(ids?.movies).toMatchObject([{ imdbId: 'tt0113277', rating: 9 }]);
});

it('a truncated row without a movie is counted as unreadable', () => {
  expect(rowsIn('watched.csv', LETTERBOXD, ['2020-01-02'], ROW)).toEqual([
    'Heat (1995), watched once, entered 2020-01-02',
    'left out: 1 invalid rows',
  ]);
  const columns = ['tmdbID', 'Title', 'WatchedDate'];
  expect(rowsIn('any.csv', columns, ['', '', '2020-01-02'])).toEqual(['left out: 1 invalid rows']);
});

it('names what is left out by title, file and row, as spreadsheets count rows', () => {
  const head = ['Const', 'Your Rating', 'Date Rated', 'Title Type', 'Title', 'Year'];
  const file = readTable('my exports/Ratings.csv', [
    head,
    ['tt0113277', '9', '2023-02-01', 'Movie', 'Heat', '1995'],
    ['', ' '],
    ['tt0944947', '9', '2023-02-03', 'TV Series', 'Game of Thrones', '2011'],
    ['tt0073195', 'great', 'yesterday', 'Movie', 'Jaws', '1975'],
    ['nonsense', '', '', 'Movie', '', ''],
  ]);
  const there = { file: 'Ratings.csv', rows: 1 };
  expect(file?.leftOut).toEqual([
    { ...there, reason: 'no-movie', title: 'Game of Thrones', year: 2011, row: 4 },
    { ...there, reason: 'rating', title: 'Jaws', year: 1975, row: 5 },
    { ...there, reason: 'date', title: 'Jaws', year: 1975, row: 5 },
    { ...there, reason: 'unreadable', title: '', year: null, row: 6 },
  ]);
});

const ofType = (type: string) =>
  rowsIn('ratings.csv', ['Const', 'Your Rating', 'Title Type', 'Title'], ['tt0113277', '9', type, 'Heat']);

it.each([
  ...['Movie', 'TV Movie', 'tvMovie', 'Short', 'TV Short', 'Video', 'TV Special', ''],
  ...['Feature Film', 'Documentary', 'Short Film'],
])('IMDb’s type ‘%s’ is a movie', (type) => expect(ofType(type)).toEqual(['Heat (null), watched once, rated 9']));

it.each([
  ...['TV Series', 'TV Mini Series', 'TV Mini-Series', 'TV Episode', 'Video Game', 'Podcast Series', 'Podcast Episode'],
  ...['tvSeries', 'tvMiniSeries', 'tvEpisode', 'videoGame', 'podcastSeries', 'Mini-Series'],
  ...['Fernsehserie', 'Miniserie', 'Fernsehepisode', 'Folge', 'Videospiel', 'Podcast-Folge'],
  ...['Serie TV', 'Mini serie TV', 'Episodio TV', 'Videogioco', 'Serie podcast'],
  ...['Serie de TV', 'Miniserie de TV', 'Episodio de TV', 'Videojuego'],
  ...['Série télévisée', 'Mini-série', 'Épisode de série télévisée', 'Jeu vidéo'],
  ...['Série de TV', 'Minissérie de TV', 'Episódio de TV', 'Videogame', 'Videojogo'],
  ...['टीवी सीरीज़', 'टीवी एपिसोड', 'वीडियो गेम'],
])('IMDb’s type ‘%s’ is not a movie', (type) => expect(ofType(type)).toEqual(['left out: 1 no movies']));

it.each([
  'Film',
  'Corto',
  'Fernsehfilm',
  'Kurzfilm',
  'Cortometraje',
  'Court métrage',
  'फ़िल्म',
  'Musikvideo',
  'Music Video',
])('what IMDb calls ‘%s’ is looked up by its id only', (type) =>
  expect(ofType(type)).toEqual(['Heat (null), watched once, rated 9, by id only']),
);

it('an IMDb row without a type is a movie with all its fields', () => {
  const head = ['Const', 'Your Rating', 'Date Rated', 'Title', 'Year'];
  expect(readTable('list.csv', [head, ['tt0113277', '7', '2023-02-01', 'Heat', '1995']])?.movies).toEqual([
    {
      ...HEAT,
      imdbId: 'tt0113277',
      viewings: [{ on: null, rewatch: false }],
      rating: 7,
      ratedAt: noon(2023, 2, 1),
      enteredOn: '2023-02-01',
    },
  ]);
});
