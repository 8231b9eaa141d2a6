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

/** What became of tokens that make a session. */
type Outcome =
  | { readonly memberId: string }
  | { readonly notice: LoginNotice }
  /** The link is still good: what kept it, in words. */
  | { readonly kept: string }
  /** Whoever was signed in did not want another account. */
  | 'stayed';

/** What is said of tokens that the backend did not take, by where they come from. */
function noticeOf(reason: AuthFailure['reason'], from: 'provider' | 'mail'): LoginNotice {
  if (from === 'mail') return 'mail-link';
  return reason === 'invalid-credentials' ? 'provider-credentials' : 'provider';
}

function outcomeOf(answer: Result<Session | null, AuthFailure>, from: 'provider' | 'mail'): Outcome {
  if (answer.ok) return answer.value ? { memberId: answer.value.member.id } : 'stayed';
  const { error } = answer;
  if (error.reason === 'storage') return { kept: SESSION_NOT_SAVED[error.storage] };
  const unread = error.reason === 'unreachable' || error.reason === 'too-many-attempts';
  return unread ? { kept: AUTH_CALLBACK.notNow } : { notice: noticeOf(error.reason, from) };
}

/** Signs in with the tokens of an arrival; of one that has others to give, makes what there is to say. */
function useOutcome(callback: AuthCallback) {
  const { signInWithTokens } = useAuthActions();
  const [attempt, setAttempt] = useState(0);
  const [question, setQuestion] = useState<SwitchAccountPromptProps | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(
    callback.kind === 'failure' ? { notice: callback.error } : null,
  );
  useEffect(() => {
    if (callback.kind !== 'session') return;
    const ask = (rivals: AccountSwitch) =>
      new Promise<boolean>((answer) => {
        setQuestion({
          ...rivals,
          onAnswer(change) {
            setQuestion(null);
            answer(change);
          },
        });
      });
    signInWithTokens(callback.tokens, ask).then(
      (answer) => {
        const found = outcomeOf(answer, callback.from);
        if (found === 'stayed' || !('kept' in found)) pendingAuthCallback.clear();
        setOutcome(found);
      },
      () => setOutcome({ kept: AUTH_CALLBACK.notNow }),
    );
  }, [callback, signInWithTokens, attempt]);

  function retry() {
    setOutcome(null);
    setAttempt((last) => last + 1);
  }
  return { outcome, question, retry };
}

export interface AuthCallbackScreenProps {
  readonly arrival: AuthCallback;
  readonly waiting: ReactNode;
  readonly onDone: () => void;
}

/**
 * Deals with an arrival: a recovery goes to the reset screen, a session is stored and goes to the dashboard, an error goes
 * to the sign-in screen. Whoever is signed in is asked before another account takes their place.
 */
export function AuthCallbackScreen({ arrival: callback, waiting, onDone }: AuthCallbackScreenProps) {
  const { pathname, key } = useLocation();
  const [firstKey] = useState(key);
  const navigate = useNavigate();
  const tell = useLoginNotice();
  const session = useSession();
  const { outcome, question, retry } = useOutcome(callback);
  const signedInAs = session.status === 'signed-in' ? session.session.member.id : null;

  useEffect(() => {
    // navigating takes a while: routes that are let in before its end would see the old place
    if (key !== firstKey) {
      // who goes elsewhere meanwhile is not signed in by a later reload
      if (callback.kind !== 'recovery') pendingAuthCallback.clear();
      onDone();
    } else if (callback.kind === 'recovery') {
      void navigate(RESET_PATHS.includes(pathname) ? pathname : ROUTES.authResetPassword, { replace: true });
    } else if (outcome === 'stayed') {
      void navigate(ROUTES.dashboard, { replace: true });
    } else if (outcome && 'notice' in outcome && tell) {
      tell(outcome.notice);
    } else if (outcome && 'memberId' in outcome && outcome.memberId === signedInAs) {
      void navigate(ROUTES.dashboard, { replace: true });
    }
  }, [callback, pathname, key, firstKey, outcome, signedInAs, tell, navigate, onDone]);

  if (question) return <SwitchAccountPrompt {...question} />;
  return outcome && outcome !== 'stayed' && 'kept' in outcome ? (
    <AuthCallbackRetry text={outcome.kept} onRetry={retry} />
  ) : (
    waiting
  );
}

/** The link is still good, and kept: the server did not look at it, or the device cannot keep a session. */
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
  /** @param change whether the link's account takes the place of the one that is signed in */
  readonly onAnswer: (change: boolean) => void;
}

/** Asked before a link signs in another account than the one that is there: whoever sent it may have meant no good. */
export function SwitchAccountPrompt({ current, incoming, onAnswer }: SwitchAccountPromptProps) {
  const { question: words } = AUTH_CALLBACK;
  const [hereName, linkName] = [current.email || words.nameless, incoming.email || words.nameless];
  return (
    <Screen width="narrow">
      <PageHeading title={words.title} />
      <Body>
        <p>{words.who(hereName, linkName)}</p>
        <p>{words.ifChanged(hereName)}</p>
        <p>{words.ifUnasked}</p>
        <Buttons>
          <Button onPress={() => onAnswer(false)}>{words.stay}</Button>
          <Button variant="secondary" onPress={() => onAnswer(true)}>
            {words.change}
          </Button>
        </Buttons>
      </Body>
    </Screen>
  );
}
