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

/** The given number of comedies, plus others up to the minimum for a search on the device. */
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

it('returns the age of the oldest movie', async () => {
  const found = await searchOffline(device(15), search());
  expect(found).toMatchObject({ ok: true, value: { since: SEEN - 14 } });
});

it('Try Again continues with other movies until all have been shown', async () => {
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

it('with restricted ratings, finds only movies whose rating is known and allowed', async () => {
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

it('finds no movie with hardly any votes', async () => {
  expect(await searchOffline(device(20, { voteCount: 49 }), search())).toEqual(fail('too-few'));
});

it('finds only one movie of a series that is named only in its metadata', async () => {
  const found = await searchOffline(
    device(20, { metadata: { certification: '', keywords: [], seriesId: 7 } }),
    search(),
  );
  expect(found.ok && found.value.movies).toHaveLength(2);
});

it('an empty or nearly empty device leaves the error unchanged', async () => {
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
])('replaces a failing movie database: $reason', async (failure) => {
  const found = await offlineFallback(() => Promise.resolve(ok(device(40))), failure, search());
  expect(found.ok && found.value.movies).toHaveLength(15);
});

it('all movies of the device being shown does not mean that the movie database has no more [ERR-18]', async () => {
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
  'does not replace a response: $reason',
  async (failure) => {
    const read = vi.fn();
    expect(await offlineFallback(read, failure, search())).toEqual(fail(failure));
    expect(read).not.toHaveBeenCalled();
  },
);

it('offline the device answers first, and the movie database where it can’t', async () => {
  const read = (count: number) => () => Promise.resolve(ok(device(count, { seenAt: SEEN })));
  const onlineSearch = vi.fn(() => Promise.resolve(ok([])));
  expect(await searchOnlineOrOffline(false, onlineSearch, read(40), search())).toMatchObject({
    ok: true,
    value: { since: SEEN },
  });
  const excluded = new Set(movies(40).map(({ id }) => id));
  expect(await searchOnlineOrOffline(false, onlineSearch, read(40), search({ excluded }))).toEqual(
    fail({ reason: 'device-none-left' }),
  );
  expect(onlineSearch).not.toHaveBeenCalled();
  expect(await searchOnlineOrOffline(false, onlineSearch, read(0), search())).toEqual(ok({ movies: [], since: null }));
  const failed = () => Promise.resolve(fail({ reason: 'timeout' } as const));
  expect(await searchOnlineOrOffline(false, failed, read(0), search())).toEqual(fail({ reason: 'timeout' }));
});

it('online the movie database answers, and the device where that fails', async () => {
  const read = vi.fn(() => Promise.resolve(ok(device(40, { seenAt: SEEN }))));
  const onlineSearch = () => Promise.resolve(ok([]));
  expect(await searchOnlineOrOffline(true, onlineSearch, read, search())).toEqual(ok({ movies: [], since: null }));
  expect(read).not.toHaveBeenCalled();
  const failed = () => Promise.resolve(fail({ reason: 'timeout' } as const));
  expect(await searchOnlineOrOffline(true, failed, read, search())).toMatchObject({
    ok: true,
    value: { since: SEEN },
  });
});

const listed = { movies: movies(80), ratings: null, theme: null, seenAt: SEEN, requestedAt: SEEN };

it('a search reads the storage once', async () => {
  const cache = new BrowsingCacheStore();
  await cache.write({ listings: [listed], metadata: new Map() }, SEEN);
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const catalog = createBrowsingCache(
    () => Promise.resolve(cache),
    () => SEEN,
  );
  expect(await offlineFallback(catalog.read, { reason: 'offline' }, search())).toMatchObject({ ok: true });
  expect(transactions).toHaveBeenCalledTimes(1);
});

it('responses are written together, later and in the background, and a search sees the unwritten ones as well', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const write = vi.fn(() => Promise.resolve(ok(null)));
  const read = vi.fn(() => Promise.resolve(ok(cachedMovies(listed))));
  const catalog = createBrowsingCache(
    () => Promise.resolve({ write, read }),
    () => SEEN,
  );
  catalog.addListing(listed);
  catalog.addListing(listed);
  expect(write).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  expect(write.mock.calls).toEqual([[{ listings: [listed, listed], metadata: new Map() }, SEEN]]);
  catalog.addListing(listed);
  await catalog.read();
  expect(write).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  expect(write).toHaveBeenCalledTimes(2);
});

it('the first screen’s list is held in memory and written with the next response', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const write = vi.fn(() => Promise.resolve(ok(null)));
  const load = vi.fn(() => Promise.resolve({ write, read: () => Promise.resolve(ok([])) }));
  const catalog = createBrowsingCache(load, () => SEEN);
  const trending = { ...listed, movies: movies(20) };
  catalog.addListing(trending);
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  expect(load).not.toHaveBeenCalled();
  catalog.addListing(listed);
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  expect(write.mock.calls).toEqual([[{ listings: [trending, listed], metadata: new Map() }, SEEN]]);
});

it('storage that refused once is not tried again on this visit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const write = vi.fn(() => Promise.resolve(fail({ reason: 'refused' } as const)));
  const read = () => Promise.resolve(ok([]));
  const catalog = createBrowsingCache(
    () => Promise.resolve({ write, read }),
    () => SEEN,
  );
  catalog.addListing(listed);
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  catalog.addListing(listed);
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  expect(write).toHaveBeenCalledTimes(1);
});
