import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, expect, it, vi } from 'vitest';
import { MEMBER_SCHEMA_VERSION, MemberDatabase } from '../../../src/db/member-database';
import { openMemberDatabase } from '../../../src/db/open-member-database';

const USER = 'ada';
const { name } = new MemberDatabase(USER);
const PENDING = {
  key: 'favorite:603',
  operation: { op: 'a', kind: 'favorite', movieId: 603, present: true, ts: 1, movie: null },
  state: 'waiting',
  addedAt: 1,
  code: null,
};

/** A version below the first one of the schema, as that will be to later ones. Dexie multiplies versions by ten. */
const OLDER = MEMBER_SCHEMA_VERSION - 0.5;

afterEach(async () => {
  vi.restoreAllMocks();
  await Dexie.delete(name);
});

/** Creates a database as another version or an accident might have left it. */
async function createDatabase(
  version: number,
  stores: Record<string, string>,
  rows: readonly unknown[] = [],
): Promise<void> {
  const database = new Dexie(name);
  database.version(version).stores(stores);
  await database.open();
  if (rows.length > 0) await database.table('outbox').bulkPut([...rows]);
  database.close();
}

/**
 * Makes IndexedDB refuse to open the database at the application's version, as if it were damaged, until it is
 * deleted.
 * @returns the number of refusals so far
 */
function failUntilDeleted(): () => number {
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

it('opens an existing database', async () => {
  const opened = await openMemberDatabase(USER);
  expect(opened).toMatchObject({ ok: true, value: { rebuilt: false } });
  if (opened.ok) opened.value.database.close();
});

it('restores missing tables and keeps the rest, on the next visit as well', async () => {
  await createDatabase(MEMBER_SCHEMA_VERSION, { outbox: 'key' }, [PENDING]);
  for (const visit of [1, 2]) {
    const opened = await openMemberDatabase(USER);
    if (!opened.ok) throw new Error(`visit ${visit}: ${opened.error.reason}`);
    expect(await opened.value.database.outbox.toArray()).toEqual([PENDING]);
    expect(await opened.value.database.mirror.count()).toBe(0);
    opened.value.database.close();
  }
});

it('a database that can’t be opened is recreated if it has no pending changes', async () => {
  await createDatabase(MEMBER_SCHEMA_VERSION, { outbox: 'key', mirror: 'id', profile: 'id' });
  const refusals = failUntilDeleted();
  const opened = await openMemberDatabase(USER);
  if (!opened.ok) throw new Error(opened.error.reason);
  expect(refusals()).toBe(2);
  expect(opened.value.rebuilt).toBe(true);
  opened.value.database.close();
});

it.each([
  ['a change', 'outbox', PENDING],
  ['a change of a shape that this version does not know', 'outbox', { key: 'lent:603' }],
  ['a watch preference', 'profile', { id: 'watch-preferences', sent: false }],
])('a database with %s pending is never deleted, and opens with it once it can', async (_, store, row) => {
  await createDatabase(MEMBER_SCHEMA_VERSION, { outbox: 'key', profile: 'id' });
  const before = await new Dexie(name).open();
  await before.table(store).put(row);
  before.close();
  failUntilDeleted();
  const removed = vi.spyOn(indexedDB, 'deleteDatabase');
  expect(await openMemberDatabase(USER)).toEqual({ ok: false, error: { reason: 'unreadable' } });
  expect(removed).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  const opened = await openMemberDatabase(USER);
  if (!opened.ok) throw new Error(opened.error.reason);
  expect(await opened.value.database.table(store).toArray()).toEqual([row]);
  opened.value.database.close();
});

it('a database whose pending changes can’t be read reports an error, is not deleted, and opens later with all of them', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ ...PENDING, key: `favorite:${index}` }));
  await createDatabase(MEMBER_SCHEMA_VERSION, { outbox: 'key' }, rows);
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

it('a browser without storage is reported as such', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(await openMemberDatabase(USER)).toEqual({ ok: false, error: { reason: 'unavailable' } });
});

it('a database of a newer version is left untouched', async () => {
  await createDatabase(9000, { outbox: 'key' }, [PENDING]);
  expect(await openMemberDatabase(USER)).toEqual({ ok: false, error: { reason: 'newer' } });
  const after = await new Dexie(name).open();
  expect(await after.table('outbox').toArray()).toEqual([PENDING]);
  after.close();
});

it('a database that a frozen tab holds at an older version is reported as blocked, and opens intact once that tab is gone', async () => {
  await createDatabase(OLDER, { outbox: 'key' }, [PENDING]);
  // A frozen tab does not receive the versionchange event.
  const frozen = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  expect(await openMemberDatabase(USER)).toEqual({ ok: false, error: { reason: 'blocked' } });
  frozen.close();
  const opened = await openMemberDatabase(USER);
  if (!opened.ok) throw new Error(opened.error.reason);
  expect(await opened.value.database.outbox.toArray()).toEqual([PENDING]);
  opened.value.database.close();
});

it('a database that another tab closes on versionchange opens without an error', async () => {
  await createDatabase(OLDER, { outbox: 'key' }, [PENDING]);
  const older = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  // One of its own requests is still running.
  older.onversionchange = () => setTimeout(() => older.close(), 100);
  const opened = await openMemberDatabase(USER);
  if (!opened.ok) throw new Error(opened.error.reason);
  opened.value.database.close();
});
