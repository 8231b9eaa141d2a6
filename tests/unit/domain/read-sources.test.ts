import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readJson } from '../../../src/domain/import/json-movies';
import { rowsOf } from './import/rows';
import { csvFile, DIARY, jsonFile, noon, RATINGS, read, WATCHED, errorOf, zipFile } from './import/files';
import { leftOut } from './import/rows';

// Moments are on the day of the reader's time zone.
beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

it('reads a Letterboxd export: each movie once, with its last watch date, rating and heart', async () => {
  const list = await read(
    zipFile('letterboxd-ann-2026-11-22.zip', {
      'watched.csv': `${WATCHED}\n2020-01-02,Heat,1995,https://boxd.it/1\n2021-03-04,"Good, the Bad",1966,https://boxd.it/2\n`,
      'diary.csv': `${DIARY}\n2022-05-06,Heat,1995,https://boxd.it/3,4.5,Yes,"one, two",2022-05-05\n`,
      'ratings.csv': `${RATINGS}\n2020-01-02,Heat,1995,https://boxd.it/1,3\n`,
      'likes/films.csv': `${WATCHED}\n2020-01-03,Heat,1995,https://boxd.it/1\n`,
      'deleted/diary.csv': `${DIARY}\n2019-01-01,Cats,2019,https://boxd.it/4,0.5,,,2019-01-01\n`,
      'orphaned/likes/films.csv': `${WATCHED}\n2019-01-01,Cats,2019,https://boxd.it/4\n`,
      'lists/ratings-of-mine.csv': `${WATCHED}\n2019-01-01,Cats,2019,https://boxd.it/4\n`,
      'watchlist.csv': `${WATCHED}\n2019-01-01,Cats,2019,https://boxd.it/4\n`,
      'profile.csv': 'Date Joined,Username\n2019-01-01,ann\n',
    }),
  );
  expect(rowsOf(list)).toEqual([
    'Heat (1995), watched again 2022-05-05, entered 2020-01-02, rated 9, favorite',
    'Good, the Bad (1966), watched once, entered 2021-03-04',
    'Cats (2019), watchlist',
  ]);
  expect(list.movies[0]?.marks.favorite).toEqual({ at: noon(2020, 1, 3) });
});

it('an entry of Letterboxd’s diary and its review are one viewing', async () => {
  const head = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date';
  const review = (watched: string) => `2022-05-06,Heat,1995,https://boxd.it/3,4.5,,"Fine.\r\nFinal.",,${watched}`;
  const diary = csvFile('diary.csv', [DIARY, '2022-05-06,Heat,1995,https://boxd.it/3,4.5,,,2022-05-05']);
  const reviews = csvFile('reviews.csv', [head, review('2022-05-05'), review('')]);
  expect(rowsOf(await read(diary, reviews))).toEqual([
    'Heat (1995), watched 2022-05-05 and once, entered 2022-05-06, rated 9',
  ]);
  expect(rowsOf(await read(csvFile('reviews.csv', [head, review('2022-05-05')])))).toEqual([
    'Heat (1995), watched 2022-05-05, entered 2022-05-06, rated 9',
  ]);
});

it('a diary entry without a watch date has the date of the entry', async () => {
  const list = await read(csvFile('diary.csv', [DIARY, '2022-05-06,Heat,1995,https://boxd.it/3,,,,']));
  expect(rowsOf(list)).toEqual(['Heat (1995), watched once, entered 2022-05-06']);
});

it('an archive’s folders of deleted entries and lists contain nothing of the member’s', async () => {
  const row = `${WATCHED}\n2019-01-01,Cats,2019,https://boxd.it/4\n`;
  for (const folder of ['deleted', 'letterboxd-ann/orphaned', 'lists', '__MACOSX'])
    expect(await errorOf(zipFile('a.zip', { [`${folder}/watched.csv`]: row }))).toBe('unknown');
  expect(await errorOf(csvFile('._watched.csv', [WATCHED, '2019-01-01,Cats,2019,x']))).toBe('unknown');
  expect(rowsOf(await read(zipFile('a.zip', { 'undeleted/watched.csv': row })))).toHaveLength(1);
});

