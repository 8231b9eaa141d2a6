import { expect, it } from 'vitest';
import { readTable, type Table } from '../../../../src/domain/import/csv-movies';
import { LETTERBOXD, rowsIn } from './rows';

const MOVARY = ['title', 'year', 'tmdbId', 'imdbId'];
const HEAT_IDS = ['Heat', '1995', '949', 'tt0113277'];
const TMDB = ['TMDb ID', 'IMDb ID', 'Type', 'Name', 'Release Date', 'Rating', 'Your Rating', 'Date Rated'];
const YAMTRACK = ['media_id', 'source', 'media_type', 'title', 'score', 'status', 'end_date'];
const SIMKL = ['SIMKL_ID', 'Title', 'Type', 'Year', 'Watchlist', 'WatchedDate', 'Rating', 'TMDB', 'IMDB'];
const CRITICKER = ['Score', ' Film Name', ' Year', ' URL', ' IMDB ID'];
const TV_TIME = ['uuid', 'type', 'entity_type', 'movie_name', 'release_date', 'watch_date_range_key', 'created_at'];
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
    'IMDb’s ratings, one of which can’t be read',
    'ratings.csv',
    [
      ['Const', 'Your Rating', 'Title'],
      ['tt0113277', 'nine', 'Heat'],
    ],
    ['Heat (null), watched once', 'left out: 1 ratings'],
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
    'Netflix’s history in German',
    'NetflixViewingHistory (1).csv',
    [
      ['Title', 'Date'],
      ['Spider-Man: Far from Home', '24.01.23'],
      ['The Twilight Saga: Breaking Dawn: Part 1', '23.01.23'],
      ['Blade Runner 2049', '22.01.23'],
      ['Dark: Staffel 1: Geheimnisse', '21.01.23'],
      ['Dark: Episode 7', '21.01.23'],
      ['Das Damengambit: Miniserie: Eröffnung', '21.01.23'],
    ],
    [
      'Spider-Man: Far from Home (null), watched 2023-01-24',
      'The Twilight Saga: Breaking Dawn: Part 1 (null), watched 2023-01-23',
      'Blade Runner 2049 (null), watched 2023-01-22',
      'left out: 3 no movies',
    ],
  ],
  [
    'Netflix’s history with the month first',
    'NetflixViewingHistory.csv',
    [
      ['Title', 'Date'],
      ['Heat', '1/13/25'],
      ['Ronin', '1/2/25'],
    ],
    ['Heat (null), watched 2025-01-13', 'Ronin (null), watched 2025-01-02'],
  ],
  [
    'Filmweb’s ratings',
    'me_filmweb_20240105.csv',
    [
      ['iso_date', 'user_vote', 'original_title', 'pl_title', 'link', 'year'],
      ['2024-01-04T21:00:00', '9', 'Heat', 'Gorączka', 'https://www.filmweb.pl/film/Gorączka-1995-752', '1996-05-03'],
      ['2024-01-05T21:00:00', '7', '', 'Kler', '', '2018-09-28'],
    ],
    [
      'Heat (1995), watched once, entered 2024-01-04, rated 9',
      'Kler (2018), watched once, entered 2024-01-05, rated 7',
    ],
  ],
  [
    'TV Time’s records',
    'tracking-prod-records.csv',
    [
      TV_TIME,
      ['a', 'watch', 'movie', 'Heat', '1995-12-15 00:00:00', 'watch-date-1783945058', '2026-07-20 12:17:38'],
      ['a', 'follow', 'movie', 'Heat', '1995-12-15 00:00:00', '', '2026-07-13 12:17:38'],
      ['b', 'watch', 'movie', 'Fury', '0001-01-01 00:00:00', '', '2020-02-11 23:09:28'],
      ['c', 'towatch', 'movie', 'Alien', '1979-05-25 00:00:00', '', '2020-02-11 23:09:28'],
      ['d', 'watch', 'episode', '', '', '', '2020-02-11 23:09:28'],
    ],
    [
      'Heat (1995), watched 2026-07-13',
      'Heat (1995)',
      'Fury (null), watched 2020-02-11',
      'Alien (1979), watchlist',
      'left out: 1 no movies',
    ],
  ],
  [
    'TV Time’s ratings, which are codes',
    'ratings-live-votes.csv',
    [
      ['uuid', 'episode_id', 'movie_name', 'vote_key'],
      ...['1', '27', '28', '29', '3', '30'].map((code) => ['a', '0', `Movie ${code}`, `a-b-438631-${code}`]),
      ['b', '5', '', 'b-438631-3'],
    ],
    [
      ...[
        '1 (null), rated 2',
        '27 (null), rated 4',
        '28 (null), rated 6',
        '29 (null), rated 8',
        '3 (null), rated 10',
      ].map((row) => `Movie ${row}`),
      'Movie 30 (null)',
      'left out: 1 no movies',
    ],
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
      ['2020-01-02', 'Heat', '1995', '', 'four'],
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
  ['any titles with dates', ['Title', 'Date'], ['Heat', '2024-05-02']],
  ['TV Time’s reactions', ['uuid', 'movie_name', 'vote_key'], ['a', 'Heat', 'a-1-3']],
  ['the ratings of other people', ['userId', 'movieId', 'rating', 'timestamp'], ['1', '6', '4', '847434962']],
])('does not take %s for the member’s', (_, head, row) => {
  expect(rowsIn('links.csv', head, row)).toBeNull();
});

it('finds the ids in rows of Movary’s watchlist that lack the year', () => {
  const head = [...MOVARY, 'addedAt'];
  const list = readTable('export-watchlist.csv', [head, ['Heat', '949', 'tt0113277', '2026-01-01']]);
  expect(list?.movies).toMatchObject([{ tmdbId: 949, imdbId: 'tt0113277', year: null }]);
});
