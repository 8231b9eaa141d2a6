import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { AUTH } from '../../i18n/messages/auth';
import { ROUTES } from '../../config/routes';
import { useSession } from '../../hooks/session-provider';
import type { LoginNotice, LoginState } from '../../features/auth/login-notice';
import { toasts } from '../../components/toast';

/**
 * A function that goes to the sign-in screen and says something there. That screen sends members away, so for them a
 * toast says it. Null while it is not known who is signed in.
 */
export function useLoginNotice(): ((notice: LoginNotice) => void) | null {
  const { status } = useSession();
  const navigate = useNavigate();
  return useMemo(() => {
    if (status === 'loading' || status === 'unasked') return null;
    return (notice) => {
      if (status === 'signed-in') {
        toasts.show({
          kind: notice === 'password-updated' ? 'success' : 'error',
          text: AUTH.notices[notice],
          everywhere: true,
        });
        void navigate(ROUTES.dashboard, { replace: true });
      } else {
        const state: LoginState = { notice };
        void navigate(ROUTES.login, { replace: true, state });
      }
    };
  }, [status, navigate]);
}