it('reads IMDb ratings by movie id, and counts series and games separately', async () => {
  const list = await read(
    csvFile('ratings.csv', [
      'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year',
      'tt0113277,9,2023-02-01,Heat,Heat,https://www.imdb.com/title/tt0113277,Movie,8.3,170,1995',
      'tt0076759,10,2023-02-02,Star Wars,Star Wars,https://x,TV Movie,8.6,121,1977',
      'tt0944947,9,2023-02-03,Game of Thrones,Game of Thrones,https://x,TV Series,9.2,60,2011',
      'nonsense,,2023-02-04,,,,Movie,,,',
    ]),
  );
  expect(list.movies[0]?.marks).not.toHaveProperty('favorite');
  expect(list.movies).toMatchObject([
    {
      title: 'Heat',
      year: 1995,
      imdbId: 'tt0113277',
      rating: 9,
      viewings: [{ on: null }],
      enteredOn: '2023-02-01',
    },
    { imdbId: 'tt0076759', rating: 10 },
  ]);
  expect(leftOut(list)).toEqual({ unreadable: 1, 'no-movie': 1 });
});

it('an unrated movie on an IMDb list does not count as watched', async () => {
  const head = 'Position,Const,Created,Title,Title Type,Year,Your Rating,Date Rated';
  const { movies } = await read(csvFile('list.csv', [head, '1,tt0113277,2023-01-01,Heat,movie,1995,,']));
  expect(movies).toMatchObject([{ imdbId: 'tt0113277', rating: null }]);
  expect(movies[0]?.viewings).toEqual([]);
});

it('reads Trakt’s watched list, history and ratings, where the list has the history’s viewings, but no shows', async () => {
  const heat = { title: 'Heat', year: 1995, ids: { trakt: 1, slug: 'heat-1995', imdb: 'tt0113277', tmdb: 949 } };
  const list = await read(
    jsonFile('watched-movies.json', [{ plays: 2, last_watched_at: '2024-01-02T20:00:00.000Z', movie: heat }]),
    jsonFile('history.json', [
      { id: 1, watched_at: '2023-01-02T20:00:00.000Z', action: 'watch', type: 'movie', movie: heat },
      { id: 2, watched_at: '2023-01-02T20:00:00.000Z', type: 'episode', episode: {}, show: {} },
      { id: 3, watched_at: '2023-01-02T20:00:00.000Z', type: 'movie', movie: null },
      'nonsense',
    ]),
    jsonFile('ratings-movies.json', [{ rated_at: '2024-01-03T20:00:00.000Z', rating: 7, type: 'movie', movie: heat }]),
  );
  expect(rowsOf(list)).toEqual([
    'Heat (1995), watched again 2024-01-02 and 2023-01-02, entered 2024-01-03, rated 7',
    'left out: 2 invalid rows',
    'left out: 1 no movies',
  ]);
  expect(list.movies).toMatchObject([{ imdbId: 'tt0113277', tmdbId: 949, ratedAt: Date.UTC(2024, 0, 3, 20) }]);
});

it('reads Trakt’s history alone, and ratings alone, even without ids', async () => {
  const movie = { title: 'Heat', year: 1995 };
  const history = [{ watched_at: '2023-01-02T20:00:00.000Z', movie }];
  expect(rowsOf(await read(jsonFile('history.json', history)))).toEqual(['Heat (1995), watched 2023-01-02']);
  const rated = [
    { rated_at: '2023-01-02T20:00:00.000Z', rating: 10, movie: { ...movie, title: 7, ids: { tmdb: 949 } } },
  ];
  expect(rowsOf(await read(jsonFile('ratings.json', rated)))).toEqual([
    '#949, watched once, entered 2023-01-02, rated 10',
  ]);
});

