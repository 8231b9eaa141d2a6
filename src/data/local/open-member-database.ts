import { Dexie } from 'dexie';
import { fail, ok, type Result } from '../../domain/result';
import { MEMBER_SCHEMA_VERSION, MemberDatabase } from './member-database';
import { storageError, type StorageError } from './storage-error';

/** An open database; `rebuilt` when what was there could not be read and had to go. */
export interface OpenedMember {
  readonly database: MemberDatabase;
  readonly rebuilt: boolean;
}

/** IndexedDB's version of the schema: Dexie counts in tens. */
const VERSION = MEMBER_SCHEMA_VERSION * 10;

/**
 * Dexie opens a database of a newer version, and one that lost its tables, without complaint; the first query then fails.
 * @returns what is wrong with an open database, or null
 */
function schemaFault(database: MemberDatabase): StorageError | null {
  const backend = database.backendDB();
  if (database.tables.every(({ name }) => backend.objectStoreNames.contains(name))) return null;
  return { reason: backend.version > VERSION ? 'newer' : 'unavailable' };
}

async function tryOpen(userId: string): Promise<Result<MemberDatabase, StorageError>> {
  const database = new MemberDatabase(userId);
  try {
    await database.open();
    const fault = schemaFault(database);
    if (!fault) return ok(database);
    database.close();
    return fail(fault);
  } catch (error) {
    database.close();
    return fail(storageError(error));
  }
}

/**
 * Opens a member's database. One that the browser can no longer read is deleted and filled again from the server; one
 * written by a newer version, or a full disk, is left as it is and reported.
 */
export async function openMemberDatabase(userId: string): Promise<Result<OpenedMember, StorageError>> {
  const opened = await tryOpen(userId);
  if (opened.ok) return ok({ database: opened.value, rebuilt: false });
  if (opened.error.reason !== 'unavailable') return opened;
  try {
    await Dexie.delete(new MemberDatabase(userId).name);
  } catch (error) {
    return fail(storageError(error));
  }
  const again = await tryOpen(userId);
  return again.ok ? ok({ database: again.value, rebuilt: true }) : again;
}
