import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthCallback } from '../../api/supabase/auth-callback';
import type { AuthFailure } from '../../api/supabase/auth-client';
import { Button, ButtonLink } from '../../components/button';
import { ErrorPanel } from '../../components/error-panel';
import { PageHeading } from '../../components/layout/headings';
import { Screen } from '../../components/layout/screen';
import { ROUTES } from '../../config/routes';
import { pendingAuthCallback } from '../../db/pending-auth-callback';
import type { Session } from '../../domain/account/session';
import type { Result } from '../../domain/values/result';
import type { LoginNotice } from '../../features/auth/login-notice';
import { useSession } from '../../hooks/session-provider';
import { useAuthActions } from '../../hooks/use-auth-actions';
import { AUTH_CALLBACK, SESSION_NOT_SAVED } from '../../i18n/messages/auth';
import type { AccountSwitch } from '../../services/sign-in';
import { useLoginNotice } from './use-login-notice';

const RESET_PATHS: readonly string[] = [ROUTES.authResetPassword, ROUTES.resetPassword];

/** The result of signing in with the callback's tokens. */
type Outcome =
  | { readonly memberId: string }
  | { readonly notice: LoginNotice }
  /** The link is still valid; the message says why it couldn't be used yet. */
  | { readonly retryMessage: string }
  /** The current member declined to switch accounts. */
  | 'declined';

/** The notice for rejected tokens, by where they came from. */
function noticeOf(reason: AuthFailure['reason'], from: 'provider' | 'mail'): LoginNotice {
  if (from === 'mail') return 'mail-link';
  return reason === 'invalid-credentials' ? 'provider-credentials' : 'provider';
}

function outcomeOf(result: Result<Session | null, AuthFailure>, from: 'provider' | 'mail'): Outcome {
  if (result.ok) return result.value ? { memberId: result.value.member.id } : 'declined';
  const { error } = result;
  if (error.reason === 'storage') return { retryMessage: SESSION_NOT_SAVED[error.storage] };
  const isTemporary = error.reason === 'unreachable' || error.reason === 'too-many-attempts';
  return isTemporary ? { retryMessage: AUTH_CALLBACK.unavailable } : { notice: noticeOf(error.reason, from) };
}

/** Signs in with the callback's tokens, or reports the error it carries. */
function useOutcome(callback: AuthCallback) {
  const { signInWithTokens } = useAuthActions();
  const [attempt, setAttempt] = useState(0);
  const [prompt, setPrompt] = useState<SwitchAccountPromptProps | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(
    callback.kind === 'failure' ? { notice: callback.error } : null,
  );
  useEffect(() => {
    if (callback.kind !== 'session') return;
    const confirmSwitch = (accounts: AccountSwitch) =>
      new Promise<boolean>((resolve) => {
        setPrompt({
          ...accounts,
          onDecide(change) {
            setPrompt(null);
            resolve(change);
          },
        });
      });
    signInWithTokens(callback.tokens, confirmSwitch).then(
      (result) => {
        const nextOutcome = outcomeOf(result, callback.from);
        if (nextOutcome === 'declined' || !('retryMessage' in nextOutcome)) pendingAuthCallback.clear();
        setOutcome(nextOutcome);
      },
      () => setOutcome({ retryMessage: AUTH_CALLBACK.unavailable }),
    );
  }, [callback, signInWithTokens, attempt]);

  function retry() {
    setOutcome(null);
    setAttempt((last) => last + 1);
  }
  return { outcome, question: prompt, retry };
}

export interface AuthCallbackScreenProps {
  readonly callback: AuthCallback;
  readonly fallback: ReactNode;
  readonly onDone: () => void;
}

/**
 * Handles an auth callback: a recovery link opens the reset screen, a session is stored and opens the dashboard, an
 * error opens the sign-in screen. A signed-in member is asked before another account replaces theirs.
 */
export function AuthCallbackScreen({ callback, fallback, onDone }: AuthCallbackScreenProps) {
  const { pathname, key } = useLocation();
  const [firstKey] = useState(key);
  const navigate = useNavigate();
  const showNotice = useLoginNotice();
  const session = useSession();
  const { outcome, question: prompt, retry } = useOutcome(callback);
  const signedInAs = session.status === 'signed-in' ? session.session.member.id : null;

  useEffect(() => {
    // navigation is asynchronous: routes mounted before it ends would see the old location
    if (key !== firstKey) {
      // the user navigated away meanwhile: a later reload must not sign them in
      if (callback.kind !== 'recovery') pendingAuthCallback.clear();
      onDone();
    } else if (callback.kind === 'recovery') {
      void navigate(RESET_PATHS.includes(pathname) ? pathname : ROUTES.authResetPassword, { replace: true });
    } else if (outcome === 'declined') {
      void navigate(ROUTES.dashboard, { replace: true });
    } else if (outcome && 'notice' in outcome && showNotice) {
      showNotice(outcome.notice);
    } else if (outcome && 'memberId' in outcome && outcome.memberId === signedInAs) {
      void navigate(ROUTES.dashboard, { replace: true });
    }
  }, [callback, pathname, key, firstKey, outcome, signedInAs, showNotice, navigate, onDone]);

  if (prompt) return <SwitchAccountPrompt {...prompt} />;
  return outcome && outcome !== 'declined' && 'retryMessage' in outcome ? (
    <AuthCallbackRetry text={outcome.retryMessage} onRetry={retry} />
  ) : (
    fallback
  );
}

/** Shown while the link is still valid but unused: the server was unreachable, or the session couldn't be stored. */
function AuthCallbackRetry({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <Screen width="narrow">
      <PageHeading title={AUTH_CALLBACK.title} />
      <ErrorPanel text={text}>
        <Button onPress={onRetry}>{AUTH_CALLBACK.retry}</Button>
        <ButtonLink to={ROUTES.login} variant="ghost">
          {AUTH_CALLBACK.back}
        </ButtonLink>
      </ErrorPanel>
    </Screen>
  );
}

const Body = chakra('div', { base: { display: 'grid', gap: '4', overflowWrap: 'anywhere' } });
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' } });

export interface SwitchAccountPromptProps extends AccountSwitch {
  /** @param change true to switch to the link's account */
  readonly onDecide: (change: boolean) => void;
}

/** Confirms before a link replaces the signed-in account, since the link may come from an attacker. */
export function SwitchAccountPrompt({ current, incoming, onDecide }: SwitchAccountPromptProps) {
  const { question: messages } = AUTH_CALLBACK;
  const [hereName, linkName] = [current.email || messages.noEmail, incoming.email || messages.noEmail];
  return (
    <Screen width="narrow">
      <PageHeading title={messages.title} />
      <Body>
        <p>{messages.accounts(hereName, linkName)}</p>
        <p>{messages.consequence(hereName)}</p>
        <p>{messages.unrequestedLink}</p>
        <Buttons>
          <Button onPress={() => onDecide(false)}>{messages.cancel}</Button>
          <Button variant="secondary" onPress={() => onDecide(true)}>
            {messages.confirm}
          </Button>
        </Buttons>
      </Body>
    </Screen>
  );
}
