import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { type Location, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { lazyComponent } from '../../components/lazy-component';
import { Screen } from '../../components/layout/screen';
import { Spinner } from '../../components/spinner';
import { ROUTES } from '../../config/routes';
import type { Member } from '../../domain/account/session';
import { isResultsOpen, parseMovieUrl } from '../../hooks/movie-url';
import { type SessionState, useSession } from '../../hooks/session-provider';
import { APP } from '../../i18n/messages/shell';
import { pendingMarkIn, rememberReturnTo, returnToOf } from './return-to';
import { ACCOUNT_ROUTES, AccountLayout, type RouteRow, SCREEN_ROUTES } from './route-table';

const NotFoundScreen = lazyComponent(
  () => import('../../features/not-found/not-found-screen'),
  (file) => file.NotFoundScreen,
);

/** The screen of a row, behind its guard. */
function GuardedScreen({ row }: { readonly row: RouteRow }) {
  switch (row.guard) {
    case 'public':
      return <row.Screen />;
    case 'visitors':
      return (
        <VisitorsOnly>
          <row.Screen />
        </VisitorsOnly>
      );
    case 'members':
      return <MembersOnly>{(member) => <row.Screen member={member} />}</MembersOnly>;
  }
}

const routeOf = (row: RouteRow): RouteObject => ({ path: row.path, element: <GuardedScreen row={row} /> });

const ROUTE_OBJECTS: readonly RouteObject[] = [
  ...SCREEN_ROUTES.map(routeOf),
  {
    element: <MembersOnly>{() => <AccountLayout />}</MembersOnly>,
    children: [
      ...ACCOUNT_ROUTES.map(routeOf),
      { path: `${ROUTES.profile}/*`, element: <Navigate to={ROUTES.profile} replace /> },
    ],
  },
  { path: '*', element: <NotFoundScreen /> },
];

/** The screen of the present address. As values, since the router makes such of elements at every drawing. */
function PresentScreen() {
  return useRoutes([...ROUTE_OBJECTS]);
}

/** Shows the screen of the present address. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Resolving />}>
      <PresentScreen />
    </Suspense>
  );
}

type SignedOut = Extract<SessionState, { status: 'signed-out' }>;

/** Stands where a screen is about to. */
export function Resolving({ label = APP.loading }: { readonly label?: string }) {
  return (
    <Screen>
      <Spinner label={label} />
    </Screen>
  );
}

/** Stands where a screen is about to for as long as nobody knows who is signed in; says where the device keeps that back. */
function ResolvingSession() {
  const session = useSession();
  const isUnreadable = 'unreadable' in session;
  return <Resolving label={isUnreadable ? APP.unreadable : APP.loading} />;
}

/** What ends a session without its member's doing: they sign in again, and want to be where they were. */
const UNMEANT: readonly SignedOut['ended'][] = ['session', 'cleared'];

/**
 * Shows its children to the member they are given; visitors go to /login and come back after signing in, and so do
 * members whose session ended by itself. Where a member has just left, whoever signs in next starts at the dashboard; who
 * has just deleted the account lands on the first page.
 */
export function MembersOnly({ children }: { readonly children: (member: Member) => ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const [shown, setShown] = useState(false);
  if (session.status === 'signed-in' && !shown) setShown(true);
  if (session.status === 'loading' || session.status === 'unasked') return <ResolvingSession />;
  if (session.status === 'signed-out') {
    const place = shown && session.ended === 'deleted-here' ? ROUTES.landing : ROUTES.login;
    const comesBack = !shown || UNMEANT.includes(session.ended);
    return <Navigate to={place} state={comesBack ? rememberReturnTo(location) : null} replace />;
  }
  const { member } = session.session;
  // What a screen holds is one member's: for another it begins anew.
  return <Fragment key={member.id}>{children(member)}</Fragment>;
}

/** Where a member goes instead of a visitor's screen. A shared movie stays open, and so do the movies found. */
function destinationOf({ state, search }: Location): string {
  const origin = returnToOf(state);
  return origin === ROUTES.dashboard && (parseMovieUrl(search) !== null || isResultsOpen(search))
    ? `${origin}${search}`
    : origin;
}

/** Shows its children to visitors, also while nothing hints at a member; members go where they wanted to go, else to the dashboard. */
export function VisitorsOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const location = useLocation();
  if (status === 'loading') return <ResolvingSession />;
  if (status === 'signed-in')
    return <Navigate to={destinationOf(location)} state={pendingMarkIn(location.state)} replace />;
  return children;
}
