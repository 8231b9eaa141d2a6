import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMemberStore } from '../../../../src/hooks/member-provider';
import type { MemberStore } from '../../../../src/services/member-store';
import { saveOrphans } from '../../../../src/sync/restore-recovery';
import type { MarkKind } from '../../../../src/domain/marks/mark-kinds';
import { SyncScreen } from '../../../../src/features/sync/sync-screen';
import { toasts } from '../../../../src/components/toast';
import { SYNC_PAGE } from '../../../../src/i18n/messages/sync-page';
import { renderUi } from '../marked-movies/render-ui';
import { openAda } from './full-device';
import { eventually } from '../../../time/eventually';

vi.mock('../../../../src/hooks/member-provider');

let store: MemberStore;
beforeEach(async () => {
  ({ runtime: store } = await openAda());
  vi.mocked(useMemberStore).mockReturnValue(store);
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  store.stop();
  await store.database.delete();
});

/** The server has lost these marks of Ada's. */
async function loseMarks(kind: MarkKind, ids: readonly number[]): Promise<void> {
  const { database } = store;
  const row = (movieId: number) =>
    ({ kind, movieId, present: 1, ts: movieId, op: crypto.randomUUID(), seq: -movieId }) as const;
  await database.movies.bulkPut(
    ids.map((id) => ({ id, title: `Movie ${id}`, year: 0, rating: 0, genres: [], description: '', posterPath: null })),
  );
  await saveOrphans(database, ids.map(row));
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

it('lost marks are listed, and can be resent or dismissed one by one', async () => {
  await loseMarks('favorite', [1, 2]);
  renderUi(<SyncScreen onTakeBack={vi.fn()} />);
  await screen.findByRole('heading', { name: SYNC_PAGE.orphansTitle });
  expect(rows()).toEqual(['Favorite: Movie 1', 'Favorite: Movie 2']);
  expect(screen.queryByText(SYNC_PAGE.nothingPending)).toBeNull();
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('not listed');
  fireEvent.click(within(first).getByRole('button', { name: SYNC_PAGE.named(SYNC_PAGE.resend, 'Favorite: Movie 1') }));
  fireEvent.click(
    within(second).getByRole('button', { name: SYNC_PAGE.named(SYNC_PAGE.dismiss, 'Favorite: Movie 2') }),
  );
  await eventually(() => expect(screen.queryByText(SYNC_PAGE.orphansTitle)).toBeNull());
  // The resent one has reached the server.
  await eventually(async () => expect(await store.database.outbox.count()).toBe(0));
});

it('of a long list fifty are shown, recommended movies share one row, and one action applies to all', async () => {
  await loseMarks(
    'favorite',
    Array.from({ length: 60 }, (_, index) => index + 1),
  );
  await loseMarks('recommended', [101, 102, 103]);
  renderUi(<SyncScreen onTakeBack={vi.fn()} />);
  await screen.findByText(SYNC_PAGE.more(10));
  expect(rows()).toHaveLength(52);
  expect(rows().at(-1)).toBe(SYNC_PAGE.recommended(3));
  expect(
    screen.getByRole('button', { name: SYNC_PAGE.named(SYNC_PAGE.resend, SYNC_PAGE.recommended(3)) }),
  ).toBeTruthy();
  press(SYNC_PAGE.dismissAll);
  await eventually(() => expect(screen.queryByText(SYNC_PAGE.orphansTitle)).toBeNull());
  expect(await store.database.outbox.count()).toBe(0);
});

it('dismissed marks can be restored from the toast', async () => {
  await loseMarks('favorite', [1, 2]);
  renderUi(<SyncScreen onTakeBack={vi.fn()} />);
  await screen.findByRole('heading', { name: SYNC_PAGE.orphansTitle });
  press(SYNC_PAGE.dismissAll);
  await eventually(() => expect(screen.queryByText(SYNC_PAGE.orphansTitle)).toBeNull());
  const toast = toasts.visible().at(-1);
  expect(toast?.text).toBe(SYNC_PAGE.dismissed(2));
  toast?.action?.onSelect();
  await screen.findByRole('heading', { name: SYNC_PAGE.orphansTitle });
  expect(rows()).toEqual(['Favorite: Movie 1', 'Favorite: Movie 2']);
});

it('each of two marks dismissed in a row can be restored', async () => {
  await loseMarks('favorite', [1, 2, 3]);
  renderUi(<SyncScreen onTakeBack={vi.fn()} />);
  await screen.findByRole('heading', { name: SYNC_PAGE.orphansTitle });
  for (const movie of [1, 2]) {
    const row = screen.getByText(`Favorite: Movie ${movie}`).closest('li');
    if (!row) throw new Error('no row');
    fireEvent.click(
      within(row).getByRole('button', { name: SYNC_PAGE.named(SYNC_PAGE.dismiss, `Favorite: Movie ${movie}`) }),
    );
    await eventually(() => expect(screen.queryByText(`Favorite: Movie ${movie}`)).toBeNull());
  }
  for (const movie of [1, 2])
    toasts
      .visible()
      .find(({ text }) => text === SYNC_PAGE.oneDismissed(`Favorite: Movie ${movie}`))
      ?.action?.onSelect();
  await eventually(() =>
    expect(rows().toSorted()).toEqual(['Favorite: Movie 1', 'Favorite: Movie 2', 'Favorite: Movie 3']),
  );
});
