import { useMemo } from 'react';
import type { Result } from '../../domain/result';
import type { Session } from '../../domain/session';
import type { AuthFailure } from '../supabase/auth-failure';
import { useServices } from './services-context';
import { useFollowSession } from './session-provider';

/** Sign-in and sign-up with e-mail and password. The auth library is loaded with the first of them. */
export interface AuthActions {
  readonly signIn: (email: string, password: string) => Promise<Result<Session, AuthFailure>>;
  /** @param returnTo where a confirmation mail's link leads */
  readonly signUp: (email: string, password: string, returnTo: string) => Promise<Result<Session | null, AuthFailure>>;
}

/** The auth actions of this page. */
export function useAuthActions(): AuthActions {
  const load = useServices();
  const follow = useFollowSession();
  return useMemo(() => {
    async function backend() {
      const [{ tokens, store }, auth] = await Promise.all([load(), import('../supabase/auth')]);
      follow();
      return { auth, backend: { ...tokens, store } };
    }
    return {
      async signIn(email, password) {
        const { auth, backend: source } = await backend();
        return auth.signIn(source, email, password);
      },
      async signUp(email, password, returnTo) {
        const { auth, backend: source } = await backend();
        return auth.signUp(source, email, password, returnTo);
      },
    };
  }, [load, follow]);
}
