import { useState } from 'react';
import { AUTH } from '../../i18n/messages/auth';
import { ownAddress } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import type { AuthFailure } from '../../api/supabase/auth-client';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { credentialFaults, trimEmail, type CredentialFaults } from '../../domain/account/credentials';
import { toasts } from '../../components/toast';
import type { AuthMode } from './login-notice';
import { authMessage } from './auth-sentence';

const NO_FAULTS: CredentialFaults = { email: false, password: false };

/** An address whose confirmation mail is waited for. */
export interface Unconfirmed {
  readonly email: string;
  /** The mail has just left. */
  readonly justSent: boolean;
}

/** State of the e-mail and password form, and what can be done with it. */
export type AuthFormState = ReturnType<typeof useAuthForm>;

/**
 * State of the e-mail and password form. What was typed survives every failure and every change of mode.
 * @param onMode called when the answer shows that the other mode is meant
 */
export function useAuthForm(mode: AuthMode, onMode: (mode: AuthMode) => void) {
  const actions = useAuthActions();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState(NO_FAULTS);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<Unconfirmed | null>(null);

  function refuse(reason: AuthFailure) {
    setFailure(authMessage(reason, mode));
    if (reason.reason === 'email-not-confirmed') setUnconfirmed({ email: trimEmail(email), justSent: false });
    if (reason.reason === 'already-registered') onMode('sign-in');
  }

  async function signUp() {
    const returnTo = ownAddress(ROUTES.dashboard);
    const answer = await actions.signUp(trimEmail(email), password, returnTo);
    if (!answer.ok) {
      refuse(answer.error);
      return;
    }
    if (answer.value) toasts.show({ kind: 'success', text: AUTH.created, everywhere: true });
    else setUnconfirmed({ email: trimEmail(email), justSent: true });
  }

  async function signIn() {
    const answer = await actions.signIn(trimEmail(email), password);
    if (!answer.ok) {
      refuse(answer.error);
      return;
    }
    toasts.show({ kind: 'success', text: AUTH.signedIn, everywhere: true });
  }

  /** Takes back what was said of the last try; what was typed stays. */
  function forgive() {
    setFaults(NO_FAULTS);
    setFailure(null);
    setUnconfirmed(null);
  }

  async function submit() {
    if (working) return;
    const found = credentialFaults(email, password);
    forgive();
    setFaults(found);
    if (found.email || found.password) return;
    setWorking(true);
    try {
      await (mode === 'sign-up' ? signUp() : signIn());
    } catch {
      // The auth library itself could not be loaded, or the device refuses to store the session.
      refuse({ reason: 'unreachable' });
    } finally {
      setWorking(false);
    }
  }

  return { email, setEmail, password, setPassword, faults, working, failure, unconfirmed, forgive, submit };
}
