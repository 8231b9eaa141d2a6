import { useMemo } from 'react';
import type { Result } from '../domain/values/result';
import type { Session } from '../domain/account/session';
import type { SessionTokens } from '../api/supabase/auth-callback';
import type { AuthFailure } from '../api/supabase/auth-client';
import type { ProviderFailure } from '../api/supabase/oauth';
import type { AccountSwitch } from '../services/sign-in';
import { useServices } from './services-context';
import { useFollowSession } from './session-provider';

/** What can be asked of the auth backend by somebody who is not signed in. `returnTo` is a whole address. */
export interface AuthActions {
  readonly signIn: (email: string, password: string) => Promise<Result<Session, AuthFailure>>;
  /** @param returnTo where a confirmation mail's link leads */
  readonly signUp: (email: string, password: string, returnTo: string) => Promise<Result<Session | null, AuthFailure>>;
  /** Asks for the confirmation mail again. */
  readonly resendConfirmation: (email: string, returnTo: string) => Promise<Result<void, AuthFailure>>;
  /**
   * Signs in with the tokens that an address brought.
   * @param ask whether somebody else who is signed in gives way; null is the answer where they do not
   */
  readonly signInWithTokens: (
    tokens: SessionTokens,
    ask: (rivals: AccountSwitch) => Promise<boolean>,
  ) => Promise<Result<Session | null, AuthFailure>>;
  /** Asks for a mail with a link to a new password. */
  readonly requestPasswordReset: (email: string, returnTo: string) => Promise<Result<void, AuthFailure>>;
  /** The address to go to for signing in with the identity provider. */
  readonly providerAddress: (returnTo: string) => Promise<Result<string, ProviderFailure>>;
}

/** The auth actions of this page. The auth library is loaded with the first of them; a failed load rejects. */
export function useAuthActions(): AuthActions {
  const load = useServices();
  const follow = useFollowSession();
  return useMemo(() => {
    async function backend() {
      const [{ auth: context, store }, auth] = await Promise.all([load(), import('../services/sign-in')]);
      follow();
      return { auth, backend: { ...context, store } };
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
      async resendConfirmation(email, returnTo) {
        const { auth, backend: source } = await backend();
        return auth.resendConfirmation(source, email, returnTo);
      },
      async signInWithTokens(tokens, ask) {
        const { auth, backend: source } = await backend();
        return auth.signInWithTokens(source, tokens, ask);
      },
      async requestPasswordReset(email, returnTo) {
        const { auth, backend: source } = await backend();
        return auth.requestPasswordReset(source, email, returnTo);
      },
      async providerAddress(returnTo) {
        const [{ backend: source }, provider] = await Promise.all([backend(), import('../api/supabase/oauth')]);
        return provider.providerUrl(source, returnTo);
      },
    };
  }, [load, follow]);
}
