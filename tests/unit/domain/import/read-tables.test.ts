import { expect, it } from 'vitest';
import { readTable, type Table } from '../../../../src/domain/import/csv-movies';
import { NAMELESS, noon } from './files';
import { rowsOf } from './rows';

const HEAT = { ...NAMELESS, title: 'Heat', year: 1995 };
const LETTERBOXD = ['Date', 'Name', 'Year', 'Letterboxd URI'];
const ROW = ['2020-01-02', 'Heat', '1995', 'https://boxd.it/1'];

const rowsIn = (path: string, ...table: Table) => {
  const list = readTable(path, table);
  return list && rowsOf(list);
};

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
  expect(readTable('watched.csv', [LETTERBOXD, ['2020-01-02'], ROW])).toMatchObject({
    movies: [{ title: 'Heat' }],
    invalidRows: 1,
    nonMovies: 0,
  });
  expect(rowsIn('any.csv', ['tmdbID', 'Title', 'WatchedDate'], [''])).toEqual(['left out: 1 invalid rows']);
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

const MOVARY = ['title', 'year', 'tmdbId', 'imdbId'];
const HEAT_IDS = ['Heat', '1995', '949', 'tt0113277'];
const TMDB = ['TMDb ID', 'IMDb ID', 'Type', 'Name', 'Release Date', 'Rating', 'Your Rating', 'Date Rated'];
const YAMTRACK = ['media_id', 'source', 'media_type', 'title', 'score', 'status', 'end_date'];
const SIMKL = ['SIMKL_ID', 'Title', 'Type', 'Year', 'Watchlist', 'WatchedDate', 'Rating', 'TMDB', 'IMDB'];
const CRITICKER = ['Score', ' Film Name', ' Year', ' URL', ' IMDB ID'];
const MOVIELENS = ['movie_id', 'imdb_id', 'tmdb_id', 'rating', 'average_rating', 'title'];

