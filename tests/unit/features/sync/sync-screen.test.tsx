import 'fake-indexeddb/auto';
import { CARD } from '../../../../src/i18n/messages/movies';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMemberState, useMemberStore } from '../../../../src/hooks/member-provider';
import type { OutboxEntry } from '../../../../src/db/member-database';
import { changeSyncState } from '../../../../src/db/sync-state';
import type { MemberStore } from '../../../../src/services/member-store';
import { ok } from '../../../../src/domain/values/result';
import { SyncRoute, SyncScreen } from '../../../../src/features/sync/sync-screen';
import { APP, STORAGE } from '../../../../src/i18n/messages/shell';
import { SYNC_PAGE } from '../../../../src/i18n/messages/sync-page';
import { renderUi } from '../marked-movies/render-ui';
import { openAda } from './full-device';
import { MARKS } from '../../../../src/marks/messages';

vi.mock('../../../../src/hooks/member-provider');

let store: MemberStore;
beforeEach(async () => {
  ({ runtime: store } = await openAda());
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  store.stop();
  await store.database.delete();
});

function show(syncOnce: MemberStore['syncOnce'] = store.syncOnce): void {
  vi.mocked(useMemberStore).mockReturnValue({ ...store, syncOnce });
  renderUi(<SyncScreen onTakeBack={vi.fn()} />);
}

it.each([
  ['gone', SYNC_PAGE.stopped.gone],
  ['unauthorized', SYNC_PAGE.stopped.signIn],
  ['server', SYNC_PAGE.stopped.server],
] as const)('shows why the last sync stopped without a press: %s', async (failure, sentence) => {
  await store.database.transaction('rw', store.database.sync, () => changeSyncState(store.database, { failure }));
  show();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});

it('says that the data is of a newer version, and waits for nothing', () => {
  vi.mocked(useMemberState).mockReturnValue({ status: 'failed', error: { reason: 'newer' } });
  vi.mocked(useMemberStore).mockReturnValue(null);
  renderUi(<SyncRoute />);
  expect(screen.getByRole('alert').textContent).toBe(STORAGE.newer);
  expect(screen.queryByText(APP.loading)).toBeNull();
});

it('a sync that never ends is not waited for forever', async () => {
  show(() => new Promise(() => undefined));
  const button = await screen.findByRole('button', { name: SYNC_PAGE.syncNow });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect((await screen.findByRole('alert')).textContent).toBe(SYNC_PAGE.stopped.slow);
  expect(screen.getByRole('button', { name: SYNC_PAGE.syncNow })).toBeTruthy();
});

/** The visible texts on the buttons of a row. */
const ACTIONS: readonly string[] = [
  SYNC_PAGE.retry,
  SYNC_PAGE.discard,
  SYNC_PAGE.resend,
  SYNC_PAGE.dismiss,
  SYNC_PAGE.undo,
];

const refused = (movieId: number, state: OutboxEntry['state']): OutboxEntry => ({
  key: `${state}:${movieId}`,
  operation: { kind: 'favorite', movieId, present: true, ts: movieId, op: crypto.randomUUID(), movie: null },
  ...{ state, addedAt: movieId, code: null },
});

it.each([
  [0, ''],
  [1, ` ${SYNC_PAGE.unsyncedCount(1)}`],
  [2, ` ${SYNC_PAGE.unsyncedCount(2)}`],
])('a nearly full device is warned about in advance, with %s changes', async (count, sentence) => {
  vi.stubGlobal('navigator', {
    onLine: true,
    storage: {
      estimate: () => Promise.resolve({ quota: 100_000_000, usage: 96_500_000 }),
      persisted: () => Promise.resolve(true),
    },
  });
  await store.database.outbox.bulkPut(Array.from({ length: count }, (_, index) => refused(index + 1, 'waiting')));
  show();
  const warning = await screen.findByText(SYNC_PAGE.lowSpace(3), { exact: false });
  expect(warning.textContent).toContain('3 MB');
  expect(warning.textContent).toBe(SYNC_PAGE.lowSpace(3) + sentence);
});

