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

const WAITING = {
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

it('of members who left, the device keeps no database but those with changes that wait', async () => {
  const { store } = await device();
  const [ada, bob] = [await databaseOf('ada'), await databaseOf('bob')];
  await bob.outbox.put(WAITING);
  await purgeMemberData(ada);
  await purgeMemberData(bob);
  await deleteEmptyDatabases(store);
  expect(await membersOnDevice()).toEqual(['bob']);
  expect(await bob.outbox.toArray()).toEqual([WAITING]);
});

it('whoever is signed in, or has a session that ended, keeps theirs', async () => {
  const { store } = await device();
  await store.write(stored());
  await new MemberDatabase('ada').open();
  await databaseOf('bob');
  await deleteEmptyDatabases(store);
  expect(await membersOnDevice()).toEqual(['ada', 'bob']);
});

it('a database that was deleted under a round in another tab is not made again by it', async () => {
  const { store } = await device();
  const other = await databaseOf('ada');
  await purgeMemberData(other);
  await deleteEmptyDatabases(store);
  await expect(readSyncState(other)).rejects.toThrow('closed');
  expect(await membersOnDevice()).toEqual([]);
});

it('who signs in finds no empty database of somebody else', async () => {
  const source = await device();
  const bob = stored({ member: { ...stored().member, id: 'bob' } });
  await source.store.write(bob);
  await databaseOf('bob');
  expect((await activateSession(source.store, source, stored())).ok).toBe(true);
  await eventually(async () => expect(await membersOnDevice()).toEqual([]));
});

/** A browser's locks. */
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

it('who comes back while the empty database is looked at is let in when it is gone or stays, not in between', async () => {
  stubLocks();
  const { store } = await device();
  await purgeMemberData(await databaseOf('ada'));
  let look = () => {};
  const looked = new Promise<void>((resolve) => (look = resolve));
  let answer: (here: boolean) => void = () => {};
  vi.spyOn(store, 'isSignedIn').mockImplementationOnce(() => {
    look();
    return new Promise((resolve) => (answer = resolve));
  });
  const removing = deleteEmptyDatabases(store);
  await looked;
  const back = new MemberDatabase('ada');
  const isHere = vi.fn(() => Promise.resolve(true));
  const welcomed = reopenForMember(back, isHere);
  expect(isHere).not.toHaveBeenCalled();
  answer(true);
  expect(await welcomed).toEqual(ok(true));
  await removing;
  await back.outbox.put(WAITING);
  expect(await back.outbox.count()).toBe(1);
  back.close();
});

it('nothing is deleted of a member who is being let in', async () => {
  stubLocks();
  const { store } = await device();
  const ada = await databaseOf('ada');
  await purgeMemberData(ada);
  let letIn: (here: boolean) => void = () => {};
  const isHere = vi.fn(() => new Promise<boolean>((resolve) => (letIn = resolve)));
  const welcomed = reopenForMember(ada, isHere);
  await eventually(() => expect(isHere).toHaveBeenCalled());
  await deleteEmptyDatabases(store);
  expect(await membersOnDevice()).toEqual(['ada']);
  letIn(true);
  expect(await welcomed).toEqual(ok(true));
  ada.close();
});
