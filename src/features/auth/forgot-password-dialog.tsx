import { chakra } from '@chakra-ui/react/styled-system';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog/dialog';
import { ErrorPanel, SuccessPanel } from '../../components/error-panel';
import { TextField } from '../../components/form/text-field';
import { MAIL_WAIT_MS } from '../../config/account';
import { ownUrl } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { hasAt, trimEmail } from '../../domain/account/credentials';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { AUTH } from '../../i18n/messages/auth';
import { forgotPasswordMessage } from './auth-error-message';
import { useCountdown } from './use-countdown';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Lead = chakra('p', { base: { color: 'fg.muted' } });

export interface ForgotDialogProps {
  /** What was typed as e-mail so far. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Asks for a mail with a link to a new password. */
export function ForgotDialog({ email, onClose }: ForgotDialogProps) {
  const forgot = useForgot(email);
  const field = useRef<HTMLInputElement>(null);

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void forgot.send();
  }

  return (
    <Dialog open compact size="narrow" title={AUTH.forgotTitle} initialFocus={field} onClose={onClose}>
      <Form noValidate onSubmit={onSubmit}>
        <Lead>{AUTH.forgotLead}</Lead>
        <TextField
          ref={field}
          label={AUTH.email}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={forgot.email}
          onChange={forgot.setEmail}
          error={forgot.faulty ? AUTH.invalidEmail : ''}
        />
        {forgot.failure !== null && <ErrorPanel text={forgot.failure} />}
        {forgot.sent && <SuccessPanel text={AUTH.linkSent} />}
        <Button type="submit" wide loading={forgot.working} loadingText={AUTH.working}>
          {forgot.sent ? AUTH.sendAgain : AUTH.sendLink}
          {forgot.left > 0 && <span aria-hidden="true">{AUTH.resendSeconds(forgot.left)}</span>}
        </Button>
      </Form>
    </Dialog>
  );
}

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
      const returnTo = ownUrl(ROUTES.authResetPassword);
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
