import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { awaitInitialSync, readInitialSync } from '../../../src/db/initial-sync';
import { MemberDatabase } from '../../../src/db/member-database';
import { changeSyncState } from '../../../src/db/sync-state';

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase('ada');
});
afterEach(() => database.delete());

it('is synced after the first complete pull, and stays so when a later pull fails', async () => {
  expect(await readInitialSync(database)).toBe('syncing');
  await changeSyncState(database, { failure: 'server' });
  expect(await readInitialSync(database)).toBe('failed');
  await changeSyncState(database, { failure: null, syncedAt: 5 });
  expect(await readInitialSync(database)).toBe('synced');
  await changeSyncState(database, { failure: 'server' });
  expect(await readInitialSync(database)).toBe('synced');
});

it('waiting ends when the first pull is complete', async () => {
  const synced = awaitInitialSync(database, 20_000);
  await changeSyncState(database, { cursor: 3 });
  await changeSyncState(database, { syncedAt: 5 });
  expect(await synced).toBe(true);
});

it('waiting ends at its timeout', async () => {
  expect(await awaitInitialSync(database, 1)).toBe(false);
});
