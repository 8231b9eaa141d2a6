import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BROWSING_CACHE_WRITE_DELAY_MS } from '../../../src/config/cache';
import { createBrowsingCache } from '../../../src/services/browsing-cache';
import { offlineFallback, searchOnlineOrOffline, searchOffline } from '../../../src/services/offline-search';
import { BrowsingCacheStore } from '../../../src/db/browsing-cache';
import type { SearchFailure } from '../../../src/api/tmdb/recommendation-search';
import { cachedMovies, type CachedMovie } from '../../../src/domain/browsing-cache/cached-movie';
import { fail, ok } from '../../../src/domain/values/result';
import { answers, candidate, NOW } from './candidates';

const SEEN = Date.parse(NOW);

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const FILLING = 200;

/** So many comedies, and others that bring the device to what it must have. */
const movies = (count: number, change: Partial<CachedMovie> = {}): CachedMovie[] =>
  Array.from({ length: count }, (_, index) => ({
    ...candidate({ id: index + 1, releaseDate: `${[1980, 2000, 2015][index % 3] ?? 2015}-01-01` }),
    themes: [],
    ratings: null,
    metadata: null,
    seenAt: SEEN - index,
    ...change,
  }));

const others = movies(FILLING, { genreIds: [18] }).map((movie) => ({ ...movie, id: movie.id + 1000 }));
const device = (...all: Parameters<typeof movies>) => [...movies(...all), ...others];

const search = (fields: Partial<Parameters<typeof searchOffline>[1]> = {}) => ({
  answers: answers(),
  excluded: new Set<number>(),
  now: NOW,
  seed: 3,
  ...fields,
});

it('tells how old the oldest of the movies is', async () => {
  const found = await searchOffline(device(15), search());
  expect(found).toMatchObject({ ok: true, value: { since: SEEN - 14 } });
});

it('Try Again goes on with other movies until all were shown', async () => {
  const excluded = new Set<number>();
  const counts: number[] = [];
  for (;;) {
    const found = await searchOffline(device(40), search({ excluded }));
    if (!found.ok) {
      expect(found.error).toBe('none-left');
      break;
    }
    counts.push(found.value.movies.length);
    for (const { id } of found.value.movies) {
      expect(excluded.has(id)).toBe(false);
      excluded.add(id);
    }
  }
  expect(counts).toEqual([15, 15, 10]);
});

it('with restricted ratings, only movies whose rating is known and allowed', async () => {
  const PG = answers({ ageFiltering: 'yes', ageRatings: ['G', 'PG'] });
  const titled = async (change: Partial<CachedMovie>) => {
    const found = await searchOffline(device(20, change), search({ answers: PG }));
    return found.ok
      ? found.value.movies.map(({ certification, certificationEstimated }) => [
          certification,
          certificationEstimated,
        ])[0]
      : found.error;
  };
  const facts = (certification: string) => ({ certification, keywords: [], seriesId: null });
  expect(await titled({ ratings: null })).toBe('too-few');
  expect(await titled({ ratings: ['PG', 'R'] })).toBe('too-few');
  expect(await titled({ ratings: ['PG'], metadata: facts('R') })).toBe('too-few');
  expect(await titled({ ratings: ['PG'] })).toEqual(['PG', false]);
  expect(await titled({ ratings: ['G', 'PG'] })).toEqual(['PG', true]);
  expect(await titled({ metadata: facts('G') })).toEqual(['G', false]);
});

it('no movie that hardly anybody has voted on', async () => {
  expect(await searchOffline(device(20, { voteCount: 49 }), search())).toEqual(fail('too-few'));
});

it('two movies of a series that only the facts name', async () => {
  const found = await searchOffline(
    device(20, { metadata: { certification: '', keywords: [], seriesId: 7 } }),
    search(),
  );
  expect(found.ok && found.value.movies).toHaveLength(2);
});

it('an empty or too small device leaves the failure as it was', async () => {
  const read = (all: readonly CachedMovie[]) => () => Promise.resolve(ok(all));
  const offline: SearchFailure = { reason: 'offline' };
  expect(await offlineFallback(read([]), offline, search())).toEqual(fail(offline));
  expect(await offlineFallback(read(movies(59)), offline, search())).toEqual(fail(offline));
  expect(await offlineFallback(read(others), offline, search())).toEqual(fail(offline));
  const refused = () => Promise.resolve(fail({ reason: 'refused' } as const));
  expect(await offlineFallback(refused, offline, search())).toEqual(fail(offline));
});

it.each<SearchFailure>([
  { reason: 'offline' },
  { reason: 'unreachable' },
  { reason: 'timeout' },
  { reason: 'key-refused' },
  { reason: 'key-missing' },
  { reason: 'server-fault', status: 503 },
  { reason: 'rate-limited', retryAfterMs: 60_000 },
])('stands in for a movie database that fails: $reason', async (failure) => {
  const found = await offlineFallback(() => Promise.resolve(ok(device(40))), failure, search());
  expect(found.ok && found.value.movies).toHaveLength(15);
});

