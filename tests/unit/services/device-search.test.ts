import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BROWSING_CACHE_WRITE_DELAY_MS } from '../../../src/config/cache';
import { createBrowsingCache } from '../../../src/services/browsing-cache';
import {
  offlineFallback,
  type SearchEverywhere,
  searchOnlineOrOffline,
  searchOffline,
} from '../../../src/services/offline-search';
import { BrowsingCacheStore } from '../../../src/db/browsing-cache';
import type { SearchFailure } from '../../../src/api/tmdb/recommendation-search';
import { cachedMovies, type CachedMovie } from '../../../src/domain/browsing-cache/cached-movie';
import { recommend, type Recommendation } from '../../../src/domain/recommend/recommend';
import { fail, ok, type Result } from '../../../src/domain/values/result';
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

/** TMDB's answer with this movie alone. */
function found(id: number): Result<readonly Recommendation[], SearchFailure> {
  const picked = recommend({ ...search(), candidates: [candidate({ id })] });
  return ok(picked.ok ? picked.value : []);
}

const deviceOf = (count: number) => () => Promise.resolve(ok(device(count, { seenAt: SEEN })));
const timedOut = () => Promise.resolve(fail({ reason: 'timeout' } as const));

it('offline the device answers first, and TMDB where it can’t', async () => {
  const searchTmdb = vi.fn(() => Promise.resolve(ok([])));
  const offline = { online: false, searchTmdb, search: search() };
  expect(await searchOnlineOrOffline({ ...offline, read: deviceOf(40) })).toMatchObject({
    ok: true,
    value: { since: SEEN },
  });
  const excluded = new Set(movies(40).map(({ id }) => id));
  expect(await searchOnlineOrOffline({ ...offline, read: deviceOf(40), search: search({ excluded }) })).toEqual(
    fail({ reason: 'device-none-left' }),
  );
  expect(searchTmdb).not.toHaveBeenCalled();
  expect(await searchOnlineOrOffline({ ...offline, read: deviceOf(0) })).toEqual(ok({ movies: [], since: null }));
  expect(await searchOnlineOrOffline({ ...offline, searchTmdb: timedOut, read: deviceOf(0) })).toEqual(
    fail({ reason: 'timeout' }),
  );
});

it('online TMDB answers, and the device where that fails', async () => {
  const read = vi.fn(deviceOf(40));
  const online = { online: true, read, search: search() };
  expect(await searchOnlineOrOffline({ ...online, searchTmdb: () => Promise.resolve(ok([])) })).toEqual(
    ok({ movies: [], since: null }),
  );
  expect(read).not.toHaveBeenCalled();
  expect(await searchOnlineOrOffline({ ...online, searchTmdb: timedOut })).toMatchObject({
    ok: true,
    value: { since: SEEN },
  });
});

describe('a search that TMDB does not answer for three seconds', () => {
  function start(count: number) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    type Answer = Awaited<ReturnType<SearchEverywhere['searchTmdb']>>;
    let answer: (answer: Answer) => void = () => undefined;
    const searching = new Promise<Answer>((resolve) => (answer = resolve));
    const onSlow = vi.fn<NonNullable<SearchEverywhere['onSlow']>>();
    const read = vi.fn(deviceOf(count));
    const result = searchOnlineOrOffline({ online: true, searchTmdb: () => searching, read, search: search(), onSlow });
    return { result, onSlow, read, answer };
  }

  it('shows movies of the device, and TMDB’s when it answers', async () => {
    const { result, onSlow, answer } = start(40);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(onSlow).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onSlow).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ since: SEEN }));
    answer(found(5000));
    expect(await result).toMatchObject({ ok: true, value: { since: null, movies: [{ id: 5000 }] } });
  });

  it('keeps the movies of the device if TMDB fails in the end', async () => {
    const { result, onSlow, read, answer } = start(40);
    await vi.advanceTimersByTimeAsync(3_000);
    answer(await timedOut());
    const [shown] = onSlow.mock.calls.flat();
    expect(await result).toEqual(ok(shown));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('waits on if the device has too few', async () => {
    const { result, onSlow, answer } = start(0);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(onSlow).not.toHaveBeenCalled();
    answer(found(5000));
    expect(await result).toMatchObject({ ok: true, value: { since: null } });
  });

  it('reads nothing from the device if TMDB answers in time', async () => {
    const { result, read, answer } = start(40);
    await vi.advanceTimersByTimeAsync(2_000);
    answer(found(5000));
    await result;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).not.toHaveBeenCalled();
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
