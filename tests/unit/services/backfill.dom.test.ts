import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BACKFILL_POLL_MS, BACKFILL_QUIET_MS, BACKFILL_START_MS } from '../../../src/config/cache';
import { environment } from '../../../src/config/environment';
import { startBackfill } from '../../../src/services/backfill';
import { BrowsingCacheStore } from '../../../src/db/browsing-cache';
import { DeviceDatabase } from '../../../src/db/device-database';
import { createPageServices } from '../../../src/services/page-services';
import { NO_PROOF } from '../../../src/api/tmdb/client';
import { eventually } from '../../time/eventually';

vi.mock('../../../src/services/backfill', { spy: true });

beforeEach(() => {
  vi.mocked(startBackfill).mockClear();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const LIST = { page: 1, total_pages: 1, total_results: 1, results: [{ id: 603, title: 'The Matrix' }] };

/** A page that was just opened, where the movie database answers at once, but for what trends: that is given on demand. */
function openPage() {
  const asked: string[] = [];
  let giveTrending: (answer: Response) => void = () => undefined;
  const trending = new Promise<Response>((resolve) => (giveTrending = resolve));
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    if (url.includes('/trending/')) return trending;
    return Promise.resolve(url.includes('get-secret') ? Response.json({ secret: 'key' }) : Response.json(LIST));
  });
  const kept = new BrowsingCacheStore();
  const services = createPageServices(
    environment,
    () => Promise.resolve(new DeviceDatabase()),
    () => Promise.resolve(kept),
  );
  return {
    services,
    answer: () => giveTrending(Response.json(LIST)),
    questions: () => asked.filter((url) => url.includes('/discover/movie')),
  };
}

/** Lets time pass in steps, between which the device's database answers: it does not live by the clock that is stopped. */
async function pass(ms: number): Promise<void> {
  const steps = 30;
  for (let step = 0; step < steps; step += 1) {
    await vi.advanceTimersByTimeAsync(ms / steps);
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

it('a page completes the movies on the device once whoever opened it has what they came for', async () => {
  const { questions } = openPage();
  await pass(BACKFILL_START_MS - 30);
  expect(questions()).toEqual([]);
  await pass(30);
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(questions().length).toBeGreaterThan(1);
  });
});

it('a page that opened without a network begins when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { questions } = openPage();
  await pass(BACKFILL_START_MS + BACKFILL_POLL_MS);
  // Its part is not kept for a start without a network, and so is not asked for either.
  expect(startBackfill).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(questions().length).toBeGreaterThan(1);
  });
});

it('nothing is asked in the middle of a search, nor right after it', async () => {
  const { services, answer, questions } = openPage();
  const search = services.tmdb.getMovies('/trending/movie/week', {}, NO_PROOF);
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
