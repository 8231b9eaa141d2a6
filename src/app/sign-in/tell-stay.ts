import { STORAGE } from '../../words/en/frame/storage';
import { SIGNED_OUT } from '../../words/en/sign-in/signed-out';
import type { MemberFailure } from '../../data/hooks/member/member-provider';
import { toasts } from '../../ui/feedback/toast';

/** Tells who wanted to leave that they are still signed in, and why. */
export function tellStay({ reason }: MemberFailure): void {
  toasts.show({ kind: 'error', text: `${SIGNED_OUT.failed} ${STORAGE[reason]}`, everywhere: true });
}
