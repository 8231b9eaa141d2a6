import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { AUTH } from '../../i18n/messages/auth';
import { ROUTES } from '../../config/routes';
import { useSession } from '../../hooks/session-provider';
import type { LoginNotice, LoginState } from '../../features/auth/login-notice';
import { toasts } from '../../components/toast';

/**
 * Returns a function that opens the sign-in screen with a notice. That screen redirects members, so they get a toast
 * instead. Null until the session is known.
 */
export function useLoginNotice(): ((notice: LoginNotice) => void) | null {
  const { status } = useSession();
  const navigate = useNavigate();
  return useMemo(() => {
    if (status === 'loading' || status === 'unchecked') return null;
    return (notice) => {
      if (status === 'signed-in') {
        toasts.show({
          kind: notice === 'password-updated' ? 'success' : 'error',
          text: AUTH.notices[notice],
          acrossRoutes: true,
        });
        void navigate(ROUTES.dashboard, { replace: true });
      } else {
        const state: LoginState = { notice };
        void navigate(ROUTES.login, { replace: true, state });
      }
    };
  }, [status, navigate]);
}
