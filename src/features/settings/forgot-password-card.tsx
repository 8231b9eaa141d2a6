import { chakra } from '@chakra-ui/react/styled-system';
import { SETTINGS } from '../../words/en/account/settings';
import { Button } from '../../components/button';
import { ErrorPanel, SuccessPanel } from '../../components/error-panel';
import { useResetMail } from './use-reset-mail';

const Stack = chakra('div', { base: { display: 'grid', gap: '5' } });
const Text = chakra('p', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } });

/** A way to a new password for a member who does not know the present one. */
export function ForgotPasswordCard({ email }: { readonly email: string }) {
  const { state, send } = useResetMail(email);
  return (
    <Stack>
      <Text>{SETTINGS.forgotText(email)}</Text>
      {state === 'sent' && <SuccessPanel text={SETTINGS.linkSent} />}
      {state === 'failed' && <ErrorPanel text={SETTINGS.linkFailed} />}
      {state === 'no-email' && <ErrorPanel text={SETTINGS.noEmail} />}
      <Button
        variant="secondary"
        wide
        loading={state === 'sending'}
        loadingText={SETTINGS.forgotSending}
        onPress={() => void send()}
      >
        {SETTINGS.forgotAction}
      </Button>
    </Stack>
  );
}
