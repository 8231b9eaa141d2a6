import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readJson } from '../../../../src/domain/import/json-movies';
import { rowsOf } from './rows';

// Moments are on the day of the reader's time zone.
beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
afterEach(() => void vi.unstubAllEnvs());

/** What JSON becomes, as lines of text. @throws the error */
function linesOf(json: unknown, path = 'backup.json') {
  const read = readJson(json, path);
  if (!read.ok) throw new Error(read.error);
  return rowsOf(read.value);
}

const HEAT = { title: 'Heat', year: 1995, ids: { trakt: 1, slug: 'heat-1995', imdb: 'tt0113277', tmdb: 949 } };
const MATRIX = { title: 'The Matrix', year: 1999, ids: { trakt: 2, slug: 'the-matrix-1999', tmdb: 603 } };
const DARK = { title: 'Dark', year: 2017, ids: { trakt: 3, tmdb: 70523 } };

const HISTORY = [
  { id: 9, watched_at: '2025-12-24T20:00:00.000Z', action: 'watch', type: 'movie', movie: HEAT },
  { id: 8, watched_at: '2024-01-02T20:00:00.000Z', action: 'scrobble', type: 'movie', movie: HEAT },
  { id: 7, watched_at: '2024-01-02T19:00:00.000Z', type: 'episode', episode: { season: 1, number: 1 }, show: DARK },
];
const WATCHED = [{ plays: 2, last_watched_at: '2025-12-24T20:00:00.000Z', movie: HEAT }];
const RATINGS = [{ rated_at: '2025-12-25T10:00:00.000Z', rating: 9, type: 'movie', movie: HEAT }];
const LISTED = [{ rank: 1, listed_at: '2025-12-25T10:00:00.000Z', type: 'movie', movie: MATRIX }];

const EXPECTED = [
  'Heat (1995), watched again 2025-12-24 and 2024-01-02, entered 2025-12-25, rated 9',
  'The Matrix (1999), watchlist',
  'left out: 1 no movies',
];

it.each([
  [
    'one list each',
    { type: 'full', username: 'ann', history: HISTORY, watched: WATCHED, ratings: RATINGS, watchlist: LISTED },
  ],
  [
    'lists of movies and shows',
    {
      watched: { movies: WATCHED, shows: [] },
      history: { movies: HISTORY.slice(0, 2), episodes: HISTORY.slice(2) },
      ratings: { movies: RATINGS },
      watchlist: { movies: LISTED },
    },
  ],
  [
    'names in one word',
    { watchedMovies: WATCHED, movieHistory: HISTORY, movieRatings: RATINGS, watchlistMovies: LISTED },
  ],
])('reads Trakt’s lists in one object: %s', (_, json) => expect(linesOf(json)).toEqual(EXPECTED));

it('reads Trakt’s favorites in one object, by either name, but not its other lists', () => {
  const lists = {
    collection: [{ collected_at: '2020-01-01T00:00:00.000Z', movie: HEAT }],
    lists: [{ name: 'Heist', ids: {} }],
  };
  expect(linesOf({ ...lists, favorites: LISTED })).toEqual(['The Matrix (1999), favorite']);
  expect(linesOf({ ...lists, recommendations: LISTED })).toEqual(['The Matrix (1999), favorite']);
  expect(readJson(lists, 'backup.json')).toEqual({ ok: false, error: 'unknown' });
});

it('reads movies as Trakt takes them, whose fields are beside the ids', () => {
  const movies = [{ watched_at: '2025-12-24T20:00:00.000Z', ...HEAT }];
  expect(linesOf({ movies, shows: [{ watched_at: '2025-12-24T20:00:00.000Z', ...DARK }] })).toEqual([
    'Heat (1995), watched 2025-12-24',
    'left out: 1 no movies',
  ]);
});

it.each([
  [
    'watched-history-1.json',
    HISTORY,
    ['Heat (1995), watched 2025-12-24', 'Heat (1995), watched 2024-01-02', EXPECTED[2]],
  ],
  ['watched-movies-2.json', WATCHED, ['Heat (1995), watched again 2025-12-24']],
  ['ratings-movies-1.json', RATINGS, ['Heat (1995), watched once, entered 2025-12-25, rated 9']],
  ['lists-watchlist-1.json', LISTED, ['The Matrix (1999), watchlist']],
  ['lists-favorites-1.json', LISTED, ['The Matrix (1999), favorite']],
])('reads a part of Trakt’s archive: %s', (path, json, lines) => expect(linesOf(json, path)).toEqual(lines));

