import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SyncRoute } from '../../../../src/features/sync/sync-screen';
import { useMemberState, useMemberStore } from '../../../../src/hooks/member-provider';
import { isMarked } from '../../../../src/db/marks';
import type { MemberStore } from '../../../../src/services/member-store';
import { selectAction, toasts } from '../../../../src/components/toast';
import { eventually } from '../../../time/eventually';
import { renderUi } from '../marked-movies/render-ui';
import { openAda } from './full-device';
import { MARKS } from '../../../../src/marks/messages';
import { SYNC_PAGE } from '../../../../src/i18n/messages/sync-page';

vi.mock('../../../../src/hooks/member-provider');

let store: MemberStore;
beforeEach(async () => {
  // The server is unreachable, so an undone mark stays pending.
  ({ runtime: store } = await openAda(({ path }) =>
    path.endsWith('/sync_push') ? new Promise<Response>(() => undefined) : undefined,
  ));
  vi.mocked(useMemberStore).mockReturnValue(store);
  vi.mocked(useMemberState).mockReturnValue({ status: 'open', store, rebuilt: false, storage: null });
});
afterEach(async () => {
  cleanup();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
  store.stop();
  await store.database.delete();
});

/** Movies dismissed by Ada, in ascending order of time. */
async function dismiss(...ids: readonly number[]): Promise<void> {
  const { database } = store;
  const card = { year: 1999, rating: 8, genres: [], description: '', posterPath: null };
  await database.movies.bulkPut(ids.map((id) => ({ ...card, id, title: `Movie ${id}` })));
  await database.mirror.bulkPut(
    ids.map((movieId, age) => ({
      kind: 'dismissed',
      movieId,
      present: 1,
      ts: 1000 - age,
      op: `${movieId}`,
      seq: 1000 - age,
    })),
  );
}

const HEADING = { name: MARKS.dismissed.listTitle };
const listed = () =>
  within(screen.getByRole('region', HEADING))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent);

it('the sync page lists dismissed movies, and restores them with an undo', async () => {
  await dismiss(1, 2);
  renderUi(<SyncRoute />);
  await screen.findByRole('heading', HEADING);
  expect(listed()).toEqual(['Movie 1', 'Movie 2']);
  fireEvent.click(screen.getByRole('button', { name: SYNC_PAGE.named(SYNC_PAGE.undoDismissal, 'Movie 1') }));
  await eventually(() => expect(listed()).toEqual(['Movie 2']));
  expect(await isMarked(store.database, 'dismissed', 1)).toBe(false);
  const [toast] = toasts.visible();
  expect(toast).toMatchObject({ text: MARKS.dismissed.removed, subjects: [{ name: 'Movie 1' }] });
  if (toast) selectAction(toast);
  await eventually(() => expect(listed()).toEqual(['Movie 1', 'Movie 2']));
});

it('shows no list without dismissed movies', async () => {
  renderUi(<SyncRoute />);
  await screen.findByRole('button', { name: SYNC_PAGE.syncNow });
  expect(screen.queryByRole('heading', HEADING)).toBeNull();
});

it('shows twenty of a long list until all are requested', async () => {
  await dismiss(...Array.from({ length: 25 }, (_, index) => index + 1));
  renderUi(<SyncRoute />);
  await screen.findByRole('heading', HEADING);
  expect(listed()).toHaveLength(20);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 25' }));
  expect(listed()).toHaveLength(25);
});
