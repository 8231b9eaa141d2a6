import { useLocation } from 'react-router-dom';
import { AuthScreen, type AuthScreenProps } from '../features/auth/auth-screen';
import { modeIn, noticeIn } from '../features/auth/login-notice';

/** /login and /join; the navigation may ask for a face of the screen itself. */
export function AuthRoute({ mode }: { readonly mode: AuthScreenProps['initialMode'] }) {
  const location = useLocation();
  const state: unknown = location.state;
  // every navigation asks anew
  return <AuthScreen key={location.key} initialMode={modeIn(state) ?? mode} initialNotice={noticeIn(state)} />;
}
