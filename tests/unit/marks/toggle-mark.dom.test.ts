import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unmarkMovies } from '../../../src/marks/toggle-mark';
import { markedIds } from '../../../src/db/marks';
import type { MemberStore } from '../../../src/services/member-store';
import { toasts } from '../../../src/components/toast';
import { STORAGE } from '../../../src/i18n/messages/shell';
import { openAda } from '../features/sync/full-device';

let store: MemberStore;
beforeEach(async () => {
  ({ runtime: store } = await openAda(({ path }) =>
    path.endsWith('/sync_push') ? new Promise<Response>(() => undefined) : undefined,
  ));
  await store.database.mirror.bulkPut(
    [1, 2].map((movieId) => ({ kind: 'favorite', movieId, present: 1, ts: movieId, op: `${movieId}`, seq: movieId })),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
  store.stop();
  await store.database.delete();
});

it('removes the marks of all selected movies, and reports them in one toast', async () => {
  await unmarkMovies(store, 'favorite', [1, 2]);
  expect(await markedIds(store.database, 'favorite')).toEqual(new Set());
  expect(toasts.visible().map(({ subjects }) => subjects.length)).toEqual([2]);
});

it("reports when the cards can't be read, and removes nothing", async () => {
  const refused = vi.spyOn(store.database.movies, 'bulkGet').mockRejectedValue(new DOMException('', 'UnknownError'));
  await unmarkMovies(store, 'favorite', [1, 2]);
  expect(toasts.visible().map(({ kind, text }) => [kind, text])).toEqual([
    ['error', expect.stringContaining(STORAGE.unreadable)],
  ]);
  refused.mockRestore();
  expect((await markedIds(store.database, 'favorite')).size).toBe(2);
});
