import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Table } from '../../../../src/domain/import/csv-movies';
import { rowsIn } from './rows';

beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

const IMDB_LIST = ['Position', 'Const', 'Created', 'Title', 'Title Type', 'Year', 'Your Rating', 'Date Rated'];
const LISTED = ['1', 'tt0113277', '2023-01-01', 'Heat', 'Movie', '1995', '', ''];
const TRAKT = ['imdb_id', 'type', 'watched_at', 'watchlisted_at', 'rating', 'rated_at'];
const YAMTRACK = ['media_id', 'source', 'media_type', 'title', 'score', 'status', 'start_date', 'end_date'];

it.each<readonly [string, string, Table, readonly string[] | null]>([
  [
    'IMDb’s watchlist before lists had the member’s ratings',
    'WATCHLIST.csv',
    [IMDB_LIST.slice(0, 6), LISTED.slice(0, 6)],
    ['Heat (1995), watchlist'],
  ],
  [
    'IMDb’s watchlist under the name that IMDb gives all its files since 2024',
    'd3a1e1f0-1111-4222-8333-0123456789ab (1).csv',
    [IMDB_LIST, LISTED],
    ['Heat (1995), watchlist'],
  ],
  [
    'a list of IMDb of what the member has seen',
    'Check-ins.csv',
    [IMDB_LIST, LISTED],
    ['Heat (1995), watched once, entered 2023-01-01'],
  ],
  ['another list of IMDb', 'Heist movies.csv', [IMDB_LIST, LISTED], ['Heat (1995)']],
  ['a list of IMDb of what is to be seen', 'To be watched.csv', [IMDB_LIST, LISTED], ['Heat (1995)']],
  [
    'Trakt’s import format, with ratings out of ten',
    'trakt.csv',
    [
      TRAKT,
      ['tt0113277', 'movie', '2024-10-25T20:00:00Z', '2024-10-01T10:00:00Z', '4', '2024-10-26T21:00:00Z'],
      ['tt0133093', 'movie', '', '2024-04-30T11:00:00Z', '', ''],
      ['tt0073195', 'movie', 'released', '', '', ''],
      ['tt0903747', 'show', '2024-01-12T02:00:00Z', '', '', ''],
    ],
    [
      'tt0113277, watched 2024-10-25, entered 2024-10-26, rated 4, watchlist',
      'tt0133093, watchlist',
      'tt0073195, watched once',
      'left out: 1 no movies',
    ],
  ],
  [
    'Trakt’s import format with ids of several sites in one column',
    'trakt.csv',
    [
      ['id', 'watched_at', 'watchlisted_at', 'title'],
      ['tt0113277', '2024-10-25T20:00:00Z', '', ''],
      ['tmdb:603', 'unknown', '', ''],
      ['603', '', '2024-10-25T20:00:00Z', 'The Matrix'],
      ['12', '2024-10-25T20:00:00Z', '', ''],
    ],
    ['tt0113277, watched 2024-10-25', '#603, watched once', 'The Matrix (null), watchlist', 'left out: 1 invalid rows'],
  ],
  [
    'Yamtrack’s movie that was only started',
    'yamtrack.csv',
    [YAMTRACK, ['949', 'tmdb', 'movie', 'Heat', '', 'Completed', '2025-03-03', '']],
    ['Heat (null), watched 2025-03-03'],
  ],
  [
    'Netflix’s viewing history in German',
    'NetflixViewingHistory.csv',
    [
      ['Titel', 'Datum'],
      ['Heat', '13.05.24'],
    ],
    ['Heat (null), watched 2024-05-13'],
  ],
  [
    'a spreadsheet, with stars and a formula',
    'movies.csv',
    [
      ['Name', 'Release year', 'Date watched', 'My rating', 'IMDb'],
      ['=HYPERLINK("https://example.com/heat","Heat")', '1995', '3 May 2024', '★★★★½', ''],
      ['="1917"', '2019', '3-May-24', '8/10', 'tt8579674'],
    ],
    ['Heat (1995), watched 2024-05-03, rated 9', '1917 (2019), watched 2024-05-03, rated 8'],
  ],
  [
    'a spreadsheet in Russian, with ratings out of ten',
    'kinopoisk.csv',
    [
      ['Название', 'Оригинальное название', 'Год', 'Оценка', 'Дата'],
      ['Схватка', 'Heat', '1995', '4', '03.05.2024'],
      ['Матрица', '', '1999', '9', '04.05.2024'],
    ],
    [
      'Heat (1995), watched once, entered 2024-05-03, rated 4',
      'Матрица (1999), watched once, entered 2024-05-04, rated 9',
    ],
  ],
  [
    'a spreadsheet in Chinese, without years',
    'movies.csv',
    [
      ['标题', '个人评分', '打分日期'],
      ['盗火线', '5', '2020/01/02'],
    ],
    ['盗火线 (null), watched once, entered 2020-01-02, rated 10'],
  ],
  [
    'a list of a media center, with what was never played',
    'kodi.csv',
    [
      ['title', 'year', 'imdb', 'playcount', 'lastplayed'],
      ['Heat', '1995', 'tt0113277', '2', '2018-03-28 20:00:00'],
      ['The Matrix', '1999', 'tt0133093', '0', ''],
    ],
    ['Heat (1995), watched 2018-03-28', 'The Matrix (1999)'],
  ],
  [
    'a spreadsheet whose only day may be that of watching',
    'filme.csv',
    [
      ['Film', 'Wertung', 'Datum'],
      ['Heat', '4,5', '03.05.2024'],
      ['Ronin', '4', 'gestern'],
    ],
    [
      'Heat (null), watched once, entered 2024-05-03, rated 9',
      'Ronin (null), watched once, rated 8',
      'left out: 1 days',
    ],
  ],
  [
    'titles with ratings only',
    'rated.csv',
    [
      ['Title', 'Year', 'Rating'],
      ['Heat', '1995', '4.5'],
    ],
    ['Heat (1995), watched once, rated 9'],
  ],
  [
    'no list of movies',
    'books.csv',
    [
      ['Title', 'Author', 'Date'],
      ['Ulysses', 'Joyce', '2024-05-03'],
    ],
    null,
  ],
])('reads %s', (_name, path, table, rows) => expect(rowsIn(path, ...table)).toEqual(rows));
