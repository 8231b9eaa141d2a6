import type { EndReason } from '../domain/account/session';
import { ok, type Result } from '../domain/values/result';
import type { PendingCleanup } from '../db/device-database';
import { tryStorage, type StorageError } from '../db/storage';
import { wipeDeletedMember } from '../db/wipe-member';
import { accountDeleted, type AuthContext } from '../api/supabase/auth-context';
import type { SessionStore } from '../db/session-store';
import { purgeMember, deleteEmptyDatabases } from '../db/purge-member';

/**
 * Removes the data of a deleted account from the device, including unsent changes.
 * @returns whether everything was removed
 */
export async function wipeDeletedAccount(memberId: string): Promise<boolean> {
  return purgeMember(memberId, wipeDeletedMember);
}

/**
 * Ends a deleted account on this device: removes its data, then the session, then data that another tab has added
 * meanwhile. `reconcileEndedSessions` completes this if it was interrupted.
 * @returns whether everything was removed; an error if the session couldn't be
 */
export async function endDeletedAccount(
  store: SessionStore,
  memberId: string,
  reason: Exclude<EndReason, 'session'>,
): Promise<Result<boolean, StorageError>> {
  await wipeDeletedAccount(memberId);
  return tryStorage(async () => {
    await store.endDeletedSession(memberId, reason);
    const wiped = await wipeDeletedAccount(memberId);
    void deleteEmptyDatabases(store);
    return wiped;
  });
}

/**
 * Checks whether the account of an ended session was deleted, and removes its data if so. Nothing is removed unless the
 * server confirms it.
 * @returns whether the server responded; an error if storage failed
 */
export async function checkAccountDeleted(
  auth: AuthContext,
  ended: PendingCleanup,
): Promise<Result<boolean, StorageError>> {
  const deleted = await accountDeleted(auth, ended.memberId);
  if (!deleted.ok) return ok(false);
  const removed = deleted.value ? await endDeletedAccount(auth.store, ended.memberId, 'deleted') : ok(true);
  if (!removed.ok) return removed;
  // Pages must also clear their tab state, which they learn from the stored reason 'deleted', so the row isn't marked
  // as cleaned yet.
  const cleaned = removed.value ? await tryStorage(() => auth.store.markCleaned(ended)) : ok(undefined);
  return cleaned.ok ? ok(true) : cleaned;
}
