import { Dexie } from 'dexie';
import { isRecord } from '../../domain/record';
import { fail, ok, type Result } from '../../domain/result';
import { MEMBER_SCHEMA_VERSION, MemberDatabase, type OutboxEntry } from './member-database';
import { storageError, type StorageError } from './storage-error';

/** An open database; `rebuilt` when what was there could not be read and had to go. */
export interface OpenedMember {
  readonly database: MemberDatabase;
  readonly rebuilt: boolean;
}

/**
 * Whether a newer application has written the database: Dexie would open it, add what it misses and go on. IndexedDB
 * counts Dexie's versions in tens, with repairs in between.
 */
async function isNewer(name: string): Promise<boolean> {
  const known = await indexedDB.databases();
  const version = known.find((database) => database.name === name)?.version ?? 0;
  return Math.floor(version / 10) > MEMBER_SCHEMA_VERSION;
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

/** Changes that wait in a database which is about to go, as far as they can still be read. */
async function waitingIn(name: string): Promise<readonly OutboxEntry[]> {
  const database = new Dexie(name);
  try {
    await database.open();
    const outbox = database.tables.find((table) => table.name === 'outbox');
    const rows: readonly unknown[] = outbox ? await outbox.toArray() : [];
    return rows.filter(isOutboxEntry);
  } catch (error) {
    storageError(error);
    return [];
  } finally {
    database.close();
  }
}

/** Deletes a database that cannot be used and makes it anew, with the changes that waited in it. */
async function rebuild(userId: string): Promise<Result<OpenedMember, StorageError>> {
  const { name } = new MemberDatabase(userId);
  try {
    const waiting = await waitingIn(name);
    await Dexie.delete(name);
    const opened = await tryOpen(userId);
    if (!opened.ok) return opened;
    await opened.value.outbox.bulkPut([...waiting]);
    return ok({ database: opened.value, rebuilt: true });
  } catch (error) {
    return fail(storageError(error));
  }
}

/**
 * Opens a member's database. One that the browser can no longer read is deleted and filled again from the server; one
 * written by a newer version, or a full disk, is left as it is and reported.
 */
export async function openMemberDatabase(userId: string): Promise<Result<OpenedMember, StorageError>> {
  const first = await tryOpen(userId);
  // Another tab that changes the database at the same moment can make one opening fail: what fails twice is broken.
  const opened = !first.ok && first.error.reason === 'unavailable' ? await tryOpen(userId) : first;
  if (opened.ok) return ok({ database: opened.value, rebuilt: false });
  return opened.error.reason === 'unavailable' ? rebuild(userId) : opened;
}
