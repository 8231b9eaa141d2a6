import type { PendingCleanup } from '../db/device-database';
import { tryStorage } from '../db/storage';
import { logDebug } from '../lib/logger';
import type { AuthContext } from '../api/supabase/auth-context';
import { checkAccountDeleted, wipeDeletedAccount } from './deleted-account';
import { deleteEmptyDatabases } from '../db/purge-member';
import { clearTabState } from './sign-out';

/**
 * Finds out of a session that has ended whether its account is deleted, again with the next network where the server could
 * not be asked, and sees to it that nothing of a deleted account stays in this browser. For pages: the worker does not
 * reach what their storage holds.
 */
export async function reconcileEndedSessions(source: AuthContext): Promise<void> {
  const unsettled = await tryStorage(() => source.store.readPendingCleanups());
  let answered = true;
  for (const ended of unsettled.ok ? unsettled.value : []) answered = (await reconcile(source, ended)) && answered;
  if (!answered) window.addEventListener('online', () => void reconcileEndedSessions(source), { once: true });
}

/** @returns false where the server is to be asked again */
async function reconcile(source: AuthContext, ended: PendingCleanup): Promise<boolean> {
  if (ended.why === 'session') {
    const learned = await checkAccountDeleted(source, ended);
    if (!learned.ok) logDebug(`A deleted account was not ended here: ${learned.error.reason}`);
    return !learned.ok || learned.value;
  }
  // What the tabs keep is of whoever has signed in since.
  if (ended.id === 'ended') clearTabState();
  if (!(await wipeDeletedAccount(ended.memberId))) return true;
  void deleteEmptyDatabases(source.store);
  const settled = await tryStorage(() => source.store.markCleaned(ended));
  if (!settled.ok) logDebug(`A deleted account is wiped, but not noted: ${settled.error.reason}`);
  return true;
}
