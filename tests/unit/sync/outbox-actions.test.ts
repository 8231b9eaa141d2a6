import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { changeSyncState } from '../../../src/db/sync-state';
import { setMark } from '../../../src/sync/outbox';
import { dismissOrphans, restoreOrphans, undoConflict } from '../../../src/sync/outbox-actions';
import { saveOrphans } from '../../../src/sync/restore-recovery';
import { CARD, deps, NOW } from './restored-backup';
import { listOrphans } from '../../fixtures/outbox-lists';

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
});
afterEach(() => database.delete());

/** Dismisses the offers of two lost favorites, runs `meanwhile`, then restores the offers and returns their keys. */
async function offeredAfter(meanwhile: () => Promise<unknown>): Promise<readonly string[]> {
  const row = (movieId: number) =>
    ({ kind: 'favorite', movieId, present: 1, ts: 1, op: crypto.randomUUID(), seq: -movieId }) as const;
  await saveOrphans(database, [row(1), row(2)]);
  const dismissed = await dismissOrphans(database, ['orphan:favorite:1', 'orphan:favorite:2']);
  if (!dismissed.ok) throw new Error(dismissed.error.reason);
  await meanwhile();
  expect(await restoreOrphans(database, dismissed.value)).toEqual({ ok: true, value: undefined });
  return (await listOrphans(database)).map(({ key }) => key).sort();
}

it('restoring dismissed offers brings them back', async () => {
  expect(await offeredAfter(() => Promise.resolve())).toEqual(['orphan:favorite:1', 'orphan:favorite:2']);
});

it('a movie that the member has marked again in the meantime is not offered', async () => {
  const mark = () => setMark(database, deps, 'favorite', { id: 1, card: CARD }, true);
  expect(await offeredAfter(mark)).toEqual(['orphan:favorite:2']);
});

it('nothing is restored after the member has signed out', async () => {
  expect(await offeredAfter(() => changeSyncState(database, { signedOut: true }))).toEqual([]);
});

it('a movie that another device has changed in the meantime is not offered', async () => {
  const removal = { kind: 'favorite', movieId: 1, present: 0, ts: 5, op: crypto.randomUUID(), seq: 9 } as const;
  expect(await offeredAfter(() => database.mirror.put(removal))).toEqual(['orphan:favorite:2']);
});

it('a movie that the member has changed back and forth is not offered', async () => {
  const mark = (present: boolean) => setMark(database, deps, 'favorite', { id: 1, card: CARD }, present);
  const addAndRemove = async () => {
    await mark(true);
    await mark(false);
  };
  expect(await offeredAfter(addAndRemove)).toEqual(['orphan:favorite:2']);
});

it.each([
  { waits: 'an older one whose response was lost', by: 1, offered: ['orphan:favorite:1'] },
  { waits: 'a newer one by the member', by: -1, offered: [] },
])('an offer next to a pending change: $waits', async ({ by, offered }) => {
  await setMark(database, deps, 'favorite', { id: 1, card: CARD }, true);
  const row = { kind: 'favorite', movieId: 1, present: 0, ts: NOW + by, op: crypto.randomUUID(), seq: -1 } as const;
  await saveOrphans(database, [row]);
  expect((await listOrphans(database)).map(({ key }) => key)).toEqual(offered);
});

it.each([
  ['is undone', true, { changed: true }, [false]],
  ['is only removed from the log if it was undone since', false, { changed: false }, []],
])('an addition by another device %s', async (_, present, outcome, queued) => {
  const row = {
    kind: 'favorite',
    movieId: 1,
    present: present ? 1 : 0,
    ts: 1,
    op: crypto.randomUUID(),
    seq: 1,
  } as const;
  await database.mirror.put(row);
  const logged = { at: NOW, kind: 'favorite', movieId: 1, present: true, overruled: false } as const;
  const id = await database.conflicts.add(logged);
  expect(await undoConflict(database, deps, { ...logged, id })).toEqual({ ok: true, value: outcome });
  const entries = await database.outbox.toArray();
  expect(entries.map(({ operation }) => operation.kind === 'favorite' && operation.present)).toEqual(queued);
  expect(await database.conflicts.count()).toBe(0);
});
