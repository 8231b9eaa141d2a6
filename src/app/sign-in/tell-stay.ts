import { APP } from '../../words/en/frame/app';
import { STORAGE } from '../../words/en/frame/storage';
import { SIGNED_OUT } from '../../words/en/sign-in/signed-out';
import type { StayFailure } from '../../data/hooks/member/use-sign-out';
import { toasts } from '../../ui/feedback/toast';

/** Tells who wanted to leave that they are still signed in, and why. */
export function tellStay({ reason }: StayFailure): void {
  const why = reason === 'not-loaded' ? APP.partMissingHint : STORAGE[reason];
  toasts.show({ kind: 'error', text: `${SIGNED_OUT.failed} ${why}`, everywhere: true });
}
