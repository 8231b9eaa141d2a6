import 'fake-indexeddb/auto';
import { CARD as CARD_MESSAGES } from '../../../../src/i18n/messages/movies';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordPlanned, undoMark } from '../../../../src/services/import/record-planned';
import { useMemberStore } from '../../../../src/hooks/member-provider';
import type { ImportEntry } from '../../../../src/db/member-database';
import type { MemberStore } from '../../../../src/services/member-store';
import { countChanges, nextBatch } from '../../../../src/sync/outbox';
import { ok } from '../../../../src/domain/values/result';
import { SyncScreen } from '../../../../src/features/sync/sync-screen';
import { SYNC_PAGE } from '../../../../src/i18n/messages/sync-page';
import { eventually } from '../../../time/eventually';
import { renderUi } from '../marked-movies/render-ui';
import { CARD, deps } from '../../sync/restored-backup';
import { openAda } from './full-device';
import { MARKS } from '../../../../src/marks/messages';

vi.mock('../../../../src/hooks/member-provider');

let store: MemberStore;
let sent: unknown[];
beforeEach(async () => {
  sent = [];
  ({ runtime: store } = await openAda(({ path, body }) => {
    if (path.endsWith('/sync_push')) sent.push(body['ops']);
    return undefined;
  }));
  vi.mocked(useMemberStore).mockReturnValue(store);
});
afterEach(async () => {
  cleanup();
  store.stop();
  await store.database.delete();
});

/** A change left on the device by a newer version in another tab, with an unknown field. */
const change = (kind: string, movieId: number, state: string) => ({
  key: state === 'orphan' ? `orphan:${kind}:${movieId}` : `${kind}:${movieId}`,
  operation: { kind, movieId, present: true, ts: movieId, op: crypto.randomUUID(), movie: null, mood: 'happy' },
  ...{ state, addedAt: movieId, code: state === 'blocked' ? 'MQ001' : null },
});
const merge = (kind: string, movieId: number) => ({ at: 1, kind, movieId, present: true, overruled: false });

/** Writes rows of a newer version, which this one's types do not allow. */
const addRows = (table: 'outbox' | 'conflicts', rows: readonly object[]) => store.database.table(table).bulkAdd(rows);
const unknownRows = (table: 'outbox' | 'conflicts') =>
  store.database
    .table<{ readonly kind?: string; readonly operation?: { readonly kind: string } }>(table)
    .filter(({ kind, operation }) => (kind ?? operation?.kind) === 'unheard')
    .toArray();
const titles = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

/** The text for a change of a movie whose card is not on the device. */
const favorite = (id: number) => MARKS.favorite.change(CARD_MESSAGES.unknownMovie(id), true);

it('are omitted from lists and actions, next to those of known kinds, and stay unchanged', async () => {
  const unheard = [change('unheard', 2, 'orphan'), change('unheard', 1, 'blocked')];
  await addRows('outbox', [...unheard, change('favorite', 3, 'blocked'), change('favorite', 4, 'orphan')]);
  await addRows('outbox', [change('recommended', 5, 'orphan')]);
  await addRows('conflicts', [merge('unheard', 6), merge('favorite', 7)]);
  renderUi(<SyncScreen onTakeBack={vi.fn()} />);
  await screen.findByText(favorite(7));
  expect(titles()).toEqual([...[favorite(3), favorite(4)], ...[SYNC_PAGE.recommended(1), favorite(7)]]);
  expect(await countChanges(store.database)).toEqual({ pending: 0, undecided: 5 });

  fireEvent.click(screen.getByRole('button', { name: SYNC_PAGE.dismissAll }));
  await eventually(() => expect(screen.queryByText(SYNC_PAGE.orphansTitle)).toBeNull());
  expect(await unknownRows('outbox')).toEqual(unheard);
  expect(await unknownRows('conflicts')).toMatchObject([merge('unheard', 6)]);
});

it('are not treated as already on the server', async () => {
  await addRows('outbox', [change('unheard', 1, 'blocked')]);
  renderUi(<SyncScreen onTakeBack={vi.fn()} />);
  await screen.findByText(SYNC_PAGE.unsyncedCount(1));
  expect(screen.queryByText(SYNC_PAGE.nothingPending)).toBeNull();
});

it('count as pending, and are pushed unchanged', async () => {
  const waiting = change('unheard', 1, 'waiting');
  await addRows('outbox', [waiting]);
  expect(await countChanges(store.database)).toEqual({ pending: 1, undecided: 0 });
  expect((await nextBatch(store.database, 10)).map(({ operation }) => operation)).toEqual([waiting.operation]);
  expect(await store.syncOnce()).toEqual(ok({ pushed: 1, pulled: 0 }));
  const { movieId, movie: _none, ...rest } = waiting.operation;
  expect(sent).toEqual([[{ ...rest, movie_id: movieId }]]);
  expect(await unknownRows('outbox')).toEqual([]);
});

it('an import started by a newer version sets its marks, and undoes them', async () => {
  const { database } = store;
  const { mirror, outbox, movies, sync } = database;
  const inTransaction = <T,>(work: () => Promise<T>) =>
    database.transaction('rw', [mirror, outbox, movies, sync], async () => work());
  const row = JSON.parse('{"planned":{"marks":["unheard"],"viewings":[],"rating":null}}') as Pick<
    ImportEntry,
    'planned'
  >;
  const set = await inTransaction(() => recordPlanned(database, deps, row.planned, { id: 603, card: CARD }));
  expect(set).toMatchObject([{ kind: 'unheard', movieId: 603 }]);
  expect(await unknownRows('outbox')).toMatchObject([
    { key: 'unheard:603', operation: { present: true, movie: CARD } },
  ]);

  await database.outbox.update('unheard:603', { sent: true });
  const [mark] = set;
  if (!mark) throw new Error('nothing was set');
  await inTransaction(() => undoMark(database, deps, mark));
  expect(await unknownRows('outbox')).toMatchObject([{ key: 'unheard:603', operation: { present: false } }]);
});
