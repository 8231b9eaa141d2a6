import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { AUTH } from '../../i18n/messages/auth';
import { MAIL_WAIT_MS } from '../../config/account';
import { ownUrl } from '../../config/environment';
import { ROUTES } from '../../config/routes';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { hasAt, trimEmail } from '../../domain/account/credentials';
import { Button } from '../../components/button';
import { resendMessage } from './auth-error-message';
import { useCountdown } from './use-countdown';

const Root = chakra('div', { base: { display: 'grid', gap: '2', justifyItems: 'start' } });
const Said = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', '&:empty': { display: 'none' } } });

export interface ResendMailProps {
  /** Whose mail it is. */
  readonly email: string;
  /** A mail has just left: the next one has to wait. */
  readonly justSent: boolean;
}

/**
 * Asks for the confirmation mail again. The seconds to wait are for the eye alone; who presses too soon is told them once,
 * also by a screen reader.
 */
export function ResendMail({ email, justSent }: ResendMailProps) {
  const { resendConfirmation } = useAuthActions();
  const [left, startWait] = useCountdown(justSent ? MAIL_WAIT_MS : 0);
  const [working, setWorking] = useState(false);
  const [said, setSaid] = useState('');

  async function send() {
    if (left > 0) {
      setSaid(AUTH.resendLater(left));
      return;
    }
    if (!hasAt(email)) {
      setSaid(AUTH.resendWhere);
      return;
    }
    setSaid('');
    setWorking(true);
    try {
      const answer = await resendConfirmation(trimEmail(email), ownUrl(ROUTES.dashboard));
      if (answer.ok) startWait(MAIL_WAIT_MS);
      else if ('waitMs' in answer.error) startWait(answer.error.waitMs);
      setSaid(answer.ok ? AUTH.resent : resendMessage(answer.error));
    } catch {
      // the auth library could not be loaded
      setSaid(resendMessage({ reason: 'unreachable' }));
    } finally {
      setWorking(false);
    }
  }

  return (
    <Root>
      <Button variant="secondary" loading={working} loadingText={AUTH.working} onPress={() => void send()}>
        {AUTH.resend}
        {left > 0 && <span aria-hidden="true">{AUTH.resendSeconds(left)}</span>}
      </Button>
      <Said role="status">{said}</Said>
    </Root>
  );
}
