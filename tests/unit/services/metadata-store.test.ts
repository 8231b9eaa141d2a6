import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import {
  DETAILS_REFRESH_MS,
  METADATA_CACHE_LIMIT,
  METADATA_FRESH_MS,
  METADATA_RETRY_MS,
} from '../../../src/config/cache';
import { MetadataCache } from '../../../src/db/metadata-cache';
import { createMetadataStore, type MetadataStoreOptions } from '../../../src/services/metadata-store';
import type { Dated } from '../../../src/domain/movies/movie';
import type { TmdbError } from '../../../src/api/tmdb/errors';
import type { MovieMetadata } from '../../../src/domain/movies/metadata';
import { fail, ok, type Result } from '../../../src/domain/values/result';
import { eventually } from '../../time/eventually';

const NOW = Date.UTC(2026, 10, 21);
const facts = (certification: string): MovieMetadata => ({
  certification,
  providers: [],
  trailerUrl: '',
  keywords: [],
  seriesId: null,
});

type Loaded = Result<Dated<MovieMetadata>, TmdbError>;

/** A page on a device; pages with the same `cache` share the device. */
function pageOf(fields: Partial<MetadataStoreOptions> = {}, answer: (id: number) => Loaded | Promise<Loaded> = known) {
  const requests: string[] = [];
  const store = createMetadataStore({
    cache: {
      read: () => Promise.resolve(null),
      write: () => Promise.resolve(),
      missing: () => Promise.resolve(new Set()),
      markMissing: () => Promise.resolve(),
    },
    fetch: async (id, _signal, urgency) => {
      requests.push(`${id} ${urgency}`);
      return answer(id);
    },
    online: () => true,
    now: () => NOW,
    ...fields,
  });
  return { store, requests };
}
const known = (id: number): Loaded => ok({ value: facts(`of ${id}`), fetchedAt: NOW });

afterEach(() => vi.useRealTimers());

it('requests a movie on several cards once, after interactive requests, and notifies all cards', async () => {
  const { store, requests } = pageOf();
  const listeners = [vi.fn(), vi.fn()];
  listeners.forEach((listener) => store.subscribe(7, listener));
  await eventually(() => listeners.forEach((listener) => expect(listener).toHaveBeenCalledOnce()));
  expect(store.peek(7)?.certification).toBe('of 7');
  expect(requests).toEqual(['7 prefetch']);
  store.subscribe(7, vi.fn());
  await store.getStored(7);
  expect(requests).toHaveLength(1);
});

it('stores metadata for later pages and offline use, and refreshes it after a week', async () => {
  const cache = new MetadataCache();
  const first = pageOf({ cache });
  first.store.subscribe(5007, vi.fn());
  await eventually(async () => expect(await cache.read(5007, NOW)).not.toBeNull());

  const offline = pageOf({ cache, online: () => false });
  offline.store.subscribe(5007, vi.fn());
  await eventually(() => expect(offline.store.peek(5007)?.certification).toBe('of 5007'));

  const later = pageOf({ cache, now: () => NOW + METADATA_FRESH_MS }, () =>
    ok({ value: facts('R'), fetchedAt: NOW + METADATA_FRESH_MS }),
  );
  later.store.subscribe(5007, vi.fn());
  await eventually(() => expect(later.store.peek(5007)?.certification).toBe('R'));
  expect([first.requests.length, offline.requests.length, later.requests.length]).toEqual([1, 0, 1]);
});

it('stores only the newest thousand', async () => {
  const before = new MetadataCache();
  await before.write(0, { value: facts('G'), fetchedAt: NOW }, NOW);
  for (let id = 1; id <= METADATA_CACHE_LIMIT; id += 1)
    await before.write(id, { value: facts('G'), fetchedAt: NOW - id }, NOW);
  const after = new MetadataCache();
  await after.write(9999, { value: facts('G'), fetchedAt: NOW }, NOW);
  await eventually(async () => expect(await after.read(METADATA_CACHE_LIMIT, NOW)).toBeNull());
  expect(await after.read(METADATA_CACHE_LIMIT - 100, NOW)).not.toBeNull();
});

it('stores the metadata of loaded details, unless it has newer data', async () => {
  const { store, requests } = pageOf();
  store.update(7, facts('PG'), NOW - 5);
  store.subscribe(7, vi.fn());
  await store.getStored(7);
  expect([store.peek(7)?.certification, requests]).toEqual(['PG', []]);
  store.update(7, facts('R'), NOW - 9);
  expect(store.peek(7)?.certification).toBe('PG');
  store.update(7, facts('R'), NOW);
  expect(store.peek(7)?.certification).toBe('R');
});

it('answers a search from its cache, and requests the rest with interactive priority', async () => {
  const { store, requests } = pageOf();
  store.update(7, facts('PG'), NOW);
  expect(await store.getFresh(7)).toEqual(ok(facts('PG')));
  expect(await store.getFresh(8)).toEqual(ok(facts('of 8')));
  expect(requests).toEqual(['8 interactive']);
});

