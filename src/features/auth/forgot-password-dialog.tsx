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
  /** The email typed so far. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Requests a password reset email. */
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
        <Button type="submit" wide loading={forgot.pending} loadingText={AUTH.working}>
          {forgot.sent ? AUTH.sendAgain : AUTH.sendLink}
          {forgot.secondsLeft > 0 && <span aria-hidden="true">{AUTH.resendSeconds(forgot.secondsLeft)}</span>}
        </Button>
      </Form>
    </Dialog>
  );
}

/** State of the password reset dialog; starts with the email typed on the screen behind it. */
export function useForgot(typed: string) {
  const { requestPasswordReset } = useAuthActions();
  const [email, setEmail] = useState(typed);
  const [faulty, setFaulty] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const [secondsLeft, startWait] = useCountdown(0);

  /** The wait applies to one address: after fixing a typo there is none. */
  function type(text: string) {
    setEmail(text);
    startWait(0);
  }

  async function send() {
    setFaulty(!hasAt(email));
    setFailure(secondsLeft > 0 ? AUTH.resendLater(secondsLeft) : null);
    if (!hasAt(email) || pending || secondsLeft > 0) return;
    setSent(false);
    setPending(true);
    try {
      const returnTo = ownUrl(ROUTES.authResetPassword);
      const result = await requestPasswordReset(trimEmail(email), returnTo);
      if (result.ok) {
        setSent(true);
        startWait(MAIL_WAIT_MS);
      } else {
        if ('waitMs' in result.error) startWait(result.error.waitMs);
        setFailure(forgotPasswordMessage(result.error));
      }
    } catch {
      // the auth chunk failed to load
      setFailure(AUTH.linkFailed);
    } finally {
      setPending(false);
    }
  }

  return { email, setEmail: type, faulty, pending, failure, sent, secondsLeft, send };
}
