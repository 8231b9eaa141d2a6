import type { UnsettledRow } from '../local/device/device-database';
import { inStorage } from '../local/device/storage-error';
import { logQuietly } from '../platform/quiet-log';
import type { AuthContext } from '../supabase/session/token';
import { learnOfDeletion, wipeDeleted } from './deleted-account';
import { removeEmpty } from './forget-member';
import { forgetTab } from './leaving';

/**
 * Finds out of a session that has ended whether its account is deleted, again with the next network where the server could
 * not be asked, and sees to it that nothing of a deleted account stays in this browser. For pages: the worker does not
 * reach what their storage holds.
 */
export async function lookAfterEnded(source: AuthContext): Promise<void> {
  const unsettled = await inStorage(() => source.store.readUnsettled());
  let answered = true;
  for (const ended of unsettled.ok ? unsettled.value : []) answered = (await lookAfter(source, ended)) && answered;
  if (!answered) window.addEventListener('online', () => void lookAfterEnded(source), { once: true });
}

/** @returns false where the server is to be asked again */
async function lookAfter(source: AuthContext, ended: UnsettledRow): Promise<boolean> {
  if (ended.why === 'session') {
    const learned = await learnOfDeletion(source, ended);
    if (!learned.ok) logQuietly(`A deleted account was not ended here: ${learned.error.reason}`);
    return !learned.ok || learned.value;
  }
  // What the tabs keep is of whoever has signed in since.
  if (ended.id === 'ended') forgetTab();
  if (!(await wipeDeleted(ended.memberId))) return true;
  void removeEmpty(source.store);
  const settled = await inStorage(() => source.store.settle(ended));
  if (!settled.ok) logQuietly(`A deleted account is wiped, but not noted: ${settled.error.reason}`);
  return true;
}
