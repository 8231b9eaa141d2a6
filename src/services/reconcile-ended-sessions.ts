import type { PendingCleanup } from '../db/device-database';
import { tryStorage } from '../db/storage';
import { logDebug } from '../lib/logger';
import type { AuthContext } from '../api/supabase/auth-context';
import { checkAccountDeleted, wipeDeletedAccount } from './deleted-account';
import { deleteEmptyDatabases } from '../db/purge-member';
import { clearTabState } from './sign-out';

/**
 * Checks whether the accounts of ended sessions were deleted, retrying when online, and removes what's left of deleted
 * ones. Only pages can do this: the worker has no access to their storage.
 */
export async function reconcileEndedSessions(source: AuthContext): Promise<void> {
  const unsettled = await tryStorage(() => source.store.readPendingCleanups());
  let answered = true;
  for (const ended of unsettled.ok ? unsettled.value : []) answered = (await reconcile(source, ended)) && answered;
  if (!answered) window.addEventListener('online', () => void reconcileEndedSessions(source), { once: true });
}

/** @returns false if the server must be queried again */
async function reconcile(source: AuthContext, ended: PendingCleanup): Promise<boolean> {
  if (ended.why === 'session') {
    const learned = await checkAccountDeleted(source, ended);
    if (!learned.ok) logDebug(`A deleted account was not ended here: ${learned.error.reason}`);
    return !learned.ok || learned.value;
  }
  // If the key names a member, somebody else has signed in since, and the tab state is theirs.
  if (ended.id === 'ended') clearTabState();
  if (!(await wipeDeletedAccount(ended.memberId))) return true;
  void deleteEmptyDatabases(source.store);
  const settled = await tryStorage(() => source.store.markCleaned(ended));
  if (!settled.ok) logDebug(`A deleted account is wiped, but not noted: ${settled.error.reason}`);
  return true;
}
