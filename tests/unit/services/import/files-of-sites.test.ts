import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { read } from '../../domain/import/files';
import { leftOut, rowsOf } from '../../domain/import/rows';

const FOLDER = 'tests/fixtures/import';
const open = (...paths: readonly string[]) =>
  paths.map((path) => new File([readFileSync(join(FOLDER, path))], basename(path)));

// Trakt's moments are on the day of the reader's time zone.
beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

it.each([
  [
    'letterboxd-seen-earlier.zip',
    [
      'Heat (1995), watched 2009-07-11, entered 2024-05-02, rated 9',
      'The Matrix (1999), watched 2024-05-02, entered 2024-05-03',
      'Jaws (1975), watched once, entered 2024-05-04',
    ],
  ],
  ['letterboxd-packed-by-a-mac.zip', ['Heat (1995), watched once, entered 2026-05-01, rated 9']],
  [
    'diary.csv',
    [
      'Toy Story (1995), watched 2011-08-20, entered 2011-08-20',
      'Heat (1995), watched 2018-01-05, entered 2018-01-05',
      'Amélie (2001), watched 2026-10-02, entered 2026-10-02',
    ],
  ],
  ['my-diary-2024.csv', ['Heat (1995), watched 2009-07-11, entered 2024-05-02, rated 9']],
  ['someone_watched.csv', ['Heat (1995), watched once, entered 2024-05-02']],
  [
    'ratings.csv',
    [
      'Heat (1995), watched once, entered 2024-05-03, rated 9',
      'The Matrix (1999), watched once, entered 2024-05-04, rated 8',
    ],
  ],
  [
    'letterboxd-import-columns.csv',
    ['Heat (1995), watched 2025-12-24, rated 9', 'The Matrix (1999), watched 2025-12-25, rated 3'],
  ],
  ['letterboxd-import-columns-imdb-only.csv', ['Heat (1995), watched 2025-12-24, rated 9']],
  [
    'imdb-italian.csv',
    [
      'Heat - La sfida (1995), watched once, entered 2025-02-03, rated 9, by id only',
      'Matrix (1999), watched once, entered 2025-02-04, rated 8, by id only',
      'Il monello (1921), watched once, entered 2025-02-05, rated 7, by id only',
      'Whiplash (2013), watched once, entered 2025-02-06, rated 7, by id only',
      'left out: 3 no movies',
    ],
  ],
  ['imdb-german.csv', ['Heat (1995), watched once, entered 2024-03-09, rated 9, by id only', 'left out: 1 no movies']],
  ['imdb-spanish.csv', ['Heat (1995), watched once, entered 2024-03-09, rated 9, by id only']],
  [
    'imdb-2012.csv',
    [
      'The Matrix (1999), watched once, entered 2011-04-23, rated 8',
      'Heat (1995), watched once, entered 2012-03-04, rated 9',
      'A Film To Come (null)',
      'left out: 1 no movies',
    ],
  ],
  [
    'imdb-2019-windows-1252.csv',
    [
      'Amélie (2001), watched once, entered 2019-03-01, rated 9',
      'Léon: The Professional (1994), watched once, entered 2019-03-02, rated 9',
      'The Matrix (1999), watched once, entered 2019-03-03, rated 8',
    ],
  ],
  ['trakt-unknown-date.json', ['Heat (1995), watched once', 'The Matrix (1999), watched 2025-07-13']],
  ['watched-history-1.json', ['Toy Story (1995), watched once', 'Heat (1995), watched once']],
  ['lists-favorites.json', ['Heat (1995), favorite']],
  ['movary-history.csv', ['Heat (1995), watched 2025-12-24', 'The Matrix (1999), watched 2026-01-02']],
  ['movary-watchlist.csv', ['Heat (1995), watchlist', 'The Matrix (1999), watchlist']],
  ['NetflixViewingHistory.csv', ['Heat (null), watched 2025-12-24', 'left out: 1 no movies']],
  ['tmdb-ratings.csv', ['Heat (1995), watched once, entered 2023-05-02, rated 9', 'left out: 1 no movies']],
])('%s', async (name, rows) => {
  expect(rowsOf(await read(...open(name)))).toEqual(rows);
});

it('a diary with the list of watched movies', async () => {
  const folder = 'letterboxd-diary-and-watched';
  const list = await read(...open(join(folder, 'watched.csv'), join(folder, 'diary.csv')));
  expect(rowsOf(list)).toEqual([
    'Heat (1995), watched 2011-08-20 and again 2015-02-01, entered 2024-03-09, rated 9',
    'Amélie (2001), watched once, entered 2024-03-09',
  ]);
});

it('the unpacked files of an export, chosen together', async () => {
  const folder = 'letterboxd-unpacked-folder';
  const list = await read(...open(...readdirSync(join(FOLDER, folder)).map((name) => join(folder, name))));
  expect(rowsOf(list)).toEqual([
    'Heat (1995), watched 2026-05-01, entered 2026-05-01, rated 9',
    'Jaws (1975), watchlist',
  ]);
  // the profile and the comments
  expect(leftOut(list)).toEqual({ file: 2 });
});
