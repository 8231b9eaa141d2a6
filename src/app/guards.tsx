import type { ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router-dom';
import { APP } from '../config/messages/app';
import { ROUTES } from '../config/routes';
import { useSession } from '../data/hooks/session-provider';
import { Screen } from '../ui/screen';
import { Spinner } from '../ui/spinner';
import { filmAddress } from './film-address';
import { originOf, rememberOrigin } from './origin';

function Resolving() {
  return (
    <Screen>
      <Spinner label={APP.loading} />
    </Screen>
  );
}

/** Shows its children to members; visitors go to /login and come back after signing in. */
export function MembersOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const location = useLocation();
  if (status === 'loading') return <Resolving />;
  if (status === 'signed-out') return <Navigate to={ROUTES.login} state={rememberOrigin(location)} replace />;
  return children;
}

/** Where a member goes instead of a visitor's screen. A shared film stays open. */
function destinationOf({ state, search }: Location): string {
  const origin = originOf(state);
  return origin === ROUTES.dashboard && filmAddress(search) !== null ? `${origin}${search}` : origin;
}

/** Shows its children to visitors; members go where they wanted to go, else to the dashboard. */
export function VisitorsOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const location = useLocation();
  if (status === 'loading') return <Resolving />;
  if (status === 'signed-in') return <Navigate to={destinationOf(location)} replace />;
  return children;
}
