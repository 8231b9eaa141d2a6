import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BACKFILL_POLL_MS, BACKFILL_QUIET_MS, BACKFILL_START_MS } from '../../../src/config/cache';
import { environment } from '../../../src/config/environment';
import { startBackfill } from '../../../src/services/backfill';
import { BrowsingCacheStore } from '../../../src/db/browsing-cache';
import { DeviceDatabase } from '../../../src/db/device-database';
import { createPageServices } from '../../../src/services/page-services';
import { NO_FILTERS } from '../../../src/api/tmdb/client';
import { eventually } from '../../time/eventually';

vi.mock('../../../src/services/backfill', { spy: true });

beforeEach(() => {
  vi.mocked(startBackfill).mockClear();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(async () => {
  // What still runs would outlive this page: it ends at its first failure.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('the page is gone')));
  let isOver = false;
  void Promise.all(vi.mocked(startBackfill).mock.results.map(({ value }) => value as Promise<void>)).then(
    () => (isOver = true),
  );
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(BACKFILL_POLL_MS);
    expect(isOver).toBe(true);
  });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LIST = { page: 1, total_pages: 1, total_results: 1, results: [{ id: 603, title: 'The Matrix' }] };

/**
 * A freshly opened page whose movie database responds at once, except for the trending list, which is released by
 * hand.
 */
function openPage() {
  const requests: string[] = [];
  let giveTrending: (answer: Response) => void = () => undefined;
  const trending = new Promise<Response>((resolve) => (giveTrending = resolve));
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    if (url.includes('/trending/')) return trending;
    return Promise.resolve(url.includes('get-secret') ? Response.json({ secret: 'key' }) : Response.json(LIST));
  });
  const cache = new BrowsingCacheStore();
  const services = createPageServices(
    environment,
    () => Promise.resolve(new DeviceDatabase()),
    () => Promise.resolve(cache),
  );
  return {
    services,
    answer: () => giveTrending(Response.json(LIST)),
    questions: () => requests.filter((url) => url.includes('/discover/movie')),
  };
}

/** Advances the stopped clock in steps, so that the device's database can respond in between. */
async function pass(ms: number): Promise<void> {
  const steps = 30;
  for (let step = 0; step < steps; step += 1) {
    await vi.advanceTimersByTimeAsync(ms / steps);
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('a page completes the movies on the device after its own requests are done', async () => {
  const { questions } = openPage();
  await pass(BACKFILL_START_MS - 30);
  expect(questions()).toEqual([]);
  await pass(30);
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(questions().length).toBeGreaterThan(1);
  });
});

it('a page that opened offline starts when it is back online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { questions } = openPage();
  await pass(BACKFILL_START_MS + BACKFILL_POLL_MS);
  // The backfill chunk is not cached for an offline start, so it is not requested either.
  expect(startBackfill).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(questions().length).toBeGreaterThan(1);
  });
});

it('nothing is requested during a search or right after it', async () => {
  const { services, answer, questions } = openPage();
  const search = services.tmdb.getMovies('/trending/movie/week', {}, NO_FILTERS);
  await pass(BACKFILL_START_MS);
  await pass(BACKFILL_POLL_MS);
  expect(services.tmdb.quietMs()).toBe(0);
  expect(questions()).toEqual([]);
  answer();
  await search;
  await vi.advanceTimersByTimeAsync(BACKFILL_QUIET_MS - 1);
  expect(services.tmdb.quietMs()).toBe(BACKFILL_QUIET_MS - 1);
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(BACKFILL_POLL_MS);
    expect(questions().length).toBeGreaterThan(0);
  });
});