const RYOT = [
  {
    lot: 'movie',
    source_id: 'Heat',
    identifier: '949',
    source: 'tmdb',
    collections: ['Completed'],
    reviews: [
      { rating: '60', review: { date: '2023-01-01T00:00:00Z', spoiler: false } },
      { rating: '90', review: { date: '2024-01-03T00:00:00Z', spoiler: false } },
    ],
    seen_history: [
      { progress: '100', ended_on: '2024-01-02', providers_consumed_on: ['Netflix'] },
      { ended_on: '2023-05-06T00:00:00Z' },
      { progress: '30', started_on: '2024-02-01' },
    ],
  },
  {
    lot: 'movie',
    source_id: 'The Matrix',
    identifier: '603',
    source: 'tmdb',
    collections: ['Watchlist'],
    reviews: [],
    seen_history: [],
  },
  {
    lot: 'show',
    source_id: 'Dark',
    identifier: '70523',
    source: 'tmdb',
    collections: [],
    reviews: [],
    seen_history: [],
  },
];
const RYOT_LINES = [
  'Heat (null), watched 2024-01-02 and 2023-05-06, rated 9',
  'The Matrix (null), watchlist',
  'left out: 1 no movies',
];

it.each([
  ['whole', { workouts: [], metadata: RYOT, people: [] }],
  [
    'of an older version',
    { media: RYOT.map((item) => ({ ...item, lot: item.lot.replace('m', 'M'), source: 'Tmdb' })) },
  ],
  ['of its media', RYOT],
])('reads Ryot’s export: %s', (_, json) => expect(linesOf(json, 'ryot.json')).toEqual(RYOT_LINES));

it('takes the scale of Ryot’s ratings from the file, and an id of another source for none', () => {
  const [heat] = RYOT;
  const rated = (rating: unknown, source = 'tmdb') => ({ ...heat, source, seen_history: [], reviews: [{ rating }] });
  expect(linesOf([rated(4.5), rated('3')])).toEqual(['Heat (null), rated 9', 'Heat (null), rated 6']);
  const read = readJson([rated(null, 'custom')], 'ryot.json');
  expect(read).toMatchObject({ ok: true, value: { movies: [{ title: 'Heat', tmdbId: null, rating: null }] } });
});

const PLAY = {
  reference_id: 1,
  row_id: 1,
  date: 1766600000,
  friendly_name: 'Ann',
  media_type: 'movie',
  rating_key: 64069,
  full_title: 'Heat',
  title: 'Heat',
  year: 1995,
  guid: 'plex://movie/5d776825880197001ec9000a',
  percent_complete: 97,
  watched_status: 1,
  group_ids: [1, 2],
};

it('reads Tautulli’s history, without what wasn’t watched to the end', () => {
  const data = [
    PLAY,
    { ...PLAY, watched_status: 0, percent_complete: 3 },
    {
      ...PLAY,
      title: 'The Matrix',
      year: '1999',
      watched_status: 0.5,
      guid: 'com.plexapp.agents.themoviedb://603?lang=en',
    },
    { ...PLAY, title: 'Jaws', year: '', guid: 'com.plexapp.agents.imdb://tt0073195?lang=en', friendly_name: 'Tom' },
    { ...PLAY, media_type: 'episode', title: 'Pilot' },
  ];
  const json = { response: { result: 'success', message: null, data: { recordsTotal: 5, data } } };
  expect(linesOf(json, 'history.json')).toEqual([
    'Heat (1995), watched 2025-12-24',
    'Jaws (null), watched 2025-12-24',
    'left out: 1 no movies',
    'left out: 1 plays',
  ]);
  expect(readJson(json, 'history.json')).toMatchObject({
    value: {
      movies: [{ tmdbId: null }, { imdbId: 'tt0073195' }],
      notes: [{ kind: 'profiles', names: ['Ann', 'Tom'] }],
    },
  });
});

it('reads a table that is written as JSON', () => {
  expect(linesOf([{ title: 'Heat', year: 1995, watched_date: '2024-01-02', rating: 4.5, cast: [] }])).toEqual([
    'Heat (1995), watched 2024-01-02, rated 9',
  ]);
});
