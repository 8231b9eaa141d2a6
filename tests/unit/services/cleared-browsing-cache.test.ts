import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BROWSING_CACHE_WRITE_DELAY_MS } from '../../../src/config/cache';
import { createBrowsingCache, type BrowsingCache } from '../../../src/services/browsing-cache';
import { BrowsingCacheStore } from '../../../src/db/browsing-cache';
import { clearBrowsingCache } from '../../../src/db/clear-browsing-cache';
import { createTmdbClient, NO_FILTERS } from '../../../src/api/tmdb/client';
import { ok } from '../../../src/domain/values/result';
import { candidate } from './candidates';

const START = Date.parse('2026-11-20');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START });
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab of this browser with its own memory. */
function openTab(): BrowsingCache {
  const cache = new BrowsingCacheStore();
  return createBrowsingCache(() => Promise.resolve(cache), Date.now);
}

/** A response with the given number of movies, requested now. */
function list(firstId: number, count: number) {
  const movies = Array.from({ length: count }, (_, index) => candidate({ id: firstId + index }));
  return { movies, ratings: null, theme: null, seenAt: Date.now(), requestedAt: Date.now() };
}

async function idsIn(catalog: BrowsingCache): Promise<readonly number[]> {
  const read = await catalog.read();
  if (!read.ok) throw new Error(read.error.reason);
  return read.value.map(({ id }) => id);
}

const facts = { certification: 'PG', providers: [], trailerUrl: '', keywords: [], seriesId: 7 };

it.each([
  ['the tab itself had requested', (tab: BrowsingCache) => tab, 70],
  ['another tab had requested', openTab, 70],
  ['were waiting to be written', (tab: BrowsingCache) => tab, 20],
])('after a sign-out no movies are written that %s', async (_, store, count) => {
  const tab = openTab();
  const stored = store(tab);
  stored.addListing(list(1, count));
  stored.addMetadata(1001, facts);
  vi.setSystemTime(START + 100);
  await clearBrowsingCache();
  await vi.advanceTimersByTimeAsync(BROWSING_CACHE_WRITE_DELAY_MS);
  stored.addListing(list(1001, 70));
  const read = await stored.read();
  if (!read.ok) throw new Error(read.error.reason);
  expect(read.value).toHaveLength(70);
  expect(read.value.filter(({ id, metadata: known }) => id < 1001 || known !== null)).toEqual([]);
  expect(await idsIn(tab)).toHaveLength(70);
});

it('a response requested before a sign-out is not written after it', async () => {
  const catalog = openTab();
  let resolve: (response: Response) => void = () => undefined;
  const promise = new Promise<Response>((respond) => (resolve = respond));
  const client = createTmdbClient({
    baseUrl: 'http://localhost/3',
    getKey: () => Promise.resolve(ok('key')),
    online: () => true,
    fetch: () => promise,
    onMovies: catalog.addListing,
  });
  const answer = client.getMovies('/trending/movie/week', {}, NO_FILTERS);
  vi.setSystemTime(START + 100);
  await clearBrowsingCache();
  vi.setSystemTime(START + 200);
  resolve(Response.json({ page: 1, total_pages: 1, total_results: 1, results: [{ id: 603, title: 'The Matrix' }] }));
  expect(await answer).toMatchObject({ ok: true, value: { value: { movies: [{ id: 603 }] } } });
  expect(await idsIn(catalog)).toEqual([]);
});

it('a device whose clock was set back after a sign-out stores movies again', async () => {
  await clearBrowsingCache();
  vi.setSystemTime(START - 24 * 60 * 60_000);
  const catalog = openTab();
  catalog.addListing(list(1, 5));
  expect(await idsIn(catalog)).toHaveLength(5);
});
