import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markedIds } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';
import { readSyncState } from '../../../src/db/sync-state';
import { wipeMember } from '../../../src/db/wipe-member';
import { applyPushResponse, blockEntry } from '../../../src/sync/push';
import { setMark } from '../../../src/sync/outbox';
import type { PushResult } from '../../../src/sync/protocol';
import { CARD, deps, NOW } from './restored-backup';

let database: MemberDatabase;
/** The last sequence number of the server. */
let head: number;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  head = 0;
});
afterEach(() => database.delete());

const setFavorite = (movieId: number, present: boolean, now = NOW) =>
  setMark(database, { ...deps, now: () => now }, 'favorite', { id: movieId, card: CARD }, present);
const favorites = async () => [...(await markedIds(database, 'favorite'))];

/** The pending change of a movie. */
async function pending(movieId: number) {
  const entry = await database.outbox.get(`favorite:${movieId}`);
  if (!entry || entry.operation.kind === 'search') throw new Error(`no pending change for ${movieId}`);
  return { entry, operation: entry.operation };
}

/**
 * Applies a response that accepts all pending changes, except that those of `late` movies have too late a
 * timestamp.
 */
async function applyResponse(epoch: string, late: readonly number[] = []): Promise<void> {
  const batch = await database.outbox.toArray();
  const { resyncGeneration } = await readSyncState(database);
  const results = batch.map(({ operation }): PushResult => {
    if (operation.kind === 'search') throw new Error('nobody searches');
    const { movie: _, ...mark } = operation;
    if (late.includes(mark.movieId)) return { op: mark.op, status: 'clock', code: null, row: null };
    head += 1;
    return { op: mark.op, status: 'applied', code: null, row: { ...mark, seq: head } };
  });
  const response = { epoch, head, serverTime: NOW, results, unknownRows: [] };
  await applyPushResponse(database, deps, batch, response, { resyncGeneration, offset: 0 });
}

it.each([
  { who: 'from the server that the device knows', epoch: 'first', signsOut: false },
  { who: 'from a restored server', epoch: 'second', signsOut: false },
  { who: 'that arrives after the member has signed out', epoch: 'first', signsOut: true },
])(
  'a change after a response $who is later than the known mark, even if another change was rejected for its timestamp',
  async ({ epoch, signsOut }) => {
    await setFavorite(1, true);
    await applyResponse('first');
    const HOUR = 3_600_000;
    await setFavorite(1, false, NOW + 120_000);
    await setFavorite(2, true, NOW + HOUR);
    const { operation: known } = await pending(1);
    if (signsOut) await wipeMember(database);
    await applyResponse(epoch, [2]);
    await setFavorite(1, true);
    expect((await pending(1)).operation.ts).toBeGreaterThan(known.ts);
    // A clock that ran ahead of what the server accepts is ignored.
    await setFavorite(3, true);
    expect((await pending(3)).operation.ts).toBeLessThan(NOW + 130_000);
  },
);

it('changes accepted by a restored server stay visible, and a full resync starts', async () => {
  await setFavorite(1, true);
  await applyResponse('first');
  await setFavorite(2, true);
  const before = await readSyncState(database);
  await applyResponse('second');
  expect(await favorites()).toEqual([1, 2]);
  expect(await readSyncState(database)).toMatchObject({
    epoch: 'second',
    resyncGeneration: before.resyncGeneration + 1,
    resyncing: true,
    cursor: 0,
    maxSeq: head,
  });
});

it('a response that arrives after the member has signed out stores nothing', async () => {
  await setFavorite(1, true);
  await wipeMember(database);
  await applyResponse('first');
  expect(await database.mirror.count()).toBe(0);
  expect(await readSyncState(database)).toMatchObject({ epoch: null });
});

it('conflicts of a signed-out member are not reported to the next one', async () => {
  await setFavorite(1, true);
  await wipeMember(database);
  const { operation } = await pending(1);
  const { movie: _, ...mark } = operation;
  const row = { ...mark, present: false, ts: mark.ts + 1, op: crypto.randomUUID(), seq: 1 };
  const results: PushResult[] = [{ op: mark.op, status: 'superseded', code: null, row }];
  const { resyncGeneration } = await readSyncState(database);
  const response = { epoch: 'first', head: 1, serverTime: NOW, results, unknownRows: [] };
  await applyPushResponse(database, deps, await database.outbox.toArray(), response, {
    resyncGeneration,
    offset: 0,
  });
  expect([await database.outbox.count(), await database.conflicts.count()]).toEqual([0, 0]);
});

it('a refusal blocks the change that was sent, but not a newer one', async () => {
  await setFavorite(1, true);
  const { entry } = await pending(1);
  await setFavorite(1, false);
  await blockEntry(database, entry, '23514');
  expect((await pending(1)).entry).toMatchObject({ state: 'waiting', code: null, operation: { present: false } });
});

it('a response that is older than the device’s state changes nothing', async () => {
  await setFavorite(1, true);
  const [entry] = await database.outbox.toArray();
  if (!entry || entry.operation.kind === 'search') throw new Error('the outbox is empty');
  const { movie: _, ...mark } = entry.operation;
  await database.mirror.put({ ...mark, present: 0, ts: mark.ts + 1, op: crypto.randomUUID(), seq: 2 });
  await applyResponse('first');
  expect(await favorites()).toEqual([]);
});
