import { inStorage } from '../local/device/storage-error';
import { logQuietly } from '../platform/quiet-log';
import type { TokenSource } from '../supabase/session/token';
import { learnOfDeletion, wipeDeleted } from './deleted-account';
import { forgetTab } from './leaving';

/**
 * Finds out of a session that has ended whether its account is deleted, again with the next network where the server could
 * not be asked, and sees to it that nothing of a deleted account stays in this browser. For pages: the worker does not
 * reach what their storage holds.
 */
export async function lookAfterEnded(source: TokenSource): Promise<void> {
  const read = await inStorage(() => source.store.readEnded());
  const ended = read.ok ? read.value : null;
  if (!ended?.memberId) return;
  if (ended.why === 'session') {
    const learned = await learnOfDeletion(source, ended.memberId);
    if (!learned.ok) logQuietly(`A deleted account was not ended here: ${learned.error.reason}`);
    else if (!learned.value) window.addEventListener('online', () => void lookAfterEnded(source), { once: true });
    return;
  }
  forgetTab();
  if (!(await wipeDeleted(ended.memberId))) return;
  const settled = await inStorage(() => source.store.settle(ended));
  if (!settled.ok) logQuietly(`A deleted account is wiped, but not noted: ${settled.error.reason}`);
}
