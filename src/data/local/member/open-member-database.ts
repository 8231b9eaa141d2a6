import { Dexie } from 'dexie';
import { isRecord } from '../../../domain/values/record';
import { fail, ok, type Result } from '../../../domain/values/result';
import { MEMBER_SCHEMA_VERSION, MemberDatabase, type OutboxEntry } from './member-database';
import { storageError, type StorageError } from '../device/storage-error';

/** An open database; `rebuilt` when what was there could not be read and had to go. */
export interface OpenedMember {
  readonly database: MemberDatabase;
  readonly rebuilt: boolean;
}

/** What the browser says of a database. */
async function known(name: string): Promise<IDBDatabaseInfo | undefined> {
  return (await indexedDB.databases()).find((database) => database.name === name);
}

/**
 * Whether a newer application has written the database: Dexie would open it, add what it misses and go on. IndexedDB
 * counts Dexie's versions in tens, with repairs in between.
 */
export async function isNewer(name: string): Promise<boolean> {
  const version = (await known(name))?.version ?? 0;
  return Math.floor(version / 10) > MEMBER_SCHEMA_VERSION;
}

/** Whether the browser says that it keeps the database. */
async function isThere(name: string): Promise<boolean> {
  try {
    return (await known(name)) !== undefined;
  } catch {
    return false;
  }
}

async function tryOpen(userId: string): Promise<Result<MemberDatabase, StorageError>> {
  const database = new MemberDatabase(userId);
  try {
    if (await isNewer(database.name)) return fail({ reason: 'newer' });
    await database.open();
    return ok(database);
  } catch (error) {
    database.close();
    return fail(storageError(error));
  }
}

function isOutboxEntry(row: unknown): row is OutboxEntry {
  return isRecord(row) && typeof row['key'] === 'string' && isRecord(row['operation']) && 'state' in row;
}

/** Changes that wait in a database which is about to go: all of them, or why they cannot be read. */
async function waitingIn(name: string): Promise<Result<readonly OutboxEntry[], StorageError>> {
  const database = new Dexie(name);
  try {
    await database.open();
    const outbox = database.tables.find((table) => table.name === 'outbox');
    const rows: readonly unknown[] = outbox ? await outbox.toArray() : [];
    return ok(rows.filter(isOutboxEntry));
  } catch (error) {
    // None has ever been there: nothing can be lost.
    if (error instanceof Dexie.DexieError && error.name === 'NoSuchDatabaseError') return ok([]);
    return fail(storageError(error));
  } finally {
    database.close();
  }
}

/** Deletes a database that cannot be used and makes it anew, with the changes that waited in it; never without them. */
async function rebuild(userId: string): Promise<Result<OpenedMember, StorageError>> {
  const { name } = new MemberDatabase(userId);
  const waiting = await waitingIn(name);
  if (!waiting.ok) return fail({ reason: (await isThere(name)) ? 'unreadable' : waiting.error.reason });
  try {
    await Dexie.delete(name);
    const opened = await tryOpen(userId);
    if (!opened.ok) return opened;
    await opened.value.outbox.bulkPut([...waiting.value]);
    return ok({ database: opened.value, rebuilt: true });
  } catch (error) {
    return fail(storageError(error));
  }
}

function isUnclear({ reason }: StorageError): boolean {
  return reason === 'unavailable' || reason === 'unreadable';
}

/**
 * Opens a member's database. One that the browser can no longer use is made anew from the server, with the changes that
 * wait in it. Where those cannot be read, nothing is deleted: it is left as it is and reported, as one written by a newer
 * version and a full disk are.
 */
export async function openMemberDatabase(userId: string): Promise<Result<OpenedMember, StorageError>> {
  const first = await tryOpen(userId);
  // Another tab that changes the database at the same moment can make one opening fail: what fails twice is broken.
  const opened = !first.ok && isUnclear(first.error) ? await tryOpen(userId) : first;
  if (opened.ok) return ok({ database: opened.value, rebuilt: false });
  return opened.error.reason === 'unavailable' ? rebuild(userId) : opened;
}
