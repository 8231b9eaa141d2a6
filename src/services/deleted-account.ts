import type { Ended } from '../domain/account/session';
import { ok, type Result } from '../domain/values/result';
import type { PendingCleanup } from '../db/device-database';
import { tryStorage, type StorageError } from '../db/storage';
import { openMemberDatabase } from '../db/open-member-database';
import { wipeDeletedMember } from '../db/wipe-member';
import { accountDeleted, type AuthContext } from '../api/supabase/auth-context';
import type { SessionStore } from '../db/session-store';
import { purgeMemberData, deleteEmptyDatabases } from '../db/purge-member';

/**
 * Removes what the device has of a member whose account is deleted, also the changes that wait.
 * @returns whether all of it is gone
 */
export async function wipeDeletedAccount(memberId: string): Promise<boolean> {
  const opened = await openMemberDatabase(memberId);
  if (!opened.ok) return false;
  const wiped = await purgeMemberData(opened.value.database, wipeDeletedMember);
  opened.value.database.close();
  return wiped;
}

/**
 * Ends a deleted account on this device: its data goes first, then the session, then what another tab has brought
 * meanwhile. Pages do the rest (lookAfterEnded), also where this was cut short.
 * @returns whether all of it is gone; an error where the session could not be removed
 */
export async function endDeletedAccount(
  store: SessionStore,
  memberId: string,
  why: Exclude<Ended, 'session'>,
): Promise<Result<boolean, StorageError>> {
  await wipeDeletedAccount(memberId);
  return tryStorage(async () => {
    await store.endDeletedSession(memberId, why);
    const wiped = await wipeDeletedAccount(memberId);
    void deleteEmptyDatabases(store);
    return wiped;
  });
}

/**
 * Asks whether the account of a member whose session has ended is deleted, and ends it here where it is. Only the server's
 * definite word wipes anything: as long as it cannot be asked, all stays as it is.
 * @returns whether the server answered; an error where the device did not do what follows
 */
export async function checkAccountDeleted(
  source: AuthContext,
  ended: PendingCleanup,
): Promise<Result<boolean, StorageError>> {
  const deleted = await accountDeleted(source, ended.memberId);
  if (!deleted.ok) return ok(false);
  const gone = deleted.value ? await endDeletedAccount(source.store, ended.memberId, 'deleted') : ok(true);
  if (!gone.ok) return gone;
  // Whoever was the last to be signed in here left more for the page to delete. It learns that from the stored reason
  // 'deleted', so that the row is not settled yet.
  const settled = gone.value ? await tryStorage(() => source.store.markCleaned(ended)) : ok(undefined);
  return settled.ok ? ok(true) : settled;
}
