import { useState } from 'react';
import { ownAddress } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { useAuthActions } from '../../hooks/use-auth-actions';

/** How far the asking for a password mail has come. */
export type ResetMailState = 'idle' | 'sending' | 'sent' | 'failed' | 'no-email';

/**
 * Asks for a password mail to the member's own address.
 * @param email empty for accounts without one
 */
export function useResetMail(email: string) {
  const { requestPasswordReset } = useAuthActions();
  const [state, setState] = useState<ResetMailState>('idle');

  async function send() {
    if (state === 'sending') return;
    if (email === '') {
      setState('no-email');
      return;
    }
    setState('sending');
    try {
      const answer = await requestPasswordReset(email, ownAddress(ROUTES.resetPassword));
      setState(answer.ok ? 'sent' : 'failed');
    } catch {
      // the auth library could not be loaded
      setState('failed');
    }
  }

  return { state, send };
}
