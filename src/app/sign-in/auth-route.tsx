import { useLocation } from 'react-router-dom';
import { ROUTES } from '../../config/routes';
import type { Ended } from '../../domain/account/session';
import { useSession } from '../../hooks/session-provider';
import { AuthScreen } from '../../features/auth/auth-screen';
import { modeIn, noticeIn, type LoginNotice } from '../../features/auth/login-notice';

/** What is said of a session that its member did not end. */
const NOTICES: Record<Ended | 'cleared', LoginNotice> = {
  cleared: 'device-cleared',
  session: 'session-ended',
  deleted: 'account-deleted',
  'deleted-here': 'account-deleted',
};

/** /login and /join: each asks for a face of the screen, unless the navigation asks for one itself. */
export function AuthRoute() {
  const location = useLocation();
  const state: unknown = location.state;
  const mode = modeIn(state) ?? (location.pathname === ROUTES.join ? 'sign-up' : 'sign-in');
  const session = useSession();
  const ended = session.status === 'signed-out' && session.ended ? NOTICES[session.ended] : null;
  // every navigation asks anew; that an account is deleted may come to light a moment after its session has ended
  return <AuthScreen key={`${location.key} ${ended}`} initialMode={mode} initialNotice={noticeIn(state) ?? ended} />;
}
