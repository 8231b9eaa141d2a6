import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { environment } from '../../../../src/config/environment';
import { BrowsingCacheStore } from '../../../../src/db/browsing-cache';
import { ServicesProvider } from '../../../../src/hooks/services-context';
import { DeviceDatabase } from '../../../../src/db/device-database';
import { offlineReadiness } from '../../../../src/lib/offline-readiness';
import { createServices } from '../../../../src/services/services';
import { bytesOf } from '../../../../src/domain/browsing-cache/eviction';
import { SavedMoviesPanel } from '../../../../src/features/settings/saved-movies';
import { toasts } from '../../../../src/components/toast';
import { eventually } from '../../../time/eventually';
import { candidate } from '../../services/candidates';
import { renderUi } from '../marked-movies/render-ui';
import { SAVED_MOVIES } from '../../../../src/features/settings/messages';
import { OFFLINE_READINESS } from '../../../../src/i18n/messages/sync';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});
afterEach(() => void vi.unstubAllGlobals());

/** Stores movies on the device. @returns their size in bytes */
async function storeMovies(count: number): Promise<number> {
  const movies = Array.from({ length: count }, (_, index) =>
    candidate({ id: index + 1, overview: 'A movie of many words. '.repeat(50) }),
  );
  const cache = new BrowsingCacheStore();
  const now = Date.now();
  const listing = { movies, ratings: null, theme: null, seenAt: now, requestedAt: now };
  await cache.write({ listings: [listing], metadata: new Map() }, now);
  const read = await cache.read(now);
  return read.ok ? read.value.reduce((sum, movie) => sum + bytesOf(movie), 0) : 0;
}

function open() {
  const cache = new BrowsingCacheStore();
  const services = createServices(environment, () => Promise.resolve(new DeviceDatabase()), {
    loadBrowsingCache: () => Promise.resolve(cache),
  });
  const load = () => Promise.resolve(services);
  renderUi(
    <ServicesProvider value={load}>
      <SavedMoviesPanel />
    </ServicesProvider>,
  );
}

const shownToasts = () => toasts.visible().map(({ kind, text }) => [kind, text]);

it('settings show the number and size of the movies on the device, and clear them', async () => {
  const bytes = await storeMovies(400);
  open();
  expect(await screen.findByText(SAVED_MOVIES.stored(400, 0, bytes / 1_000_000))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: SAVED_MOVIES.clear }));
  expect(await screen.findByText(SAVED_MOVIES.none)).toBeTruthy();
  expect(shownToasts()).toEqual([['success', SAVED_MOVIES.cleared]]);
  expect(await new BrowsingCacheStore().read(Date.now())).toEqual({ ok: true, value: [] });
});

it('a single movie takes next to nothing', async () => {
  await storeMovies(1);
  open();
  expect(await screen.findByText(SAVED_MOVIES.stored(1, 0, 0))).toBeTruthy();
});

it("storage that can't be read is reported, and read again", async () => {
  await storeMovies(1);
  const refused = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError');
  });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain(SAVED_MOVIES.unreadable);
  refused.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: SAVED_MOVIES.retry }));
  expect(await screen.findByText(SAVED_MOVIES.stored(1, 0, 0))).toBeTruthy();
});

it('movies that could not be cleared are still there, and the failure is reported', async () => {
  await storeMovies(1);
  open();
  const clear = await screen.findByRole('button', { name: SAVED_MOVIES.clear });
  const refused = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('no', 'UnknownError');
  });
  fireEvent.click(clear);
  await eventually(() => expect(shownToasts()).toEqual([['error', SAVED_MOVIES.notCleared]]));
  refused.mockRestore();
  expect(screen.getByText(SAVED_MOVIES.stored(1, 0, 0))).toBeTruthy();
});

it('settings include the posters of these movies, and clear them as well', async () => {
  const deleted: string[] = [];
  const bestPosters = [new Response('x'.repeat(150_000))];
  const otherPosters = [new Response('x'.repeat(50_000))];
  localStorage.setItem('matinee-lists', 'a list');
  vi.stubGlobal('caches', {
    has: () => Promise.resolve(deleted.length === 0),
    open: (name: string) =>
      Promise.resolve({ matchAll: () => Promise.resolve(name === 'matinee-posters' ? bestPosters : otherPosters) }),
    delete: (name: string) => Promise.resolve(deleted.push(name) > 0),
  });
  await storeMovies(1);
  open();
  expect(await screen.findByText(SAVED_MOVIES.stored(1, 2, 0.2))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: SAVED_MOVIES.clear }));
  expect(await screen.findByText(SAVED_MOVIES.none)).toBeTruthy();
  expect(deleted).toEqual(['matinee-posters', 'matinee-seen-posters', 'matinee-lists']);
  expect(localStorage.getItem('matinee-lists')).toBe(null);
});

it.each([
  [true, SAVED_MOVIES.persistent],
  [false, SAVED_MOVIES.notPersistent],
])('settings show the available space, and what the browser has promised: %s', async (promised, sentence) => {
  const storage = {
    estimate: () => Promise.resolve({ usage: 12_340_000, quota: 2_012_340_000 }),
    persisted: () => Promise.resolve(promised),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { storage: { value: storage } }));
  open();
  expect(await screen.findByText('Using 12.3 MB of 2.0 GB.')).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
});

it.each([
  ['ready', OFFLINE_READINESS.ready],
  ['not-yet', OFFLINE_READINESS['not-yet']],
  ['refused', OFFLINE_READINESS.refused],
] as const)('settings say whether the application opens offline: %s', async (state, sentence) => {
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: {} } }));
  offlineReadiness.set(state);
  open();
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('a browser without service workers opens nothing offline', async () => {
  open();
  expect(await screen.findByText(OFFLINE_READINESS.refused)).toBeTruthy();
});
