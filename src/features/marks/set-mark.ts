import type { MemberStore } from '../../data/member/member-runtime';
import { markKey } from '../../domain/marks/mark';
import { isListedOnSyncPage } from '../../domain/marks/mark-kinds';
import { toasts } from '../../ui/feedback/toast';
import { MARKS } from '../../words/en/account/marks';
import { FRAME } from '../../words/en/frame/frame';
import type { WishedMark } from './sign-in-request';
import { tellNotKept } from './tell-not-kept';

/**
 * Sets or removes a mark as a member wanted, and tells the outcome; what stands already stays. What was removed can be
 * put back, as it was, from where that is told.
 */
export async function pressMark(runtime: MemberStore, { kind, film }: WishedMark, present: boolean): Promise<void> {
  const sentences = MARKS[kind];
  const set = await runtime.mark(kind, film, present);
  const about = { key: markKey(kind, film.id), name: film.title };
  if (!set.ok) {
    tellNotKept(kind, set.error, about);
    return;
  }
  const { changed, card } = set.value;
  if (!changed) return;
  const turned = { kind, film: { ...film, ...card } };
  const undo = { label: FRAME.undo, onSelect: () => void pressMark(runtime, turned, !present) };
  if (present) {
    toasts.show({ kind: 'success', text: sentences.added, about, ...(isListedOnSyncPage(kind) && { action: undo }) });
    return;
  }
  toasts.show({ kind: 'success', text: sentences.removed, about, action: undo });
}