it('retries once after a temporary failure, and again when back online', async () => {
  vi.useFakeTimers();
  let down = true;
  const { store, requests } = pageOf({}, (id) => (down ? fail({ reason: 'server-fault', status: 503 }) : known(id)));
  store.subscribe(7, vi.fn());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(2);
  down = false;
  store.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.peek(7)?.certification).toBe('of 7');
});

it.each<TmdbError>([
  { reason: 'offline' },
  { reason: 'unreachable' },
  { reason: 'timeout' },
  { reason: 'server-fault', status: 500 },
  { reason: 'malformed' },
  { reason: 'key-missing' },
  { reason: 'key-refused' },
  { reason: 'rate-limited', retryAfterMs: 2000 },
])('one failure does not make an estimate permanent: $reason', async (error) => {
  vi.useFakeTimers();
  let requestCount = 0;
  const { store, requests } = pageOf({}, (id) => ((requestCount += 1) === 1 ? fail(error) : known(id)));
  store.subscribe(7, vi.fn());
  await vi.advanceTimersByTimeAsync(METADATA_RETRY_MS);
  expect(store.peek(7)?.certification).toBe('of 7');
  expect(requests).toHaveLength(2);
});

it('waits as long as a rate-limiting service asks for', async () => {
  vi.useFakeTimers();
  let requestCount = 0;
  const { store, requests } = pageOf({}, (id) =>
    (requestCount += 1) === 1 ? fail({ reason: 'rate-limited', retryAfterMs: 45_000 }) : known(id),
  );
  store.subscribe(7, vi.fn());
  await vi.advanceTimersByTimeAsync(44_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.peek(7)?.certification).toBe('of 7');
});

it('requests a missing movie only once', async () => {
  vi.useFakeTimers();
  const { store, requests } = pageOf({}, () => fail({ reason: 'not-found' }));
  store.subscribe(7, vi.fn());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
});

it('cancels a request when its card is gone', async () => {
  let ended: AbortSignal | undefined;
  const { store } = pageOf({
    fetch: (_id, signal) => {
      ended = signal;
      return new Promise(() => undefined);
    },
  });
  const unsubscribe = store.subscribe(7, vi.fn());
  await eventually(() => expect(ended).toBeDefined());
  unsubscribe();
  expect(ended?.aborted).toBe(true);
});

it('remembers for a month that a movie does not exist, unless somebody is waiting for it', async () => {
  const cache = new MetadataCache();
  const none = (): Loaded => fail({ reason: 'not-found' });
  const first = pageOf({ cache }, none);
  first.store.subscribe(6006, vi.fn());
  await eventually(async () => expect(await first.store.missing([6005, 6006])).toEqual(new Set([6006])));

  const second = pageOf({ cache, now: () => NOW + DETAILS_REFRESH_MS - 1 }, none);
  second.store.subscribe(6006, vi.fn());
  second.store.subscribe(6007, vi.fn());
  await eventually(() => expect(second.requests).toEqual(['6007 prefetch']));
  expect((await second.store.getFresh(6006)).ok).toBe(false);
  expect(second.requests).toContain('6006 interactive');

  const later = pageOf({ cache, now: () => NOW + DETAILS_REFRESH_MS });
  later.store.subscribe(6006, vi.fn());
  await eventually(() => expect(later.requests).toEqual(['6006 prefetch']));
});

it('requests metadata again after the country changes, and shows no services until it arrives', async () => {
  let country = 'US';
  const of = () => (country === 'US' ? facts('PG') : { ...facts('PG'), country, localCertification: '12' });
  const read = vi.fn(() => Promise.resolve(null));
  const { store, requests } = pageOf(
    {
      country: () => country,
      cache: {
        read,
        write: () => Promise.resolve(),
        missing: () => Promise.resolve(new Set()),
        markMissing: () => Promise.resolve(),
      },
    },
    () => ok({ value: of(), fetchedAt: NOW - 10 }),
  );
  const listeners = vi.fn();
  store.subscribe(7, listeners);
  await eventually(() => expect(listeners).toHaveBeenCalledOnce());
  country = 'DE';
  expect(store.peek(7)).toMatchObject({ certification: 'PG', providers: null, country: 'DE' });
  expect(store.peek(7)).toBe(store.peek(7));
  store.countryChanged();
  await eventually(() => expect(store.peek(7)).toMatchObject({ providers: [], localCertification: '12' }));
  expect(requests).toHaveLength(2);
  // What is stored for the other country has less to say, however new it is.
  store.update(7, facts('R'), NOW);
  expect(store.peek(7)).toMatchObject({ certification: 'PG', country: 'DE' });
  expect(await store.getFresh(7)).toMatchObject({ ok: true, value: { localCertification: '12' } });
  expect(requests).toHaveLength(2);
});

it('when a request fails, the cached metadata is returned without the other country’s services', async () => {
  const { store } = pageOf({ country: () => 'DE' }, () => fail({ reason: 'unreachable' }));
  store.update(7, facts('PG'), NOW);
  expect(await store.getFresh(7)).toMatchObject({ ok: true, value: { certification: 'PG', providers: null } });
});
