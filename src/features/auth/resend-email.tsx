import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { AUTH } from '../../i18n/messages/auth';
import { APP } from '../../i18n/messages/shell';
import { MAIL_WAIT_MS } from '../../config/account';
import { ownUrl } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { hasAt, trimEmail } from '../../domain/account/credentials';
import { Button } from '../../components/button';
import { resendMessage } from './auth-error-message';
import { useCountdown } from './use-countdown';

const Root = chakra('div', { base: { display: 'grid', gap: '2', justifyItems: 'start' } });
const Status = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', '&:empty': { display: 'none' } } });

export interface ResendMailProps {
  /** Recipient of the email. */
  readonly email: string;
  /** An email has just been sent, so the next one has to wait. */
  readonly justSent: boolean;
}

/** Resends the confirmation email. The countdown is visual only; a press that comes too soon announces it once. */
export function ResendMail({ email, justSent }: ResendMailProps) {
  const { resendConfirmation } = useAuthActions();
  const [secondsLeft, startWait] = useCountdown(justSent ? MAIL_WAIT_MS : 0);
  const [pending, setPending] = useState(false);
  const [status, setStatus] = useState('');

  async function send() {
    if (secondsLeft > 0) {
      setStatus(AUTH.resendLater(secondsLeft));
      return;
    }
    if (!hasAt(email)) {
      setStatus(AUTH.resendWhere);
      return;
    }
    setStatus('');
    setPending(true);
    try {
      const result = await resendConfirmation(trimEmail(email), ownUrl(ROUTES.dashboard));
      if (result.ok) startWait(MAIL_WAIT_MS);
      else if ('waitMs' in result.error) startWait(result.error.waitMs);
      setStatus(result.ok ? AUTH.resent : resendMessage(result.error));
    } catch {
      // the auth chunk failed to load
      setStatus(APP.partMissingHint(navigator.onLine));
    } finally {
      setPending(false);
    }
  }

  return (
    <Root>
      <Button variant="secondary" loading={pending} loadingText={AUTH.working} onPress={() => void send()}>
        {AUTH.resend}
        {secondsLeft > 0 && <span aria-hidden="true">{AUTH.resendSeconds(secondsLeft)}</span>}
      </Button>
      <Status role="status">{status}</Status>
    </Root>
  );
}
