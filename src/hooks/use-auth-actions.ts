import { useMemo } from 'react';
import type { Result } from '../domain/values/result';
import type { Session } from '../domain/account/session';
import type { SessionTokens } from '../api/supabase/auth-callback';
import type { AuthFailure } from '../api/supabase/auth-client';
import type { ProviderFailure } from '../api/supabase/oauth';
import type { AccountSwitch } from '../services/sign-in';
import { useServices } from './services-context';
import { useFollowSession } from './session-provider';

/** The auth actions open to a visitor. `returnTo` is an absolute URL. */
export interface AuthActions {
  readonly signIn: (email: string, password: string) => Promise<Result<Session, AuthFailure>>;
  /** @param returnTo target of the link in the confirmation email */
  readonly signUp: (email: string, password: string, returnTo: string) => Promise<Result<Session | null, AuthFailure>>;
  /** Sends the confirmation email again. */
  readonly resendConfirmation: (email: string, returnTo: string) => Promise<Result<void, AuthFailure>>;
  /**
   * Signs in with the tokens of an auth callback.
   * @param confirmSwitch confirms replacing another signed-in account; if declined, the result is null
   */
  readonly signInWithTokens: (
    tokens: SessionTokens,
    confirmSwitch: (accounts: AccountSwitch) => Promise<boolean>,
  ) => Promise<Result<Session | null, AuthFailure>>;
  /** Sends a password reset email. */
  readonly requestPasswordReset: (email: string, returnTo: string) => Promise<Result<void, AuthFailure>>;
  /** The identity provider's sign-in URL. */
  readonly providerAddress: (returnTo: string) => Promise<Result<string, ProviderFailure>>;
}

/** The auth actions of this page. The auth chunk is loaded on the first call, which rejects if that fails. */
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
