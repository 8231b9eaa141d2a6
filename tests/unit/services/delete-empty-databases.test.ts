import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { membersOnDevice, MemberDatabase } from '../../../src/db/member-database';
import { reopenForMember } from '../../../src/db/wipe-member';
import { ok } from '../../../src/domain/values/result';
import { readSyncState } from '../../../src/db/sync-state';
import { purgeMemberData, deleteEmptyDatabases } from '../../../src/db/purge-member';
import { activateSession } from '../../../src/services/sign-out';
import { eventually } from '../../time/eventually';
import { fakeBackend } from './backend';
import { stored } from './session-row';

const PENDING = {
  key: 'search:1',
  operation: { kind: 'search', op: '1', ts: 1, genre: null },
  state: 'waiting',
  addedAt: 1,
  code: null,
} as const;

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const id of await membersOnDevice()) await new MemberDatabase(id).delete();
});

async function databaseOf(id: string): Promise<MemberDatabase> {
  const database = new MemberDatabase(id);
  await database.profile.put({ id: 'profile', username: id, firstName: null, lastName: null });
  return database;
}

async function device() {
  const { source } = await fakeBackend(() => new Response(null, { status: 204 }));
  return source;
}

it('of signed-out members, only databases with pending changes are kept', async () => {
  const { store } = await device();
  const [ada, bob] = [await databaseOf('ada'), await databaseOf('bob')];
  await bob.outbox.put(PENDING);
  await purgeMemberData(ada);
  await purgeMemberData(bob);
  await deleteEmptyDatabases(store);
  expect(await membersOnDevice()).toEqual(['bob']);
  expect(await bob.outbox.toArray()).toEqual([PENDING]);
});

it('the databases of a signed-in member and of an ended session are kept', async () => {
  const { store } = await device();
  await store.write(stored());
  await new MemberDatabase('ada').open();
  await databaseOf('bob');
  await deleteEmptyDatabases(store);
  expect(await membersOnDevice()).toEqual(['ada', 'bob']);
});

it('a sync in another tab does not recreate a deleted database', async () => {
  const { store } = await device();
  const other = await databaseOf('ada');
  await purgeMemberData(other);
  await deleteEmptyDatabases(store);
  await expect(readSyncState(other)).rejects.toThrow('closed');
  expect(await membersOnDevice()).toEqual([]);
});

it('signing in deletes another member’s empty database', async () => {
  const source = await device();
  const bob = stored({ member: { ...stored().member, id: 'bob' } });
  await source.store.write(bob);
  await databaseOf('bob');
  expect((await activateSession(source.store, source, stored())).ok).toBe(true);
  await eventually(async () => expect(await membersOnDevice()).toEqual([]));
});

/** A fake of the browser's locks. */
function stubLocks(): void {
  const held = new Map<string, Promise<unknown>>();
  const request = (name: string, { ifAvailable }: LockOptions, work: (lock: unknown) => Promise<unknown>) => {
    const before = held.get(name);
    if (before && ifAvailable) return work(null);
    const run = Promise.resolve(before).then(() => work(name));
    held.set(name, run);
    return run.finally(() => held.get(name) === run && held.delete(name));
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

it('a member who signs in during a cleanup is let in before or after it, not in between', async () => {
  stubLocks();
  const { store } = await device();
  await purgeMemberData(await databaseOf('ada'));
  let startCheck = () => {};
  const checkStarted = new Promise<void>((resolve) => (startCheck = resolve));
  let answer: (signedIn: boolean) => void = () => {};
  vi.spyOn(store, 'isSignedIn').mockImplementationOnce(() => {
    startCheck();
    return new Promise((resolve) => (answer = resolve));
  });
  const removing = deleteEmptyDatabases(store);
  await checkStarted;
  const reopenedDatabase = new MemberDatabase('ada');
  const isSignedIn = vi.fn(() => Promise.resolve(true));
  const reopened = reopenForMember(reopenedDatabase, isSignedIn);
  expect(isSignedIn).not.toHaveBeenCalled();
  answer(true);
  expect(await reopened).toEqual(ok(true));
  await removing;
  await reopenedDatabase.outbox.put(PENDING);
  expect(await reopenedDatabase.outbox.count()).toBe(1);
  reopenedDatabase.close();
});

it('the database of a member who is signing in is not deleted', async () => {
  stubLocks();
  const { store } = await device();
  const ada = await databaseOf('ada');
  await purgeMemberData(ada);
  let confirm: (signedIn: boolean) => void = () => {};
  const isSignedIn = vi.fn(() => new Promise<boolean>((resolve) => (confirm = resolve)));
  const reopened = reopenForMember(ada, isSignedIn);
  await eventually(() => expect(isSignedIn).toHaveBeenCalled());
  await deleteEmptyDatabases(store);
  expect(await membersOnDevice()).toEqual(['ada']);
  confirm(true);
  expect(await reopened).toEqual(ok(true));
  ada.close();
});
