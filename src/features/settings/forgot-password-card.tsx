import { chakra } from '@chakra-ui/react/styled-system';
import { MESSAGES } from '../../config/messages';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { GoodNews } from '../../ui/good-news';
import { useResetMail } from './use-reset-mail';

const Stack = chakra('div', { base: { display: 'grid', gap: '5' } });
const Text = chakra('p', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } });

/** A way to a new password for a member who does not know the present one. */
export function ForgotPasswordCard({ email }: { readonly email: string }) {
  const { state, send } = useResetMail(email);
  const { settings } = MESSAGES;
  return (
    <Stack>
      <Text>{settings.forgotText(email)}</Text>
      {state === 'sent' && <GoodNews text={settings.linkSent} />}
      {state === 'failed' && <ErrorPanel text={settings.linkFailed} />}
      {state === 'no-email' && <ErrorPanel text={settings.noEmail} />}
      <Button
        look="secondary"
        wide
        loading={state === 'sending'}
        loadingText={settings.forgotSending}
        onPress={() => void send()}
      >
        {settings.forgotAction}
      </Button>
    </Stack>
  );
}