it('that all movies of the device were shown is not said of those that the movie database has [ERR-18]', async () => {
  const all = device(40);
  const excluded = new Set(all.map(({ id }) => id));
  const read = () => Promise.resolve(ok(all));
  const down: SearchFailure = { reason: 'server-fault', status: 503 };
  expect(await offlineFallback(read, down, search({ excluded }))).toEqual(fail(down));
  expect(await offlineFallback(read, { reason: 'offline' }, search({ excluded }))).toEqual(
    fail({ reason: 'device-none-left' }),
  );
});

it.each<SearchFailure>([{ reason: 'none-left' }, { reason: 'none-match' }, { reason: 'cancelled' }])(
  'does not stand in for an answer: $reason',
  async (failure) => {
    const read = vi.fn();
    expect(await offlineFallback(read, failure, search())).toEqual(fail(failure));
    expect(read).not.toHaveBeenCalled();
  },
);

it('without a network the device answers first, and the movie database where it cannot', async () => {
  const read = (count: number) => () => Promise.resolve(ok(device(count, { seenAt: SEEN })));
  const asked = vi.fn(() => Promise.resolve(ok([])));
  expect(await searchOnlineOrOffline(false, asked, read(40), search())).toMatchObject({
    ok: true,
    value: { since: SEEN },
  });
  const excluded = new Set(movies(40).map(({ id }) => id));
  expect(await searchOnlineOrOffline(false, asked, read(40), search({ excluded }))).toEqual(
    fail({ reason: 'device-none-left' }),
  );
  expect(asked).not.toHaveBeenCalled();
  expect(await searchOnlineOrOffline(false, asked, read(0), search())).toEqual(ok({ movies: [], since: null }));
  const failed = () => Promise.resolve(fail({ reason: 'timeout' } as const));
  expect(await searchOnlineOrOffline(false, failed, read(0), search())).toEqual(fail({ reason: 'timeout' }));
});

it('with a network the movie database answers, and the device where it fails', async () => {
  const read = vi.fn(() => Promise.resolve(ok(device(40, { seenAt: SEEN }))));
  const asked = () => Promise.resolve(ok([]));
  expect(await searchOnlineOrOffline(true, asked, read, search())).toEqual(ok({ movies: [], since: null }));
  expect(read).not.toHaveBeenCalled();
  const failed = () => Promise.resolve(fail({ reason: 'timeout' } as const));
  expect(await searchOnlineOrOffline(true, failed, read, search())).toMatchObject({
    ok: true,
    value: { since: SEEN },
  });
});

const listed = { movies: movies(80), ratings: null, theme: null, seenAt: SEEN, askedAt: SEEN };

it('an answer takes one read of the device', async () => {
  const kept = new BrowsingCacheStore();
  await kept.write({ listings: [listed], metadata: new Map() }, SEEN);
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const catalogue = createBrowsingCache(
    () => Promise.resolve(kept),
    () => SEEN,
  );
  expect(await offlineFallback(catalogue.read, { reason: 'offline' }, search())).toMatchObject({ ok: true });
  expect(transactions).toHaveBeenCalledTimes(1);
});

it('answers are written together, later and in the background; a search reads also those that wait', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const write = vi.fn(() => Promise.resolve(ok(null)));
  const read = vi.fn(() => Promise.resolve(ok(cachedMovies(listed))));
  const catalogue = createBrowsingCache(
    () => Promise.resolve({ write, read }),
    () => SEEN,
  );
  catalogue.addListing(listed);
  catalogue.addListing(listed);
  expect(write).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  expect(write.mock.calls).toEqual([[{ listings: [listed, listed], metadata: new Map() }, SEEN]]);
  catalogue.addListing(listed);
  await catalogue.read();
  expect(write).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  expect(write).toHaveBeenCalledTimes(2);
});

it('the list of a first screen waits in memory for more, and is written with it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const write = vi.fn(() => Promise.resolve(ok(null)));
  const load = vi.fn(() => Promise.resolve({ write, read: () => Promise.resolve(ok([])) }));
  const catalogue = createBrowsingCache(load, () => SEEN);
  const trending = { ...listed, movies: movies(20) };
  catalogue.addListing(trending);
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  expect(load).not.toHaveBeenCalled();
  catalogue.addListing(listed);
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  expect(write.mock.calls).toEqual([[{ listings: [trending, listed], metadata: new Map() }, SEEN]]);
});

it('a device that refused once is not asked again on this visit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const write = vi.fn(() => Promise.resolve(fail({ reason: 'refused' } as const)));
  const read = () => Promise.resolve(ok([]));
  const catalogue = createBrowsingCache(
    () => Promise.resolve({ write, read }),
    () => SEEN,
  );
  catalogue.addListing(listed);
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  catalogue.addListing(listed);
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  expect(write).toHaveBeenCalledTimes(1);
});
