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

type Told = Result<Dated<MovieMetadata>, TmdbError>;

/** A page on a device; the same `kept` is the same device. */
function pageOf(fields: Partial<MetadataStoreOptions> = {}, answer: (id: number) => Told | Promise<Told> = known) {
  const asked: string[] = [];
  const store = createMetadataStore({
    cache: {
      read: () => Promise.resolve(null),
      write: () => Promise.resolve(),
      missing: () => Promise.resolve(new Set()),
      markMissing: () => Promise.resolve(),
    },
    fetch: async (id, _signal, urgency) => {
      asked.push(`${id} ${urgency}`);
      return answer(id);
    },
    online: () => true,
    now: () => NOW,
    ...fields,
  });
  return { store, asked };
}
const known = (id: number): Told => ok({ value: facts(`of ${id}`), fetchedAt: NOW });

afterEach(() => vi.useRealTimers());

it('asks once for a movie that several cards show, after what somebody waits for, and tells them all', async () => {
  const { store, asked } = pageOf();
  const tell = [vi.fn(), vi.fn()];
  tell.forEach((listener) => store.subscribe(7, listener));
  await eventually(() => tell.forEach((listener) => expect(listener).toHaveBeenCalledOnce()));
  expect(store.peek(7)?.certification).toBe('of 7');
  expect(asked).toEqual(['7 prefetch']);
  store.subscribe(7, vi.fn());
  await store.getStored(7);
  expect(asked).toHaveLength(1);
});

it('keeps facts on the device, for later pages and without a network, and asks again after a week', async () => {
  const kept = new MetadataCache();
  const first = pageOf({ cache: kept });
  first.store.subscribe(5007, vi.fn());
  await eventually(async () => expect(await kept.read(5007, NOW)).not.toBeNull());

  const offline = pageOf({ cache: kept, online: () => false });
  offline.store.subscribe(5007, vi.fn());
  await eventually(() => expect(offline.store.peek(5007)?.certification).toBe('of 5007'));

  const later = pageOf({ cache: kept, now: () => NOW + METADATA_FRESH_MS }, () =>
    ok({ value: facts('R'), fetchedAt: NOW + METADATA_FRESH_MS }),
  );
  later.store.subscribe(5007, vi.fn());
  await eventually(() => expect(later.store.peek(5007)?.certification).toBe('R'));
  expect([first.asked.length, offline.asked.length, later.asked.length]).toEqual([1, 0, 1]);
});

it('keeps the newest thousand alone', async () => {
  const before = new MetadataCache();
  await before.write(0, { value: facts('G'), fetchedAt: NOW }, NOW);
  for (let id = 1; id <= METADATA_CACHE_LIMIT; id += 1)
    await before.write(id, { value: facts('G'), fetchedAt: NOW - id }, NOW);
  const after = new MetadataCache();
  await after.write(9999, { value: facts('G'), fetchedAt: NOW }, NOW);
  await eventually(async () => expect(await after.read(METADATA_CACHE_LIMIT, NOW)).toBeNull());
  expect(await after.read(METADATA_CACHE_LIMIT - 100, NOW)).not.toBeNull();
});

it('takes the facts that details bring, unless it knows newer ones', async () => {
  const { store, asked } = pageOf();
  store.update(7, facts('PG'), NOW - 5);
  store.subscribe(7, vi.fn());
  await store.getStored(7);
  expect([store.peek(7)?.certification, asked]).toEqual(['PG', []]);
  store.update(7, facts('R'), NOW - 9);
  expect(store.peek(7)?.certification).toBe('PG');
  store.update(7, facts('R'), NOW);
  expect(store.peek(7)?.certification).toBe('R');
});

it('answers a search from what it knows, and asks for the rest as for somebody who waits', async () => {
  const { store, asked } = pageOf();
  store.update(7, facts('PG'), NOW);
  expect(await store.getFresh(7)).toEqual(ok(facts('PG')));
  expect(await store.getFresh(8)).toEqual(ok(facts('of 8')));
  expect(asked).toEqual(['8 interactive']);
});

