import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMemberExport } from '../../../src/db/export-data';
import { changeSyncState } from '../../../src/db/sync-state';
import { MemberDatabase, type MirrorRow } from '../../../src/db/member-database';

let database: MemberDatabase;
beforeEach(() => (database = new MemberDatabase(crypto.randomUUID())));
afterEach(() => database.delete());

const NOW = Date.UTC(2026, 0, 31, 12);
const DAY = 24 * 60 * 60_000;

const mark = (kind: MirrorRow['kind'], movieId: number, ts: number): MirrorRow => ({
  kind,
  movieId,
  ts,
  present: 1,
  op: `op-${movieId}`,
  seq: movieId,
});

const copied = async () => {
  const copy = await readMemberExport(database, 'ann@example.com', NOW);
  if (!copy.ok) throw new Error(copy.error.reason);
  return copy.value;
};

it('contains every kind of mark as the member sees it, pending changes included, newest first', async () => {
  await database.mirror.bulkPut([
    mark('favorite', 1, NOW - 3 * DAY),
    mark('favorite', 2, NOW - 2 * DAY),
    mark('watched', 1, NOW - DAY),
    mark('recommended', 9, NOW - DAY),
    mark('watchlist', 6, NOW - DAY),
    mark('dismissed', 7, NOW - DAY),
  ]);
  const operation = { kind: 'favorite', movieId: 3, present: true, ts: NOW, op: 'x', movie: null } as const;
  await database.outbox.bulkPut([
    { key: 'favorite:3', operation, state: 'waiting', addedAt: NOW, code: null },
    {
      key: 'favorite:1',
      operation: { ...operation, movieId: 1, present: false, op: 'y' },
      state: 'waiting',
      addedAt: NOW,
      code: null,
    },
  ]);
  await database.movies.put({
    id: 2,
    title: 'Amélie',
    year: 2001,
    rating: 8,
    genres: ['Comedy'],
    description: '',
    posterPath: null,
  });
  const { marks, format, version, copiedAt } = await copied();
  expect({ format, version, copiedAt }).toEqual({
    format: 'matinee-copy',
    version: 2,
    copiedAt: '2026-01-31T12:00:00.000Z',
  });
  expect(marks).toEqual({
    favorite: [
      { tmdbId: 3, title: null, year: null, markedAt: '2026-01-31T12:00:00.000Z' },
      { tmdbId: 2, title: 'Amélie', year: 2001, markedAt: '2026-01-29T12:00:00.000Z' },
    ],
    watched: [{ tmdbId: 1, title: null, year: null, markedAt: '2026-01-30T12:00:00.000Z' }],
    watchlist: [{ tmdbId: 6, title: null, year: null, markedAt: '2026-01-30T12:00:00.000Z' }],
    dismissed: [{ tmdbId: 7, title: null, year: null, markedAt: '2026-01-30T12:00:00.000Z' }],
    recommended: [{ tmdbId: 9, title: null, year: null, markedAt: '2026-01-30T12:00:00.000Z' }],
  });
});

it('contains the diary: every viewing with its date, and the ratings', async () => {
  const viewing = (movieId: number, watchedOn: string | null) => ({ movieId, watchedOn, rewatch: false });
  await database.mirror.bulkPut([
    { ...mark('viewing', 501, NOW), value: viewing(1, '2009-07-11') },
    { ...mark('viewing', 502, NOW), value: viewing(2, '2024-05-02') },
    { ...mark('rating', 1, NOW), value: 9 },
  ]);
  expect(await copied()).toMatchObject({
    viewings: [
      { tmdbId: 2, watchedOn: '2024-05-02', rewatch: false },
      { tmdbId: 1, watchedOn: '2009-07-11', rewatch: false },
    ],
    ratings: [{ tmdbId: 1, rating: 9 }],
  });
});

it('contains profile, badges and searches, and names what the device has never received', async () => {
  expect(await copied()).toMatchObject({
    complete: false,
    badges: null,
    searches: [],
    profile: { email: 'ann@example.com', username: null, firstName: null, lastName: null },
  });
  await database.profile.put({ id: 'profile', username: 'ann', firstName: 'Ann', lastName: 'Lee' });
  await database.account.put({
    id: 'account',
    fetchedAt: NOW,
    badges: [],
    genreCounts: [],
    earned: [
      {
        badge: {
          id: 'b',
          name: 'First Steps',
          description: '',
          icon: 'Film',
          color: 'blue',
          requirement: 'search_count',
          required: 1,
        },
        earnedAt: '2026-01-02T03:04:05Z',
      },
    ],
    searchCount: 1,
    newBadges: [],
  });
  await database.searches.bulkPut([
    { at: NOW - DAY, mood: 'happy', genres: ['comedy'], movies: [{ id: 2, title: 'Amélie', posterPath: null }] },
    { at: NOW, mood: 'tense', genres: [], movies: [] },
  ]);
  expect(await copied()).toMatchObject({
    profile: { username: 'ann', firstName: 'Ann', lastName: 'Lee' },
    badges: [{ name: 'First Steps', earnedAt: '2026-01-02T03:04:05Z' }],
    searches: [
      { at: '2026-01-31T12:00:00.000Z', mood: 'tense', genres: [], movies: [] },
      { mood: 'happy', genres: ['comedy'], movies: [{ tmdbId: 2, title: 'Amélie' }] },
    ],
  });
});

it('says that it is complete once all marks have been pulled', async () => {
  await changeSyncState(database, { syncedAt: NOW });
  expect((await copied()).complete).toBe(true);
});
