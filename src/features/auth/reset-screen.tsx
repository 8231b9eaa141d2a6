import { chakra } from '@chakra-ui/react/styled-system';
import { RESET } from '../../config/messages/reset';
import { ROUTES } from '../../config/routes';
import type { SessionTokens } from '../../data/supabase/arrival';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { ErrorPanel } from '../../ui/error-panel';
import { PageHeading } from '../../ui/page-heading';
import { Screen } from '../../ui/screen';
import { Spinner } from '../../ui/spinner';
import { ResetForm } from './reset-form';
import { useRecovery } from './use-recovery';

const Stack = chakra('div', { base: { display: 'grid', gap: '5' } });

export interface ResetScreenProps {
  /** Of the link that led here; null when it had none. */
  readonly tokens: SessionTokens | null;
  /** The link is of no use. */
  readonly onInvalid: () => void;
  /** The password of this account is new, and the link's session has ended. */
  readonly onUpdated: (userId: string) => void;
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
            <Button look="secondary" onPress={state.retry}>
              {RESET.retry}
            </Button>
          </ErrorPanel>
        )}
        {state.phase === 'open' && (
          <ResetForm recovery={state.recovery} onUpdated={() => onUpdated(state.recovery.userId)} />
        )}
        <ButtonLink to={ROUTES.login} look="ghost" wide>
          {RESET.back}
        </ButtonLink>
      </Stack>
    </Screen>
  );
}
