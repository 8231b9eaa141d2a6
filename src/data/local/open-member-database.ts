import { Dexie } from 'dexie';
import { fail, ok, type Result } from '../../domain/result';
import { MemberDatabase } from './member-database';
import { storageError, type StorageError } from './storage-error';

/** An open database; `rebuilt` when what was there could not be read and had to go. */
export interface OpenedMember {
  readonly database: MemberDatabase;
  readonly rebuilt: boolean;
}

async function tryOpen(userId: string): Promise<Result<MemberDatabase, StorageError>> {
  const database = new MemberDatabase(userId);
  try {
    await database.open();
    return ok(database);
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
