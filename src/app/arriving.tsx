import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ROUTES } from '../config/routes';
import { useSession } from '../data/hooks/session-provider';
import { useAuthActions } from '../data/hooks/use-auth-actions';
import type { Arrival } from '../data/supabase/arrival';
import type { AuthFailure } from '../data/supabase/auth-failure';
import type { LoginNotice } from '../features/auth/login-notice';
import { useTellAtLogin } from './use-tell-at-login';

const RESET_PATHS: readonly string[] = [ROUTES.authResetPassword, ROUTES.resetPassword];

/** What became of tokens that make a session. */
type Outcome = { readonly memberId: string } | { readonly notice: LoginNotice };

function noticeFor(failure: AuthFailure, from: 'provider' | 'mail'): LoginNotice {
  if (failure.reason === 'unreachable') return 'unreachable';
  if (from === 'mail') return 'mail-link';
  return failure.reason === 'invalid-credentials' ? 'provider-credentials' : 'provider';
}

/** Signs in with the tokens of an arrival; of one that has others to give, makes what there is to say. */
function useOutcome(arrival: Arrival): Outcome | null {
  const { signInWithTokens } = useAuthActions();
  const [outcome, setOutcome] = useState<Outcome | null>(arrival.kind === 'failure' ? { notice: arrival.fault } : null);
  useEffect(() => {
    if (arrival.kind !== 'session') return;
    signInWithTokens(arrival.tokens).then(
      (answer) =>
        setOutcome(
          answer.ok ? { memberId: answer.value.member.id } : { notice: noticeFor(answer.error, arrival.from) },
        ),
      () => setOutcome({ notice: 'unreachable' }),
    );
  }, [arrival, signInWithTokens]);
  return outcome;
}

export interface ArrivingProps {
  readonly arrival: Arrival;
  readonly waiting: ReactNode;
  readonly onDone: () => void;
}

/**
 * Deals with an arrival: a recovery goes to the reset screen, a session is stored and goes to the dashboard, an error goes
 * to the sign-in screen.
 */
export function Arriving({ arrival, waiting, onDone }: ArrivingProps) {
  const { pathname, key } = useLocation();
  const [firstKey] = useState(key);
  const navigate = useNavigate();
  const tell = useTellAtLogin();
  const session = useSession();
  const outcome = useOutcome(arrival);
  const signedInAs = session.status === 'signed-in' ? session.session.member.id : null;

  useEffect(() => {
    // navigating takes a while: routes that are let in before its end would see the old place
    if (key !== firstKey) onDone();
    else if (arrival.kind === 'recovery') {
      void navigate(RESET_PATHS.includes(pathname) ? pathname : ROUTES.authResetPassword, { replace: true });
    } else if (outcome && 'notice' in outcome && tell) {
      tell(outcome.notice);
    } else if (outcome && 'memberId' in outcome && outcome.memberId === signedInAs) {
      void navigate(ROUTES.dashboard, { replace: true });
    }
  }, [arrival, pathname, key, firstKey, outcome, signedInAs, tell, navigate, onDone]);

  return waiting;
}
