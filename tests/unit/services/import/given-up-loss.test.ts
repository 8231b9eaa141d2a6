import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setPlannedMarks, undoMark } from '../../../../src/services/import/import-store';
import { isMarked } from '../../../../src/db/marks';
import { MemberDatabase } from '../../../../src/db/member-database';
import { changeSyncState } from '../../../../src/db/sync-state';
import { setMark } from '../../../../src/sync/outbox';
import { applyMarks } from '../../../../src/sync/apply-marks';
import { startFullResync, finishFullResync } from '../../../../src/sync/full-resync';
import { discardEntry } from '../../../../src/sync/outbox-actions';
import { CARD, deps, NOW } from '../../sync/copied-server';
import { listLost } from '../../../fixtures/outbox-lists';

const MARK = { kind: 'favorite', movieId: 949, ts: NOW - 5000, op: crypto.randomUUID(), seq: 3 } as const;

let database: MemberDatabase;
beforeEach(async () => {
  database = new MemberDatabase(crypto.randomUUID());
  await database.mirror.put({ ...MARK, present: 1 });
});
afterEach(() => database.delete());

const set = (present: boolean) => setMark(database, deps, 'favorite', { id: 949, card: CARD }, present);
const discard = () => discardEntry(database, deps, 'favorite:949');
const offers = async () => (await listLost(database)).map(({ operation }) => operation.op);

/** The server was restored, and has the mark no more. */
async function lose(): Promise<void> {
  await startFullResync(database, 'second');
  await finishFullResync(database, NOW);
}

it.each([
  ['waits', () => Promise.resolve()],
  ['was set aside', () => database.outbox.update('favorite:949', { state: 'blocked', code: '23514' })],
  ['may be on the server', () => database.outbox.update('favorite:949', { sent: true })],
])('a mark that the server lost is offered once its removal, which %s, is given up', async (_, happens) => {
  await set(false);
  await happens();
  await lose();
  expect(await offers()).toEqual([]);
  await discard();
  expect(await offers()).toEqual([MARK.op]);
});

it('so it is where the change that is given up has taken the place of the removal', async () => {
  await set(false);
  await lose();
  await set(true);
  await discard();
  expect(await offers()).toEqual([MARK.op]);
});

it('so is a removal that the server lost behind an import, once the import is taken back', async () => {
  await database.mirror.put({ ...MARK, present: 0 });
  await setPlannedMarks(database, deps, [{ kind: 'favorite', at: null }], { id: 949, card: CARD });
  const [entry] = await database.outbox.toArray();
  await startFullResync(database, 'second');
  await applyMarks(database, [{ ...MARK, present: true, ts: MARK.ts - 1, op: crypto.randomUUID(), seq: 1 }]);
  expect(await offers()).toEqual([]);
  await undoMark(database, deps, { kind: 'favorite', movieId: 949, op: entry?.operation.op ?? '' });
  expect(await offers()).toEqual([MARK.op]);
});

it('what was lost last is offered, not what an older copy had', async () => {
  await set(false);
  await lose();
  await database.mirror.put({ ...MARK, present: 1, ts: MARK.ts - 1, op: crypto.randomUUID() });
  await lose();
  await discard();
  expect(await offers()).toEqual([MARK.op]);
});

it.each([
  ['has come back', { present: 1, ts: MARK.ts, op: MARK.op }],
  ['was removed by a newer change', { present: 0, ts: NOW, op: crypto.randomUUID() }],
] as const)('a mark that %s meanwhile is not offered', async (_, row) => {
  await set(false);
  await lose();
  await database.mirror.put({ ...MARK, ...row });
  await discard();
  expect(await offers()).toEqual([]);
});

it('nor one for a member who has left', async () => {
  await set(false);
  await lose();
  await changeSyncState(database, { signedOut: true });
  await discard();
  expect(await offers()).toEqual([]);
});

it('nor the very change that is given up: that decides about it', async () => {
  await database.mirror.clear();
  await set(true);
  const [entry] = await database.outbox.toArray();
  const op = entry?.operation.op ?? '';
  await database.outbox.update('favorite:949', { state: 'blocked', code: '23505', sent: false });
  await database.mirror.put({ ...MARK, present: 1, ts: entry?.operation.ts ?? 0, op });
  await lose();
  await discard();
  expect(await offers()).toEqual([]);
});

it('a mark of an import that the server took, though a later try was refused, is removed when the import is taken back', async () => {
  await database.mirror.clear();
  await setPlannedMarks(database, deps, [{ kind: 'favorite', at: null }], { id: 949, card: CARD });
  const [entry] = await database.outbox.toArray();
  if (!entry || entry.operation.kind === 'search') throw new Error('an import leaves a change');
  const { op, ts } = entry.operation;
  await database.outbox.update(entry.key, { state: 'blocked', code: '23505', sent: false });
  await database.mirror.put({ ...MARK, op, ts, present: 1 });
  await undoMark(database, deps, { kind: 'favorite', movieId: 949, op });
  expect(await isMarked(database, 'favorite', 949)).toBe(false);
  expect((await database.outbox.toArray()).map(({ operation }) => operation)).toMatchObject([{ present: false }]);
});
