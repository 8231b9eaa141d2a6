import type { MemberStore } from '../../services/member-store';
import { markKey } from '../../domain/marks/mark';
import { isListedOnSyncPage } from '../../domain/marks/mark-kinds';
import { toasts } from '../../components/toast';
import { MARKS } from '../../words/en/account/marks';
import { SHELL } from '../../i18n/messages/shell';
import type { PendingMark } from './sign-in-request';
import { notifyMarkFailed } from './tell-not-kept';

/**
 * Sets or removes a mark as a member wanted, and tells the outcome; what stands already stays. What was removed can be
 * put back, as it was, from where that is told.
 */
export async function toggleMark(runtime: MemberStore, { kind, movie }: PendingMark, present: boolean): Promise<void> {
  const sentences = MARKS[kind];
  const set = await runtime.mark(kind, movie, present);
  const about = { key: markKey(kind, movie.id), name: movie.title };
  if (!set.ok) {
    notifyMarkFailed(kind, set.error, about);
    return;
  }
  const { changed, card } = set.value;
  if (!changed) return;
  const turned = { kind, movie: { ...movie, ...card } };
  const undo = { label: SHELL.undo, onSelect: () => void toggleMark(runtime, turned, !present) };
  if (present) {
    toasts.show({ kind: 'success', text: sentences.added, about, ...(isListedOnSyncPage(kind) && { action: undo }) });
    return;
  }
  toasts.show({ kind: 'success', text: sentences.removed, about, action: undo });
}
