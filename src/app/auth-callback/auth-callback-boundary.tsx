import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import type { AuthCallback, SessionTokens } from '../../api/supabase/auth-callback';
import { Screen } from '../../components/layout/screen';
import { lazyComponent } from '../../components/lazy-component';
import { Spinner } from '../../components/spinner';
import { APP } from '../../i18n/messages/shell';

const AuthCallbackScreen = lazyComponent(
  () => import('./auth-callback-screen'),
  (file) => file.AuthCallbackScreen,
);

export interface AuthCallbackBoundaryProps {
  /** The auth callback from the page's URL, if any. */
  readonly callback: AuthCallback | null;
  /** Guards and routes, mounted only once the callback has been handled. */
  readonly children: ReactNode;
}

/** Handles an auth callback before any route renders. */
export function AuthCallbackBoundary({ callback, children }: AuthCallbackBoundaryProps) {
  const [pending, setPending] = useState(callback);
  if (pending) {
    const fallback = (
      <Screen>
        <Spinner label={pending.kind === 'session' ? APP.signingIn : APP.loading} />
      </Screen>
    );
    return (
      <Suspense fallback={fallback}>
        <AuthCallbackScreen callback={pending} fallback={fallback} onDone={() => setPending(null)} />
      </Suspense>
    );
  }
  const tokens = callback?.kind === 'recovery' ? callback.tokens : null;
  return <RecoveryTokensProvider value={tokens}>{children}</RecoveryTokensProvider>;
}

const RecoveryTokensContext = createContext<SessionTokens | null>(null);

export const RecoveryTokensProvider = RecoveryTokensContext.Provider;

/** The tokens of the recovery link this page was opened with. They are held in memory only. */
export function useRecoveryTokens(): SessionTokens | null {
  return useContext(RecoveryTokensContext);
}
