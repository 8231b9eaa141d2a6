import type { PendingCleanup } from '../db/device-database';
import { membersOnDevice } from '../db/member-database';
import { tryStorage } from '../db/storage';
import { logDebug } from '../lib/logger';
import { accountDeleted, type AuthContext } from '../api/supabase/auth-context';
import { checkAccountDeleted, wipeDeletedAccount } from './deleted-account';
import { deleteEmptyDatabases, removeLeftover } from '../db/purge-member';
import { clearTabState } from './sign-out';

/**
 * Checks whether the accounts of ended sessions were deleted, retrying when online, and removes what's left of deleted
 * ones. Only pages can do this: the worker has no access to their storage.
 */
export async function reconcileEndedSessions(auth: AuthContext): Promise<void> {
  const cleanups = await tryStorage(() => auth.store.readPendingCleanups());
  let answered = true;
  for (const ended of cleanups.ok ? cleanups.value : []) answered = (await reconcile(auth, ended)) && answered;
  if (!answered) window.addEventListener('online', () => void reconcileEndedSessions(auth), { once: true });
}

/** @returns false if the server must be queried again */
async function reconcile(auth: AuthContext, ended: PendingCleanup): Promise<boolean> {
  if (ended.reason === 'session') {
    const checked = await checkAccountDeleted(auth, ended);
    if (!checked.ok) logDebug(`A deleted account was not ended here: ${checked.error.reason}`);
    return !checked.ok || checked.value;
  }
  // If the key names a member, another member has signed in since, and the tab state is theirs.
  if (ended.id === 'ended') clearTabState();
  const { memberId } = ended;
  const leftover = ended.reason === 'signed-out';
  if (!(await (leftover ? removeLeftover(auth.store, memberId) : wipeDeletedAccount(memberId)))) return true;
  void deleteEmptyDatabases(auth.store);
  const cleaned = await tryStorage(() => auth.store.markCleaned(ended));
  if (!cleaned.ok) logDebug(`A member's data is wiped, but not noted: ${cleaned.error.reason}`);
  return true;
}

/**
 * Removes what members who have signed out left on this device: empty databases, and the unsent changes of deleted
 * accounts. Failures are retried on the next visit.
 */
export async function removeLeftovers(auth: AuthContext): Promise<void> {
  await deleteEmptyDatabases(auth.store);
  const members = await tryStorage(membersOnDevice);
  for (const id of members.ok ? members.value : []) {
    const signedIn = await tryStorage(() => auth.store.isSignedIn(id));
    if (!signedIn.ok || signedIn.value) continue;
    const deleted = await accountDeleted(auth, id);
    if (deleted.ok && deleted.value && (await wipeDeletedAccount(id))) await deleteEmptyDatabases(auth.store);
  }
}
