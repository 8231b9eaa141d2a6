import { useState } from 'react';
import { AUTH } from '../../i18n/messages/auth';
import { MAIL_WAIT_MS } from '../../config/account';
import { ownAddress } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { hasAt, trimEmail } from '../../domain/account/credentials';
import { forgotPasswordMessage } from './auth-sentence';
import { useCountdown } from './use-countdown';

/** State of the dialog that asks for a password mail; starts with the e-mail typed on the screen behind it. */
export function useForgot(typed: string) {
  const { requestPasswordReset } = useAuthActions();
  const [email, setEmail] = useState(typed);
  const [faulty, setFaulty] = useState(false);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const [left, startWait] = useCountdown(0);

  /** The wait is of one address: who has mistyped theirs need not wait for the right one. */
  function type(text: string) {
    setEmail(text);
    startWait(0);
  }

  async function send() {
    setFaulty(!hasAt(email));
    setFailure(left > 0 ? AUTH.resendLater(left) : null);
    if (!hasAt(email) || working || left > 0) return;
    setSent(false);
    setWorking(true);
    try {
      const returnTo = ownAddress(ROUTES.authResetPassword);
      const answer = await requestPasswordReset(trimEmail(email), returnTo);
      if (answer.ok) {
        setSent(true);
        startWait(MAIL_WAIT_MS);
      } else {
        if ('waitMs' in answer.error) startWait(answer.error.waitMs);
        setFailure(forgotPasswordMessage(answer.error));
      }
    } catch {
      // the auth library could not be loaded
      setFailure(AUTH.linkFailed);
    } finally {
      setWorking(false);
    }
  }

  return { email, setEmail: type, faulty, working, failure, sent, left, send };
}