it('asks once more after a failure that may pass, and again when a connection comes', async () => {
  vi.useFakeTimers();
  let down = true;
  const { store, asked } = pageOf({}, (id) => (down ? fail({ reason: 'server-fault', status: 503 }) : known(id)));
  store.subscribe(7, vi.fn());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
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
])('shows no guess for good because of one failure: $reason', async (error) => {
  vi.useFakeTimers();
  let asks = 0;
  const { store, asked } = pageOf({}, (id) => ((asks += 1) === 1 ? fail(error) : known(id)));
  store.subscribe(7, vi.fn());
  await vi.advanceTimersByTimeAsync(METADATA_RETRY_MS);
  expect(store.peek(7)?.certification).toBe('of 7');
  expect(asked).toHaveLength(2);
});

it('asks a service that is asked too often no sooner than it says', async () => {
  vi.useFakeTimers();
  let asks = 0;
  const { store, asked } = pageOf({}, (id) =>
    (asks += 1) === 1 ? fail({ reason: 'rate-limited', retryAfterMs: 45_000 }) : known(id),
  );
  store.subscribe(7, vi.fn());
  await vi.advanceTimersByTimeAsync(44_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.peek(7)?.certification).toBe('of 7');
});

it('asks no more for a movie that is not there', async () => {
  vi.useFakeTimers();
  const { store, asked } = pageOf({}, () => fail({ reason: 'not-found' }));
  store.subscribe(7, vi.fn());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

it('ends the wait of a card that has gone', async () => {
  let ended: AbortSignal | undefined;
  const { store } = pageOf({
    fetch: (_id, signal) => {
      ended = signal;
      return new Promise(() => undefined);
    },
  });
  const leave = store.subscribe(7, vi.fn());
  await eventually(() => expect(ended).toBeDefined());
  leave();
  expect(ended?.aborted).toBe(true);
});

it('remembers for a month that the movie database has no such movie, unless somebody waits for it', async () => {
  const kept = new MetadataCache();
  const none = (): Told => fail({ reason: 'not-found' });
  const first = pageOf({ cache: kept }, none);
  first.store.subscribe(6006, vi.fn());
  await eventually(async () => expect(await first.store.missing([6005, 6006])).toEqual(new Set([6006])));

  const second = pageOf({ cache: kept, now: () => NOW + DETAILS_REFRESH_MS - 1 }, none);
  second.store.subscribe(6006, vi.fn());
  second.store.subscribe(6007, vi.fn());
  await eventually(() => expect(second.asked).toEqual(['6007 prefetch']));
  expect((await second.store.getFresh(6006)).ok).toBe(false);
  expect(second.asked).toContain('6006 interactive');

  const later = pageOf({ cache: kept, now: () => NOW + DETAILS_REFRESH_MS });
  later.store.subscribe(6006, vi.fn());
  await eventually(() => expect(later.asked).toEqual(['6006 prefetch']));
});

it('asks anew where another country is chosen, and says nothing of services until it is told of that one', async () => {
  let country = 'US';
  const of = () => (country === 'US' ? facts('PG') : { ...facts('PG'), country, localCertification: '12' });
  const read = vi.fn(() => Promise.resolve(null));
  const { store, asked } = pageOf(
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
  const tell = vi.fn();
  store.subscribe(7, tell);
  await eventually(() => expect(tell).toHaveBeenCalledOnce());
  country = 'DE';
  expect(store.peek(7)).toMatchObject({ certification: 'PG', providers: null, country: 'DE' });
  expect(store.peek(7)).toBe(store.peek(7));
  store.countryChanged();
  await eventually(() => expect(store.peek(7)).toMatchObject({ providers: [], localCertification: '12' }));
  expect(asked).toHaveLength(2);
  // What is kept of the other country says less, however new it is.
  store.update(7, facts('R'), NOW);
  expect(store.peek(7)).toMatchObject({ certification: 'PG', country: 'DE' });
  expect(await store.getFresh(7)).toMatchObject({ ok: true, value: { localCertification: '12' } });
  expect(asked).toHaveLength(2);
});

it('what the movie database cannot be asked for is told without the services of another country', async () => {
  const { store } = pageOf({ country: () => 'DE' }, () => fail({ reason: 'unreachable' }));
  store.update(7, facts('PG'), NOW);
  expect(await store.getFresh(7)).toMatchObject({ ok: true, value: { certification: 'PG', providers: null } });
});