it.each<readonly [string, string, Table, readonly string[]]>([
  [
    'IMDb’s ratings of autumn 2017',
    'ratings.csv',
    [
      ['Const', 'Your Rating', 'Date Added', 'Title', 'Title Type', 'Year'],
      ['tt0113277', '9', '2017-10-01', 'Heat', 'movie', '1995'],
    ],
    ['Heat (1995), watched once, entered 2017-10-01, rated 9'],
  ],
  [
    'IMDb’s watchlist',
    'WATCHLIST.csv',
    [
      ['Position', 'Const', 'Created', 'Title', 'Title Type', 'Year', 'Your Rating', 'Date Rated'],
      ['1', 'tt0113277', '2023-01-01', 'Heat', 'Movie', '1995', '', ''],
      ['2', 'tt0133093', '2023-01-02', 'The Matrix', 'Movie', '1999', '8', '2020-01-02'],
    ],
    ['Heat (1995), watchlist', 'The Matrix (1999), watched once, entered 2020-01-02, rated 8, watchlist'],
  ],
  [
    'Movary’s history with two plays on one day and one on an unknown day',
    'export-history.csv',
    [
      [...MOVARY, 'watchedAt', 'comment'],
      [...HEAT_IDS, '2025-12-24', ''],
      [...HEAT_IDS, '2025-12-24', ''],
      [...HEAT_IDS, '', ''],
    ],
    ['Heat (1995), watched 2025-12-24', 'Heat (1995), watched 2025-12-24', 'Heat (1995), watched once'],
  ],
  [
    'Movary’s ratings',
    'export-ratings.csv',
    [
      [...MOVARY, 'userRating'],
      [...HEAT_IDS, '9'],
    ],
    ['Heat (1995), watched once, rated 9'],
  ],
  [
    'Movary’s watchlist with rows that lack the year',
    'export-watchlist.csv',
    [
      [...MOVARY, 'addedAt'],
      ['Heat', '949', 'tt0113277', '2026-01-01'],
      ['The Matrix', '603', '', '2026-01-01 10:00:00'],
    ],
    ['Heat (null), watchlist', 'The Matrix (null), watchlist'],
  ],
  [
    'TMDB’s watchlist and ratings',
    'watchlist.csv',
    [
      TMDB,
      ['949', 'tt0113277', 'movie', 'Heat', '1995-12-15T00:00:00Z', '7.9', '', '2023-05-02T09:29:50Z'],
      ['603', 'tt0133093', 'movie', 'The Matrix', '', '8.2', '8.5', '2023-05-02T00:00:00Z'],
      ['85987', '', 'tv', 'Friends S1E1', '1994-09-22T00:00:00Z', '8', '9', '2023-05-02T09:29:50Z'],
    ],
    [
      'Heat (1995), watchlist',
      'The Matrix (null), watched once, entered 2023-05-02, rated 8.5',
      'left out: 1 no movies',
    ],
  ],
  [
    'TMDB’s favorites',
    'favorites.csv',
    [TMDB, ['949', 'tt0113277', 'movie', 'Heat', '1995-12-15T00:00:00Z', '7.9', '', '']],
    ['Heat (1995), favorite'],
  ],
  [
    'MovieLens’ ratings',
    'movielens-ratings.csv',
    [
      MOVIELENS,
      ['2571', '133093', '603', '4.5', '4.1', 'Matrix, The (1999)'],
      ['6', 'tt0113277', '', '3', '3.8', 'Heat (1995)'],
    ],
    ['The Matrix (1999), watched once, rated 9', 'Heat (1995), watched once, rated 6'],
  ],
  [
    'Simkl’s table',
    'SimklBackup.csv',
    [
      SIMKL,
      ['1', 'Heat', 'movie', '1995', 'completed', '2024-01-04', '9', '949', 'tt0113277'],
      ['2', 'The Matrix', 'movie', '1999', 'plan to watch', '', '', '603', ''],
      ['3', 'Dark', 'tv', '2017', 'completed', '18-12-2023 21:50:41', '', '70523', ''],
      ['4', 'Spirited Away', 'anime', '2001', 'completed', '18-12-2023 21:50:41', '', '129', 'tt0245429'],
      ['5', 'Alien', 'movie', '1979', 'dropped', '', '', '348', ''],
    ],
    [
      'Heat (1995), watched 2024-01-04, rated 9',
      'The Matrix (1999), watchlist',
      'Spirited Away (2001), watched 2023-12-18, by id only',
      'Alien (1979)',
      'left out: 1 no movies',
    ],
  ],
  [
    'Yamtrack’s table',
    'yamtrack.csv',
    [
      YAMTRACK,
      ['949', 'tmdb', 'movie', 'Heat', '8.5', 'Completed', '2024-01-04 00:00:00+00:00'],
      ['603', 'tmdb', 'movie', 'The Matrix', '', 'Planning', ''],
      ['1', 'manual', 'movie', 'Home Video', '', 'Completed', '2024-01-04'],
      ['70523', 'tmdb', 'tv', 'Dark', '', 'Completed', ''],
    ],
    [
      'Heat (null), watched 2024-01-04, rated 8.5',
      'The Matrix (null), watchlist',
      'Home Video (null), watched 2024-01-04',
      'left out: 1 no movies',
    ],
  ],
  [
    'Criticker’s table',
    'criticker.csv',
    [
      CRITICKER,
      ['85', 'Heat', '1995', 'https://www.criticker.com/film/Heat/', 'tt0113277'],
      ['70', 'Dark', '2017', 'https://www.criticker.com/tv/Dark/', 'tt5753856'],
    ],
    ['Heat (1995), watched once, rated 8.5', 'left out: 1 no movies'],
  ],
  [
    'Letterboxd’s import columns with rewatches',
    'any.csv',
    [
      ['Title', 'Rating10', 'WatchedDate', 'Rewatch'],
      ...['Yes', 'true', '1', '2', '', 'No', 'false', '0'].map((rewatch) => ['Heat', '9', '2024-01-04', rewatch]),
    ],
    [
      ...Array<string>(4).fill('Heat (null), watched again 2024-01-04, rated 9'),
      ...Array<string>(4).fill('Heat (null), watched 2024-01-04, rated 9'),
    ],
  ],
  [
    'a watchlist with Letterboxd’s import columns',
    'watchlist.csv',
    [
      ['imdbID', 'tmdbID', 'Title', 'Year', 'Directors'],
      ['tt0113277', '949', 'Heat', '1995', 'Michael Mann'],
    ],
    ['Heat (1995), watchlist'],
  ],
  [
    'a rating, a day and a rating of nothing that can’t be read',
    'ratings.csv',
    [
      [...LETTERBOXD, 'Rating'],
      ['2020-01-02', 'Heat', '1995', '', '★★★★'],
      ['last week', 'The Matrix', '1999', '', '0'],
      ['soon', '', '', '', 'nine'],
    ],
    [
      'Heat (1995), watched once, entered 2020-01-02',
      'The Matrix (1999), watched once',
      'left out: 1 invalid rows',
      'left out: 1 ratings',
      'left out: 1 days',
    ],
  ],
  [
    'days as an American spreadsheet writes them',
    'diary.csv',
    [
      [...LETTERBOXD, 'Rating', 'Watched Date'],
      ['5/13/2024', 'Heat', '1995', '', '4.5', '5/3/2024'],
    ],
    ['Heat (1995), watched 2024-05-03, entered 2024-05-13, rated 9'],
  ],
])('reads %s', (_, path, table, rows) => {
  expect(rowsIn(path, ...table)).toEqual(rows);
});

it.each([
  ['links between sites', ['movieId', 'imdbId', 'tmdbId'], ['6', '113277', '949']],
  [
    'a list of movies with other columns',
    ['tmdbID', 'Title', 'Year', 'Directors'],
    ['949', 'Heat', '1995', 'Michael Mann'],
  ],
  ['the ratings of other people', ['userId', 'movieId', 'rating', 'timestamp'], ['1', '6', '4', '847434962']],
])('does not take %s for the member’s', (_, head, row) => {
  expect(readTable('links.csv', [head, row])).toBeNull();
});
