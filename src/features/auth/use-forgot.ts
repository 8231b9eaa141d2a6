import { useState } from 'react';
import { AUTH } from '../../config/messages/auth';
import { ROUTES } from '../../config/routes';
import { useAuthActions } from '../../data/hooks/use-auth-actions';
import { hasAt, trimEmail } from '../../domain/credentials';
import { forgotSentence } from './auth-sentence';

/** State of the dialog that asks for a password mail; starts with the e-mail typed on the screen behind it. */
export function useForgot(typed: string) {
  const { requestPasswordReset } = useAuthActions();
  const [email, setEmail] = useState(typed);
  const [faulty, setFaulty] = useState(false);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState(false);

  async function send() {
    setFaulty(!hasAt(email));
    setFailure(null);
    setSent(false);
    if (!hasAt(email) || working) return;
    setWorking(true);
    try {
      const returnTo = new URL(ROUTES.authResetPassword, window.location.origin).href;
      const answer = await requestPasswordReset(trimEmail(email), returnTo);
      if (answer.ok) setSent(true);
      else setFailure(forgotSentence(answer.error));
    } catch {
      // the auth library could not be loaded
      setFailure(AUTH.linkFailed);
    } finally {
      setWorking(false);
    }
  }

  return { email, setEmail, faulty, working, failure, sent, send };
}
