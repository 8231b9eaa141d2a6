import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { SessionTokens } from '../../api/supabase/auth-callback';
import type { PasswordFailure } from '../../api/supabase/change-password';
import type { Recovery } from '../../api/supabase/recovery';
import { Button, ButtonLink } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { NewPasswordForm, useNewPassword } from '../../components/form/new-password-form';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { Spinner } from '../../components/spinner';
import { ROUTES } from '../../config/routes';
import { LOW_WINDOW } from '../../config/ui';
import type { Result } from '../../domain/values/result';
import { useServices } from '../../hooks/services-context';
import { AUTH, RESET } from '../../i18n/messages/auth';
import { APP } from '../../i18n/messages/shell';
import { reloadPage } from '../../lib/app-update';

const Stack = chakra('div', { base: { display: 'grid', gap: '5', [LOW_WINDOW]: { gap: '1.5' } } });
const Account = chakra('p', { base: { overflowWrap: 'anywhere' } });

export interface ResetScreenProps {
  /** From the link that led here; null if it has none. */
  readonly tokens: SessionTokens | null;
  /** The link can't be used. */
  readonly onInvalid: () => void;
  /** The password is set, and the link's session has ended. */
  readonly onUpdated: () => void;
}

/** /auth/reset-password and /reset-password: sets a new password after following an emailed link. */
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
        {state.phase === 'missing' && (
          <ErrorPanel text={APP.partMissingHint(navigator.onLine)}>
            <Button variant="secondary" onPress={() => void reloadPage()}>
              {APP.reload}
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

const MESSAGES = { ...RESET, shortPassword: AUTH.shortPassword };

export interface ResetFormProps {
  readonly recovery: Recovery;
  /** Called when the password is set and the recovery session has ended. */
  readonly onUpdated: () => void;
}

function Failure({ failure }: { readonly failure: PasswordFailure }) {
  switch (failure.reason) {
    case 'unreachable':
      return <ErrorPanel title={RESET.failed} text={RESET.failedHint} />;
    case 'refused':
      return <ErrorPanel text={failure.message || RESET.failed} />;
    case 'signed-out':
      return <ErrorPanel text={RESET.failed} />;
  }
}

/** The new password form of a recovery. */
export function ResetForm({ recovery, onUpdated }: ResetFormProps) {
  async function send(password: string) {
    const result = await recovery.update(password);
    if (result.ok) await recovery.signOut();
    return result;
  }

  const form = useNewPassword(send, onUpdated);
  return (
    <NewPasswordForm
      form={form}
      messages={MESSAGES}
      email={recovery.email}
      failure={form.failure !== null && <Failure failure={form.failure} />}
    />
  );
}

/** State of a recovery link. */
export type RecoveryState =
  | { readonly phase: 'checking' }
  | { readonly phase: 'unreachable'; readonly retry: () => void }
  /** Part of the application is missing, as after an update. */
  | { readonly phase: 'missing' }
  | { readonly phase: 'open'; readonly recovery: Recovery };

/**
 * Opens the session of a recovery link.
 * @param tokens null if the link has none
 * @param onInvalid called if the link gives no session
 */
export function useRecovery(tokens: SessionTokens | null, onInvalid: () => void): RecoveryState {
  const openRecovery = useOpenRecovery();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RecoveryState>({ phase: 'checking' });
  const reportInvalid = useEffectEvent(onInvalid);

  useEffect(() => {
    if (!tokens) {
      reportInvalid();
      return;
    }
    let ended = false;
    void openRecovery(tokens).then((result) => {
      if (ended) return;
      if (result.ok) setState({ phase: 'open', recovery: result.value });
      else if (result.error === 'refused') reportInvalid();
      else if (result.error === 'missing') setState({ phase: 'missing' });
      else {
        const retry = () => {
          setState({ phase: 'checking' });
          setAttempt((last) => last + 1);
        };
        setState({ phase: 'unreachable', retry });
      }
    });
    return () => {
      ended = true;
    };
  }, [tokens, attempt, openRecovery]);

  return state;
}

/** Why a recovery session can't be opened; 'missing' if a chunk failed to load. */
type RecoveryFailure = 'refused' | 'unreachable' | 'missing';

/** Returns a function that opens the recovery session, separate from the device's own. */
export function useOpenRecovery(): (tokens: SessionTokens) => Promise<Result<Recovery, RecoveryFailure>> {
  const load = useServices();
  return useCallback(
    async (tokens) => {
      try {
        const [services, { openRecovery }] = await Promise.all([load(), import('../../api/supabase/recovery')]);
        return await openRecovery(services.auth, tokens);
      } catch {
        return { ok: false, error: 'missing' };
      }
    },
    [load],
  );
}
