import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { changeSyncState } from '../../../src/db/sync-state';
import { setMark } from '../../../src/sync/outbox';
import { dismissOrphans, restoreOrphans } from '../../../src/sync/outbox-actions';
import { saveOrphans } from '../../../src/sync/restore-recovery';
import { CARD, deps, NOW } from './copied-server';
import { listLost } from '../../fixtures/outbox-lists';

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
});
afterEach(() => database.delete());

/** Two favorites that the server lost are let go; what comes then happens before they are offered again. */
async function offeredAfter(meanwhile: () => Promise<unknown>): Promise<readonly string[]> {
  const row = (movieId: number) =>
    ({ kind: 'favorite', movieId, present: 1, ts: 1, op: crypto.randomUUID(), seq: -movieId }) as const;
  await saveOrphans(database, [row(1), row(2)]);
  const gone = await dismissOrphans(database, ['orphan:favorite:1', 'orphan:favorite:2']);
  if (!gone.ok) throw new Error(gone.error.reason);
  await meanwhile();
  expect(await restoreOrphans(database, gone.value)).toEqual({ ok: true, value: undefined });
  return (await listLost(database)).map(({ key }) => key).sort();
}

it('what was let go is offered again', async () => {
  expect(await offeredAfter(() => Promise.resolve())).toEqual(['orphan:favorite:1', 'orphan:favorite:2']);
});

it('what the member has marked again meanwhile is not offered', async () => {
  const mark = () => setMark(database, deps, 'favorite', { id: 1, card: CARD }, true);
  expect(await offeredAfter(mark)).toEqual(['orphan:favorite:2']);
});

it('nothing is kept for a member who has left meanwhile', async () => {
  expect(await offeredAfter(() => changeSyncState(database, { signedOut: true }))).toEqual([]);
});

it('what another device has decided anew meanwhile is not offered', async () => {
  const removal = { kind: 'favorite', movieId: 1, present: 0, ts: 5, op: crypto.randomUUID(), seq: 9 } as const;
  expect(await offeredAfter(() => database.mirror.put(removal))).toEqual(['orphan:favorite:2']);
});

it('nor what the member means otherwise by now', async () => {
  const mark = (present: boolean) => setMark(database, deps, 'favorite', { id: 1, card: CARD }, present);
  const addAndRemove = async () => {
    await mark(true);
    await mark(false);
  };
  expect(await offeredAfter(addAndRemove)).toEqual(['orphan:favorite:2']);
});

it.each([
  { waits: 'older, its answer lost', by: 1, offered: ['orphan:favorite:1'] },
  { waits: 'what the member has meant since', by: -1, offered: [] },
])('an offer beside a change that waits, $waits', async ({ by, offered }) => {
  await setMark(database, deps, 'favorite', { id: 1, card: CARD }, true);
  const row = { kind: 'favorite', movieId: 1, present: 0, ts: NOW + by, op: crypto.randomUUID(), seq: -1 } as const;
  await saveOrphans(database, [row]);
  expect((await listLost(database)).map(({ key }) => key)).toEqual(offered);
});
