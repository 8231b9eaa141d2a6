import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordPlanned, undoMark } from '../../../../src/services/import/record-planned';
import { isMarked } from '../../../../src/db/marks';
import { MemberDatabase } from '../../../../src/db/member-database';
import { changeSyncState } from '../../../../src/db/sync-state';
import { setMark } from '../../../../src/sync/outbox';
import { applyMarks } from '../../../../src/sync/apply-marks';
import { startFullResync, finishFullResync } from '../../../../src/sync/restore-recovery';
import { discardEntry } from '../../../../src/sync/outbox-actions';
import { CARD, deps, NOW } from '../../sync/restored-backup';
import { listOrphans } from '../../../fixtures/outbox-lists';

const MARK = { kind: 'favorite', movieId: 949, ts: NOW - 5000, op: crypto.randomUUID(), seq: 3 } as const;

let database: MemberDatabase;
beforeEach(async () => {
  database = new MemberDatabase(crypto.randomUUID());
  await database.mirror.put({ ...MARK, present: 1 });
});
afterEach(() => database.delete());

const set = (present: boolean) => setMark(database, deps, 'favorite', { id: 949, card: CARD }, present);
const discard = () => discardEntry(database, deps, 'favorite:949');
const offers = async () => (await listOrphans(database)).map(({ operation }) => operation.op);

/** The server was restored and no longer has the mark. */
async function restoreServer(): Promise<void> {
  await startFullResync(database, 'second');
  await finishFullResync(database, NOW);
}

it.each([
  ['is pending', () => Promise.resolve()],
  ['is blocked', () => database.outbox.update('favorite:949', { state: 'blocked', code: '23514' })],
  ['may be on the server', () => database.outbox.update('favorite:949', { sent: true })],
])('a mark lost by the server is offered after its removal, which %s, is discarded', async (_, prepare) => {
  await set(false);
  await prepare();
  await restoreServer();
  expect(await offers()).toEqual([]);
  await discard();
  expect(await offers()).toEqual([MARK.op]);
});

it('it is also offered if the discarded change had superseded the removal', async () => {
  await set(false);
  await restoreServer();
  await set(true);
  await discard();
  expect(await offers()).toEqual([MARK.op]);
});

it('a removal lost by the server is offered after undoing an import over it', async () => {
  await database.mirror.put({ ...MARK, present: 0 });
  await recordPlanned(database, deps, { marks: ['favorite'], viewings: [], rating: null }, { id: 949, card: CARD });
  const [entry] = await database.outbox.toArray();
  await startFullResync(database, 'second');
  await applyMarks(database, [{ ...MARK, present: true, ts: MARK.ts - 1, op: crypto.randomUUID(), seq: 1 }]);
  expect(await offers()).toEqual([]);
  await undoMark(database, deps, { kind: 'favorite', movieId: 949, op: entry?.operation.op ?? '' });
  expect(await offers()).toEqual([MARK.op]);
});

it('the latest lost state is offered, not that of an older backup', async () => {
  await set(false);
  await restoreServer();
  await database.mirror.put({ ...MARK, present: 1, ts: MARK.ts - 1, op: crypto.randomUUID() });
  await restoreServer();
  await discard();
  expect(await offers()).toEqual([MARK.op]);
});

it.each([
  ['has returned', { present: 1, ts: MARK.ts, op: MARK.op }],
  ['was removed by a newer change', { present: 0, ts: NOW, op: crypto.randomUUID() }],
] as const)('a mark that %s in the meantime is not offered', async (_, row) => {
  await set(false);
  await restoreServer();
  await database.mirror.put({ ...MARK, ...row });
  await discard();
  expect(await offers()).toEqual([]);
});

it('nothing is offered to a member who has signed out', async () => {
  await set(false);
  await restoreServer();
  await changeSyncState(database, { signedOut: true });
  await discard();
  expect(await offers()).toEqual([]);
});

it('the discarded change itself is not offered, since the member has just decided about it', async () => {
  await database.mirror.clear();
  await set(true);
  const [entry] = await database.outbox.toArray();
  const op = entry?.operation.op ?? '';
  await database.outbox.update('favorite:949', { state: 'blocked', code: '23505', sent: false });
  await database.mirror.put({ ...MARK, present: 1, ts: entry?.operation.ts ?? 0, op });
  await restoreServer();
  await discard();
  expect(await offers()).toEqual([]);
});

it('undoing an import removes a mark that the server accepted even if a later try was refused', async () => {
  await database.mirror.clear();
  await recordPlanned(database, deps, { marks: ['favorite'], viewings: [], rating: null }, { id: 949, card: CARD });
  const [entry] = await database.outbox.toArray();
  if (!entry || entry.operation.kind === 'search') throw new Error('an import leaves a change');
  const { op, ts } = entry.operation;
  await database.outbox.update(entry.key, { state: 'blocked', code: '23505', sent: false });
  await database.mirror.put({ ...MARK, op, ts, present: 1 });
  await undoMark(database, deps, { kind: 'favorite', movieId: 949, op });
  expect(await isMarked(database, 'favorite', 949)).toBe(false);
  expect((await database.outbox.toArray()).map(({ operation }) => operation)).toMatchObject([{ present: false }]);
});

it.each([
  ['is on the server', () => database.mirror.put({ ...MARK, kind: 'watchlist', present: 1 })],
  ['is pending', () => setMark(database, deps, 'watchlist', { id: 949, card: CARD }, true)],
])('an import of a watched movie takes it off the watchlist, which %s, until it is undone', async (_, prepare) => {
  await prepare();
  const target = { id: 949, card: CARD };
  const set = await recordPlanned(database, deps, { marks: ['watched'], viewings: [], rating: null }, target);
  expect(set.map(({ kind }) => kind)).toEqual(['watched', 'watchlist']);
  expect(await isMarked(database, 'watchlist', 949)).toBe(false);
  for (const mark of set) await undoMark(database, deps, mark);
  expect(await isMarked(database, 'watchlist', 949)).toBe(true);
  expect(await isMarked(database, 'watched', 949)).toBe(false);
});