it('reads Trakt’s archive: parts of the history, favorites and the watchlist, but no other list', async () => {
  const entry = (title: string, fields: object) => ({
    ...fields,
    type: 'movie',
    movie: { title, year: 2000, ids: {} },
  });
  const listed = { rank: 1, listed_at: '2024-01-02T20:00:00.000Z' };
  const list = await read(
    zipFile('trakt.zip', {
      'watched-history-1.json': JSON.stringify([entry('One', { watched_at: '2024-01-02T00:00:00.000Z' })]),
      'watched-history-2.json': JSON.stringify([entry('One', { watched_at: '2023-01-02T00:00:00.000Z' })]),
      'watched-movies-1.json': JSON.stringify([
        entry('One', { plays: 2, last_watched_at: '2024-01-02T00:00:00.000Z' }),
      ]),
      'watched-playback.json': JSON.stringify([
        entry('Stopped', { progress: 10, paused_at: '2024-01-02T20:00:00.000Z' }),
      ]),
      'lists-favorites.json': JSON.stringify([
        entry('Two', listed),
        { ...listed, type: 'show', show: { title: 'Dark' } },
      ]),
      'lists-watchlist-1.json': JSON.stringify([entry('Three', listed)]),
      'lists-list-7-favorites-of-others.json': JSON.stringify([entry('Four', listed)]),
      'user-profile.json': '{}',
    }),
  );
  expect(rowsOf(list)).toEqual([
    'One (2000), watched again 2024-01-02 and 2023-01-02',
    'Two (2000), favorite',
    'Three (2000), watchlist',
    'left out: 1 no movies',
  ]);
});

it('reads the viewing activity in Netflix’s archive, and nothing else of it', async () => {
  const head = 'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark';
  const list = await read(
    zipFile('netflix-report.zip', {
      'CONTENT_INTERACTION/ViewingActivity.csv': `${head}\nAnn,2023-01-20 12:00:00,01:50:09,,Heat,,PC,01:50:09`,
      'CONTENT_INTERACTION/SearchHistory.csv': 'Profile Name,Query Typed,Utc Timestamp\nAnn,heat,2023-01-20 11:59:00',
      'CONTENT_INTERACTION/Ratings.csv':
        'Profile Name,Title Name,Thumbs Value,Event Utc Ts\nAnn,Heat,2,2023-01-20 14:00:00',
    }),
  );
  expect(rowsOf(list)).toEqual(['Heat (null), watched 2023-01-20']);
});

it('reads Simkl’s backup', async () => {
  const item = (title: string, fields: object) => ({
    ...fields,
    movie: { title, year: 2000, ids: { simkl: 1, tmdb: '555' } },
  });
  const anime = {
    status: 'completed',
    last_watched_at: '2024-01-02T00:00:00Z',
    show: { title: 'Spirited Away', ids: {} },
  };
  const backup = {
    movies: [
      item('Seen', { status: 'completed', last_watched_at: '2024-01-02T00:00:00Z', user_rating: 9 }),
      {
        ...item('Wanted', { status: 'plantowatch', last_watched_at: null, user_rating: 4 }),
        movie: { title: 'Wanted' },
      },
      {
        ...item('', { status: 'completed' }),
        movie: { title: 'Marked' },
        last_watched_at: '2024-01-02T00:00:00Z',
        added_to_watchlist_at: '2024-01-02T00:00:00Z',
      },
      { status: 'completed', movie: null },
    ],
    shows: [{ status: 'completed', show: { title: 'Dark', ids: {} } }],
    anime: [
      { ...anime, anime_type: 'movie' },
      { ...anime, anime_type: 'tv' },
    ],
  };
  const list = await read(zipFile('SimklBackup.zip', { 'SimklBackup.json': JSON.stringify(backup) }));
  expect(rowsOf(list)).toEqual([
    'Seen (2000), watched 2024-01-02, rated 9',
    'Wanted (null), rated 4, watchlist',
    'Marked (null), watched once, entered 2024-01-02',
    'Spirited Away (null), watched 2024-01-02',
    'left out: 1 invalid rows',
    'left out: 2 no movies',
  ]);
  expect(list.movies[0]?.tmdbId).toBe(555);
});

it('is not confused by invalid values in the year field', async () => {
  const movie = { title: 'Heat', year: { toString: 1995 } };
  const history = [{ watched_at: '2023-01-02T20:00:00.000Z', movie }];
  expect((await read(jsonFile('history.json', history))).movies).toMatchObject([{ title: 'Heat', year: null }]);
});

it.each([null, 7, 'watched', {}, { format: 'other' }, [], [null], ['watched_at']])('rejects unknown JSON: %j', (json) =>
  expect(readJson(json, 'any.json')).toEqual({ ok: false, error: 'unknown' }),
);
