import { chakra } from '@chakra-ui/react/styled-system';
import { RESET } from '../../i18n/messages/auth';
import { ROUTES } from '../../config/routes';
import type { SessionTokens } from '../../api/supabase/auth-callback';
import { Button, ButtonLink } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { Spinner } from '../../components/spinner';
import { ResetForm } from './reset-form';
import { useRecovery } from './use-recovery';

const Stack = chakra('div', { base: { display: 'grid', gap: '5' } });
const Account = chakra('p', { base: { overflowWrap: 'anywhere' } });

export interface ResetScreenProps {
  /** Of the link that led here; null when it had none. */
  readonly tokens: SessionTokens | null;
  /** The link is of no use. */
  readonly onInvalid: () => void;
  /** The password is new, and the link's session has ended. */
  readonly onUpdated: () => void;
}

/** /auth/reset-password and /reset-password: a new password by the link of a mail. */
export function ResetScreen({ tokens, onInvalid, onUpdated }: ResetScreenProps) {
  const state = useRecovery(tokens, onInvalid);
  return (
    <Screen width="narrow">
      <PageHeading title={RESET.title} lead={RESET.lead} />
      <Stack>
        {state.phase === 'checking' && <Spinner label={RESET.checking} />}
        {state.phase === 'unreachable' && (
          <ErrorPanel text={RESET.unreachable}>
            <Button variant="secondary" onPress={state.retry}>
              {RESET.retry}
            </Button>
          </ErrorPanel>
        )}
        {state.phase === 'open' && (
          <>
            {state.recovery.email !== '' && <Account>{RESET.account(state.recovery.email)}</Account>}
            <ResetForm recovery={state.recovery} onUpdated={onUpdated} />
          </>
        )}
        <ButtonLink to={ROUTES.login} variant="ghost" wide>
          {RESET.back}
        </ButtonLink>
      </Stack>
    </Screen>
  );
}
