import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { csvFile, errorOf, read, WATCHED, zipFile } from '../../domain/import/files';
import { rowsOf } from '../../domain/import/rows';

// Times are on the day of the reader's time zone.
beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

const RATINGS = [
  'userId,movieId,rating,timestamp',
  '7,6,4.5,1714646400',
  '7,2571,3.0,1714732800',
  '7,99,2.0,1714732800',
];
const LINKS = ['movieId,imdbId,tmdbId', '6,0113277,949', '2571,0133093,603'];
const MOVIES = ['movieId,title,genres', '6,Heat (1995),Action|Crime', '2571,"Matrix, The (1999)",Action|Sci-Fi'];
const HEAT = 'Heat (1995), watched once, entered 2024-05-02, rated 9';
const MATRIX = 'The Matrix (1999), watched once, entered 2024-05-03, rated 6';
const UNKNOWN = 'left out: 1 invalid rows';

it('reads one person’s ratings of MovieLens’ research files with what its numbers mean', async () => {
  const [ratings, links, movies] = [
    csvFile('ratings.csv', RATINGS),
    csvFile('links.csv', LINKS),
    csvFile('movies.csv', MOVIES),
  ];
  const both = await read(movies, ratings, links);
  expect(rowsOf(both)).toEqual([HEAT, MATRIX, UNKNOWN]);
  expect(both.movies[0]).toMatchObject({ tmdbId: 949, imdbId: 'tt0113277' });
  expect(rowsOf(await read(ratings, movies))).toEqual([HEAT, MATRIX, UNKNOWN]);
  expect((await read(ratings, links)).movies).toMatchObject([{ tmdbId: 949 }, { tmdbId: 603 }]);
});

it('finds these files in an archive, and needs no column for the person', async () => {
  const files = {
    'ml-latest-small/README.txt': 'Summary',
    'ml-latest-small/links.csv': LINKS.join('\n'),
    'ml-latest-small/movies.csv': MOVIES.join('\n'),
    'ml-latest-small/ratings.csv': RATINGS.map((line) => line.replace(/^[^,]*,/, '')).join('\n'),
    'ml-latest-small/tags.csv': 'userId,movieId,tag,timestamp\n7,6,heist,1714646400',
  };
  expect(rowsOf(await read(zipFile('ml.zip', files)))).toEqual([HEAT, MATRIX, UNKNOWN]);
});

it('says that the meaning of the numbers is missing', async () => {
  expect(await errorOf(csvFile('ratings.csv', RATINGS))).toBe('needs-links');
  expect(
    await errorOf(csvFile('ratings.csv', RATINGS), csvFile('watched.csv', [WATCHED, '2020-01-02,Heat,1995,x'])),
  ).toBe('needs-links');
});

it('takes neither the ratings of several people nor the list of all movies for the member’s', async () => {
  const [links, movies] = [csvFile('links.csv', LINKS), csvFile('movies.csv', MOVIES)];
  expect(await errorOf(csvFile('ratings.csv', [...RATINGS, '8,6,1.0,1714646400']), links)).toBe('unknown');
  expect(await errorOf(links, movies)).toBe('unknown');
  const watched = csvFile('watched.csv', [WATCHED, '2020-01-02,Heat,1995,x']);
  expect((await read(watched, links)).leftOut).toMatchObject([{ reason: 'file', file: 'links.csv' }]);
});
