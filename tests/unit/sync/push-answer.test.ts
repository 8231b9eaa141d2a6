import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markedIds } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';
import { readSyncState } from '../../../src/db/sync-state';
import { wipeMember } from '../../../src/db/wipe-member';
import { applyPushResponse, blockEntry } from '../../../src/sync/push';
import { setMark } from '../../../src/sync/outbox';
import type { PushResult } from '../../../src/sync/protocol';
import { CARD, deps, NOW } from './copied-server';

let database: MemberDatabase;
/** What the server has counted up to. */
let head: number;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  head = 0;
});
afterEach(() => database.delete());

const turn = (movieId: number, present: boolean, now = NOW) =>
  setMark(database, { ...deps, now: () => now }, 'favorite', { id: movieId, card: CARD }, present);
const favorites = async () => [...(await markedIds(database, 'favorite'))];

/** What waits of a movie. */
async function waiting(movieId: number) {
  const entry = await database.outbox.get(`favorite:${movieId}`);
  if (!entry || entry.operation.kind === 'search') throw new Error(`nothing waits of ${movieId}`);
  return { entry, operation: entry.operation };
}

/** Takes in that what waits was applied, but for what has too late a time. */
async function answer(epoch: string, late: readonly number[] = []): Promise<void> {
  const batch = await database.outbox.toArray();
  const { resyncGeneration } = await readSyncState(database);
  const results = batch.map(({ operation }): PushResult => {
    if (operation.kind === 'search') throw new Error('nobody searches');
    const { movie: _, ...mark } = operation;
    if (late.includes(mark.movieId)) return { op: mark.op, status: 'clock', code: null, row: null };
    head += 1;
    return { op: mark.op, status: 'applied', code: null, row: { ...mark, seq: head } };
  });
  const told = { epoch, head, serverTime: NOW, results, unknownRows: [] };
  await applyPushResponse(database, deps, batch, told, { resyncGeneration, offset: 0 });
}

it.each([
  { who: 'of the server that the device knows', epoch: 'first', leaves: false },
  { who: 'of a server that was restored', epoch: 'second', leaves: false },
  { who: 'that comes after its member has left', epoch: 'first', leaves: true },
])(
  'an act after an answer $who is later than what it tells, also where another change had too late a time',
  async ({ epoch, leaves }) => {
    await turn(1, true);
    await answer('first');
    const HOUR = 3_600_000;
    await turn(1, false, NOW + 120_000);
    await turn(2, true, NOW + HOUR);
    const { operation: told } = await waiting(1);
    if (leaves) await wipeMember(database);
    await answer(epoch, [2]);
    await turn(1, true);
    expect((await waiting(1)).operation.ts).toBeGreaterThan(told.ts);
    // A clock that ran ahead of what the server takes is not followed.
    await turn(3, true);
    expect((await waiting(3)).operation.ts).toBeLessThan(NOW + 130_000);
  },
);

it('what a server that was restored has taken stays shown, and all is read anew', async () => {
  await turn(1, true);
  await answer('first');
  await turn(2, true);
  const before = await readSyncState(database);
  await answer('second');
  expect(await favorites()).toEqual([1, 2]);
  expect(await readSyncState(database)).toMatchObject({
    epoch: 'second',
    resyncGeneration: before.resyncGeneration + 1,
    resyncing: true,
    cursor: 0,
    maxSeq: head,
  });
});

it('what was sent by a tab that goes on while its member leaves fills nothing', async () => {
  await turn(1, true);
  await wipeMember(database);
  await answer('first');
  expect(await database.mirror.count()).toBe(0);
  expect(await readSyncState(database)).toMatchObject({ epoch: null });
});

it('what a member who has left was overruled in is not told to whoever comes next', async () => {
  await turn(1, true);
  await wipeMember(database);
  const { operation } = await waiting(1);
  const { movie: _, ...mark } = operation;
  const row = { ...mark, present: false, ts: mark.ts + 1, op: crypto.randomUUID(), seq: 1 };
  const results: PushResult[] = [{ op: mark.op, status: 'superseded', code: null, row }];
  const { resyncGeneration } = await readSyncState(database);
  const told = { epoch: 'first', head: 1, serverTime: NOW, results, unknownRows: [] };
  await applyPushResponse(database, deps, await database.outbox.toArray(), told, {
    resyncGeneration,
    offset: 0,
  });
  expect([await database.outbox.count(), await database.conflicts.count()]).toEqual([0, 0]);
});

it('a refusal puts aside what was sent, and not what the member has done since', async () => {
  await turn(1, true);
  const { entry } = await waiting(1);
  await turn(1, false);
  await blockEntry(database, entry, '23514');
  expect((await waiting(1)).entry).toMatchObject({ state: 'waiting', code: null, operation: { present: false } });
});

it('what an answer tells that is older than what the device has heard meanwhile is no news', async () => {
  await turn(1, true);
  const [entry] = await database.outbox.toArray();
  if (!entry || entry.operation.kind === 'search') throw new Error('nothing waits');
  const { movie: _, ...mark } = entry.operation;
  await database.mirror.put({ ...mark, present: 0, ts: mark.ts + 1, op: crypto.randomUUID(), seq: 2 });
  await answer('first');
  expect(await favorites()).toEqual([]);
});