it.each([
  [[], SYNC_PAGE.nothingPending],
  [['blocked'], SYNC_PAGE.unsyncedCount(1)],
  [['orphan', 'waiting'], SYNC_PAGE.unsyncedCount(2)],
] as const)('with %j, its first line says: %s', async (states, sentence) => {
  await store.database.outbox.bulkPut(states.map((state, index) => refused(index + 1, state)));
  show();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryAllByText(SYNC_PAGE.nothingPending)).toHaveLength(states.length === 0 ? 1 : 0);
});

/** What a search leaves in the outbox: itself, and the movies it recommended. */
const searched = (state: OutboxEntry['state'], code: string | null, ...movieIds: readonly number[]): OutboxEntry[] => [
  {
    key: `search:${movieIds.join()}`,
    operation: { kind: 'search', op: crypto.randomUUID(), ts: 1, genre: null },
    ...{ state, code, addedAt: 1, sent: false },
  },
  ...movieIds.map((movieId) => ({
    key: `recommended:${movieId}`,
    operation: { kind: 'recommended', movieId, present: true, ts: 1, op: crypto.randomUUID(), movie: null } as const,
    ...{ state, code, addedAt: 1, sent: false },
  })),
];

it('lists what a search left in one row, whose button discards it all, and tells other changes apart', async () => {
  await store.database.outbox.bulkPut([...searched('waiting', null, 1, 2, 3), refused(4, 'waiting')]);
  show();
  const row = (await screen.findByText(SYNC_PAGE.ofSearches(4, 1))).closest('li');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(within(row ?? document.body).getByRole('button'));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect((await store.database.outbox.toArray()).map(({ key }) => key)).toEqual(['waiting:4']);
});

it('tries refused changes of a search again together', async () => {
  await store.database.outbox.bulkPut(searched('blocked', 'MQ002', 1, 2));
  show();
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${SYNC_PAGE.retry}`) }));
  await waitFor(async () =>
    expect(
      await store.database.outbox.where('[state+operation.kind]').between(['blocked'], ['blocked', '\uffff']).count(),
    ).toBe(0),
  );
});

it('names a movie that only a search on this device knows', async () => {
  const movies = [{ id: 5, title: 'Heat', posterPath: null }];
  await store.database.searches.put({ at: 1, mood: 'tense', genres: ['crime'], movies });
  await store.database.outbox.put(refused(5, 'waiting'));
  show();
  expect(await screen.findByText(MARKS.favorite.change('Heat', true))).toBeTruthy();
});

it('every button of a row has its change in its accessible name, after the visible text', async () => {
  const changes = (['blocked', 'orphan', 'waiting'] as const).flatMap((state, at) => [
    refused(2 * at + 1, state),
    refused(2 * at + 2, state),
  ]);
  await store.database.outbox.bulkPut(changes);
  const merge = { at: 1, kind: 'favorite', present: true, overruled: false } as const;
  await store.database.conflicts.bulkAdd([
    { ...merge, movieId: 7 },
    { ...merge, movieId: 8 },
  ]);
  show();
  await screen.findByText(MARKS.favorite.change(CARD.unknownMovie(8), true));
  const buttons = screen.getAllByRole('listitem').flatMap((row) => within(row).getAllByRole('button'));
  expect(buttons).toHaveLength(12);
  for (const button of buttons) {
    const change = button.closest('li')?.querySelector('p')?.textContent;
    expect(change).toMatch(/^Favorite: Movie #\d$/);
    expect(within(button).getByText((text) => ACTIONS.includes(text))).toBeTruthy();
    expect(button.getAttribute('aria-label')).toBe(`${button.textContent}: ${change}`);
  }
});

it('signing out asks about pending changes only, not about undecided ones', async () => {
  const states = ['blocked', 'orphan'] as const;
  await store.database.outbox.bulkPut(states.map((state, index) => refused(index + 1, state)));
  expect(await store.countUnsent()).toEqual(ok(0));
  await store.database.outbox.put(refused(3, 'waiting'));
  expect(await store.countUnsent()).toEqual(ok(1));
});
