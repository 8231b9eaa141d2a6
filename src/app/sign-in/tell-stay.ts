import { STORAGE } from '../../i18n/messages/shell';
import { SIGN_OUT_RESULT } from '../../i18n/messages/sync';
import type { MemberFailure } from '../../hooks/member-provider';
import { toasts } from '../../components/toast';

/** Tells who wanted to leave that they are still signed in, and why. */
export function notifySignOutFailed({ reason }: MemberFailure): void {
  toasts.show({ kind: 'error', text: `${SIGN_OUT_RESULT.failed} ${STORAGE[reason]}`, everywhere: true });
}
