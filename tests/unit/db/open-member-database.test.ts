import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, it, vi } from 'vitest';
import { MEMBER_SCHEMA_VERSION, MemberDatabase } from '../../../src/db/member-database';
import { openMemberDatabase } from '../../../src/db/open-member-database';

const USER = 'ada';
const { name } = new MemberDatabase(USER);
const WAITING = {
  key: 'favorite:603',
  operation: { op: 'a', kind: 'favorite', movieId: 603, present: true, ts: 1, movie: null },
  state: 'waiting',
  addedAt: 1,
  code: null,
};

/** Below the first version of the schema, as a later one will stand to this: Dexie counts in tenths, too. */
const OLDER = MEMBER_SCHEMA_VERSION - 0.5;

afterEach(async () => {
  vi.restoreAllMocks();
  await Dexie.delete(name);
});

/** Leaves a database as another version, or an accident, might have. */
async function leave(version: number, stores: Record<string, string>, rows: readonly unknown[] = []): Promise<void> {
  const left = new Dexie(name);
  left.version(version).stores(stores);
  await left.open();
  if (rows.length > 0) await left.table('outbox').bulkPut([...rows]);
  left.close();
}

/**
 * IndexedDB refuses to open the database at the application's version, as a damaged one does, until it was deleted.
 * @returns how often it has refused
 */
function refuseUntilDeleted(): () => number {
  let refused = 0;
  const open = indexedDB.open.bind(indexedDB);
  const spy = vi.spyOn(indexedDB, 'open').mockImplementation((wanted, version) => {
    if (version === undefined) return open(wanted);
    refused += 1;
    const request: { error: DOMException; onerror?: (event: object) => void } = {
      error: new DOMException('damaged', 'DataError'),
    };
    queueMicrotask(() => request.onerror?.({ target: request, preventDefault() {}, stopPropagation() {} }));
    return request as unknown as IDBOpenDBRequest;
  });
  const remove = indexedDB.deleteDatabase.bind(indexedDB);
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((wanted) => {
    spy.mockRestore();
    return remove(wanted);
  });
  return () => refused;
}

it('opens what is there', async () => {
  const opened = await openMemberDatabase(USER);
  expect(opened).toMatchObject({ ok: true, value: { rebuilt: false } });
  if (opened.ok) opened.value.database.close();
});

it('a database that lost tables gets them back and keeps the rest, also at the next visit', async () => {
  await leave(MEMBER_SCHEMA_VERSION, { outbox: 'key' }, [WAITING]);
  for (const visit of [1, 2]) {
    const opened = await openMemberDatabase(USER);
    if (!opened.ok) throw new Error(`visit ${visit}: ${opened.error.reason}`);
    expect(await opened.value.database.outbox.toArray()).toEqual([WAITING]);
    expect(await opened.value.database.mirror.count()).toBe(0);
    opened.value.database.close();
  }
});

it('a database that cannot be opened and in which nothing waits is made anew', async () => {
  await leave(MEMBER_SCHEMA_VERSION, { outbox: 'key', mirror: 'id', profile: 'id' });
  const refusals = refuseUntilDeleted();
  const opened = await openMemberDatabase(USER);
  if (!opened.ok) throw new Error(opened.error.reason);
  expect(refusals()).toBe(2);
  expect(opened.value.rebuilt).toBe(true);
  opened.value.database.close();
});

it.each([
  ['a change', 'outbox', WAITING],
  ['a change of a shape that this version does not know', 'outbox', { key: 'lent:603' }],
  ['a choice of where one watches', 'profile', { id: 'viewing', sent: false }],
])('one in which %s waits is never deleted, and opens with it as soon as it can be', async (_, store, row) => {
  await leave(MEMBER_SCHEMA_VERSION, { outbox: 'key', profile: 'id' });
  const before = await new Dexie(name).open();
  await before.table(store).put(row);
  before.close();
  refuseUntilDeleted();
  const removed = vi.spyOn(indexedDB, 'deleteDatabase');
  expect(await openMemberDatabase(USER)).toEqual({ ok: false, error: { reason: 'unreadable' } });
  expect(removed).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  const opened = await openMemberDatabase(USER);
  if (!opened.ok) throw new Error(opened.error.reason);
  expect(await opened.value.database.table(store).toArray()).toEqual([row]);
  opened.value.database.close();
});

it('one whose waiting changes cannot be read is not deleted: it says so, and they are there when it opens again', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ ...WAITING, key: `favorite:${index}` }));
  await leave(MEMBER_SCHEMA_VERSION, { outbox: 'key' }, rows);
  const removed = vi.spyOn(indexedDB, 'deleteDatabase');
  const refusing = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const request: { error: DOMException; onerror?: (event: object) => void } = {
      error: new DOMException('a backing store is busy', 'UnknownError'),
    };
    queueMicrotask(() => request.onerror?.({ target: request, preventDefault() {}, stopPropagation() {} }));
    return request as unknown as IDBOpenDBRequest;
  });
  expect(await openMemberDatabase(USER)).toEqual({ ok: false, error: { reason: 'unreadable' } });
  expect(removed).not.toHaveBeenCalled();
  refusing.mockRestore();
  const opened = await openMemberDatabase(USER);
  if (!opened.ok) throw new Error(opened.error.reason);
  expect(await opened.value.database.outbox.count()).toBe(200);
  opened.value.database.close();
});

it('a browser that keeps nothing says that it does not', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(await openMemberDatabase(USER)).toEqual({ ok: false, error: { reason: 'unavailable' } });
});

it('a database of a newer version is left as it is', async () => {
  await leave(9000, { outbox: 'key' }, [WAITING]);
  expect(await openMemberDatabase(USER)).toEqual({ ok: false, error: { reason: 'newer' } });
  const after = await new Dexie(name).open();
  expect(await after.table('outbox').toArray()).toEqual([WAITING]);
  after.close();
});

it('one that a frozen tab holds at an older version says so, and opens with all it has when that tab is gone', async () => {
  await leave(OLDER, { outbox: 'key' }, [WAITING]);
  // A frozen tab does not hear that somebody wants to open a newer version.
  const frozen = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  expect(await openMemberDatabase(USER)).toEqual({ ok: false, error: { reason: 'blocked' } });
  frozen.close();
  const opened = await openMemberDatabase(USER);
  if (!opened.ok) throw new Error(opened.error.reason);
  expect(await opened.value.database.outbox.toArray()).toEqual([WAITING]);
  opened.value.database.close();
});

it('one that another tab closes when it hears of the newer version opens without a word', async () => {
  await leave(OLDER, { outbox: 'key' }, [WAITING]);
  const older = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  // Something of its own is still under way.
  older.onversionchange = () => setTimeout(() => older.close(), 100);
  const opened = await openMemberDatabase(USER);
  if (!opened.ok) throw new Error(opened.error.reason);
  opened.value.database.close();
});
