import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  BROWSING_CACHE_BYTES_LIMIT,
  BROWSING_CACHE_MOVIES_LIMIT,
  BROWSING_CACHE_TTL_MS,
} from '../../../src/config/cache';
import { BrowsingCacheStore } from '../../../src/db/browsing-cache';
import { BROWSING_CACHE_STORE } from '../../../src/db/device-names';
import { clearBrowsingCache } from '../../../src/db/clear-browsing-cache';
import { bytesOf } from '../../../src/domain/browsing-cache/eviction';
import type { Listing } from '../../../src/domain/browsing-cache/cached-movie';
import { candidate } from '../services/candidates';

const NOW = Date.parse('2026-11-20');
const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function listing(fields: Partial<Listing> & Pick<Listing, 'movies'>): Listing {
  return { ratings: null, theme: null, seenAt: NOW, requestedAt: NOW, ...fields };
}

const news = (...listings: readonly Listing[]) => ({ listings, metadata: new Map() });

async function moviesIn(cache: BrowsingCacheStore, now = NOW) {
  const read = await cache.read(now);
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
}

it('a movie has the texts of the latest list and the ratings that all lists allow', async () => {
  const cache = new BrowsingCacheStore();
  const [before, after] = [candidate({ id: 1, voteCount: 100 }), candidate({ id: 1, voteCount: 120 })];
  await cache.write(news(listing({ movies: [before], ratings: ['G', 'PG'], theme: 'indie' })), NOW);
  await cache.write(news(listing({ movies: [after], ratings: ['PG', 'PG-13'], seenAt: NOW + 5 })), NOW + 5);
  await cache.write(news(listing({ movies: [candidate({ id: 1, voteCount: 90 })], seenAt: NOW - 5 })), NOW + 9);
  expect(await moviesIn(new BrowsingCacheStore())).toEqual([
    { ...after, themes: ['indie'], ratings: ['PG'], metadata: null, seenAt: NOW + 5 },
  ]);
});

it('metadata is stored only for listed movies, and a later list keeps it', async () => {
  const cache = new BrowsingCacheStore();
  const facts = { certification: 'PG', providers: [], trailerUrl: 'x', keywords: ['biography', 'rome'], seriesId: 7 };
  await cache.write(
    {
      ...news(listing({ movies: [candidate({ id: 1 })] })),
      metadata: new Map([[2, { value: facts, fetchedAt: NOW }]]),
    },
    NOW,
  );
  await cache.write({ ...news(), metadata: new Map([[1, { value: facts, fetchedAt: NOW }]]) }, NOW);
  const expected = [[1, { certification: 'PG', keywords: ['biography'], seriesId: 7 }]];
  expect((await moviesIn(cache)).map(({ id, metadata: known }) => [id, known])).toEqual(expected);
  const later = NOW + 2 * DAY_MS;
  await cache.write(news(listing({ movies: [candidate({ id: 1 })], seenAt: later, requestedAt: later })), later);
  expect((await moviesIn(cache, later)).map(({ id, metadata: known }) => [id, known])).toEqual(expected);
});

it('a list that is seen again within a day is not written again', async () => {
  const cache = new BrowsingCacheStore();
  await cache.write(news(listing({ movies: [candidate({ id: 1 })] })), NOW);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await cache.write(news(listing({ movies: [candidate({ id: 1 })], seenAt: NOW + 5 })), NOW + 5);
  expect(put).not.toHaveBeenCalled();
  await cache.write(news(listing({ movies: [candidate({ id: 1 })], seenAt: NOW + DAY_MS })), NOW + DAY_MS);
  expect(put).toHaveBeenCalledTimes(1);
});

it('stays within its limits of movies and bytes, evicting badly rated and long unseen movies first', async () => {
  const cache = new BrowsingCacheStore();
  const movies = (from: number, count: number, voteAverage: number, overview = '') =>
    Array.from({ length: count }, (_, index) => candidate({ id: from + index, voteAverage, overview }));
  await cache.write(news(listing({ movies: movies(1, 1500, 8) })), NOW);
  await cache.write(news(listing({ movies: movies(2001, 1000, 4) })), NOW);
  await cache.write(news(listing({ movies: movies(4001, 1000, 8), seenAt: NOW - 140 * DAY_MS })), NOW);
  const ids = (await moviesIn(cache)).map(({ id }) => id);
  expect(ids.length).toBeLessThanOrEqual(BROWSING_CACHE_MOVIES_LIMIT);
  expect(ids.filter((id) => id <= 1500)).toHaveLength(1500);
  await cache.write(news(listing({ movies: movies(6001, 100, 9, 'long '.repeat(4000)) })), NOW);
  const bytes = (await moviesIn(cache)).reduce((sum, movie) => sum + bytesOf(movie), 0);
  expect(bytes).toBeLessThanOrEqual(BROWSING_CACHE_BYTES_LIMIT);
  expect(bytes).toBeGreaterThan(BROWSING_CACHE_BYTES_LIMIT / 2);
});

it('expired entries are not returned, and the first response of a visit deletes them', async () => {
  await new BrowsingCacheStore().write(news(listing({ movies: [candidate({ id: 1 })] })), NOW);
  const later = NOW + BROWSING_CACHE_TTL_MS;
  expect(await moviesIn(new BrowsingCacheStore(), later - 1)).toHaveLength(1);
  expect(await moviesIn(new BrowsingCacheStore(), later)).toEqual([]);
  const cache = new BrowsingCacheStore();
  await cache.write(news(listing({ movies: [candidate({ id: 2 })], seenAt: later })), later);
  expect((await moviesIn(cache, NOW)).map(({ id }) => id)).toEqual([2]);
});

it.each([
  { title: 5 },
  { posterPath: '//elsewhere.example/x.jpg' },
  { releaseDate: '2024-00-00' },
  { ratings: ['X'] },
  { metadata: { certification: 'PG' } },
  { seenAt: undefined },
])('a malformed row is dropped: %j', async (change) => {
  const cache = new BrowsingCacheStore();
  await cache.write(news(listing({ movies: [candidate({ id: 1 }), candidate({ id: 2 })] })), NOW);
  const [row] = await moviesIn(cache);
  await set(1, { ...row, ...change }, createStore(...BROWSING_CACHE_STORE));
  expect((await moviesIn(cache)).map(({ id }) => id)).toEqual([2]);
});

it('a refused read or write is returned as an error value', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const cache = new BrowsingCacheStore();
  expect(await cache.write(news(listing({ movies: [candidate({ id: 1 })] })), NOW)).toMatchObject({ ok: false });
  vi.stubGlobal('indexedDB', undefined);
  expect(await new BrowsingCacheStore().read(NOW)).toEqual({ ok: false, error: { reason: 'refused' } });
});

it('signing out clears it together with the other browsing caches', async () => {
  const cache = new BrowsingCacheStore();
  await cache.write(news(listing({ movies: [candidate({ id: 1 })] })), NOW);
  await clearBrowsingCache();
  expect(await moviesIn(cache)).toEqual([]);
});
