import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MemberStore } from '../../../src/services/member-store';
import { eventually } from '../../time/eventually';

const MOVIE = { id: 603, title: 'The Matrix', year: 1999, rating: 8.2, genres: [], description: '', posterPath: null };

let requests: string[] = [];
let store: MemberStore | undefined;
// Each test simulates a page of its own.
beforeEach(() => vi.resetModules());
afterEach(async () => {
  requests = [];
  Reflect.deleteProperty(navigator, 'storage');
  store?.stop();
  await store?.database.delete();
});

/** A member's page in a browser with or without persistent storage. */
async function open(persisted: boolean): Promise<MemberStore> {
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: {
      persisted: () => Promise.resolve((requests.push('persisted'), persisted)),
      persist: () => Promise.resolve((requests.push('persist'), true)),
    },
  });
  const { openAda } = await import('../features/sync/full-device');
  const { requestPersistentStorage } = await import('../../../src/lib/offline-readiness');
  ({ runtime: store } = await openAda(undefined, () => void requestPersistentStorage()));
  return store;
}

it.each<[string, (page: MemberStore) => Promise<unknown>]>([
  ['a mark', (page) => page.mark('favorite', MOVIE, true)],
  ['a search', (page) => page.recordSearch('Drama')],
  ['recommended movies', (page) => page.recordRecommended([603])],
])('persistent storage is requested once the device has unsynced data: %s', async (_, act) => {
  const page = await open(false);
  expect(requests).toEqual([]);
  await act(page);
  await eventually(() => expect(requests).toEqual(['persisted', 'persist']));
});

it('and not if it is already granted', async () => {
  await (await open(true)).mark('favorite', MOVIE, true);
  await eventually(() => expect(requests).toEqual(['persisted']));
});

it('nor again during the visit, since the reader may have declined', async () => {
  const page = await open(false);
  await page.mark('favorite', MOVIE, true);
  await eventually(() => expect(requests).toHaveLength(2));
  await page.mark('favorite', { ...MOVIE, id: 604 }, true);
  expect(requests).toHaveLength(2);
});
