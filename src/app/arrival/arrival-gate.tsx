import { Suspense, useState, type ReactNode } from 'react';
import { APP } from '../../i18n/messages/shell';
import type { AuthCallback } from '../../api/supabase/auth-callback';
import { Screen } from '../../components/layout/screen';
import { Spinner } from '../../components/spinner';
import { lazyComponent } from '../../components/lazy-component';
import { RecoveryTokensProvider } from './recovery-tokens';

const Arriving = lazyComponent(
  () => import('./arriving'),
  (file) => file.AuthCallbackScreen,
);

export interface AuthCallbackBoundaryProps {
  /** What the page's address brought, if anything. */
  readonly arrival: AuthCallback | null;
  /** Guards and routes: they are not there before the arrival is dealt with. */
  readonly children: ReactNode;
}

/** Lets an arrival sign in or change the place before any route is asked. */
export function AuthCallbackBoundary({ arrival, children }: AuthCallbackBoundaryProps) {
  const [pending, setPending] = useState(arrival);
  if (pending) {
    const waiting = (
      <Screen>
        <Spinner label={pending.kind === 'session' ? APP.signingIn : APP.loading} />
      </Screen>
    );
    return (
      <Suspense fallback={waiting}>
        <Arriving arrival={pending} waiting={waiting} onDone={() => setPending(null)} />
      </Suspense>
    );
  }
  const tokens = arrival?.kind === 'recovery' ? arrival.tokens : null;
  return <RecoveryTokensProvider value={tokens}>{children}</RecoveryTokensProvider>;
}
