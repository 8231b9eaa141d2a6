import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resumePendingMark, toggleMark, unmarkMovies } from '../../../src/marks/toggle-mark';
import { readRating } from '../../../src/db/diary';
import { isMarked, markedIds } from '../../../src/db/marks';
import type { MemberStore } from '../../../src/services/member-store';
import { toasts } from '../../../src/components/toast';
import { SHELL, STORAGE } from '../../../src/i18n/messages/shell';
import { MARKS } from '../../../src/marks/messages';
import { eventually } from '../../time/eventually';
import { MATRIX } from './open-marks';
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

it('says that a watched movie has left the watchlist, and undoes both', async () => {
  await toggleMark(store, { kind: 'watchlist', movie: MATRIX }, true);
  await toggleMark(store, { kind: 'watched', movie: MATRIX }, true);
  const toast = toasts.visible().at(-1);
  expect(toast?.text).toBe(`${MARKS.watched.added} ${MARKS.watchlist.removed}`);
  expect(toast?.action?.label).toBe(SHELL.undo);
  toast?.action?.onSelect();
  await eventually(async () => expect(await isMarked(store.database, 'watched', MATRIX.id)).toBe(false));
  expect(await isMarked(store.database, 'watchlist', MATRIX.id)).toBe(true);
});

it('rates a movie that a visitor rated, and marks it as watched', async () => {
  await resumePendingMark(store, { rating: 9, movie: MATRIX });
  expect(await readRating(store.database, MATRIX.id)).toBe(9);
  expect(await isMarked(store.database, 'watched', MATRIX.id)).toBe(true);
  expect(toasts.visible().map(({ text }) => text)).toEqual([MARKS.watched.added]);
});

it.each([{ rating: 11, movie: MATRIX }, { rating: 9, movie: { id: 603 } }, { kind: 'rating', movie: MATRIX }, 9])(
  'ignores a pending mark that is invalid: %o',
  async (pendingMark) => {
    await resumePendingMark(store, pendingMark);
    expect(await store.database.outbox.count()).toBe(0);
  },
);
