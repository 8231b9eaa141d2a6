import { Fragment, type ReactNode, Suspense, useState } from 'react';
import {
  type Location,
  Navigate,
  NavigationType,
  type RouteObject,
  useLocation,
  useNavigationType,
  useRoutes,
} from 'react-router-dom';
import { lazyComponent } from '../../components/lazy-component';
import { Screen } from '../../components/layout/screen';
import { Spinner } from '../../components/spinner';
import { QUESTIONS_ID, ROUTES } from '../../config/routes';
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

/** A route's screen behind its guard. */
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

/** The current screen. Uses route objects, since `<Routes>` rebuilds them from its elements on every render. */
function MatchedRoute() {
  return useRoutes([...ROUTE_OBJECTS]);
}

/** Renders the current screen. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Resolving />}>
      <MatchedRoute />
    </Suspense>
  );
}

type SignedOut = Extract<SessionState, { status: 'signed-out' }>;

/** Placeholder while a screen loads. */
export function Resolving({ label = APP.loading }: { readonly label?: string }) {
  return (
    <Screen>
      <Spinner label={label} />
    </Screen>
  );
}

/** Placeholder until the session is known. Says so if the device's storage can't be read. */
function ResolvingSession() {
  const session = useSession();
  const isUnreadable = 'unreadable' in session;
  return <Resolving label={isUnreadable ? APP.unreadable : APP.loading} />;
}

/** Sessions that ended without the member's doing: after signing in again they return to where they were. */
const INVOLUNTARY: readonly SignedOut['ended'][] = ['session', 'cleared'];

/**
 * Renders its children with the signed-in member. Visitors, and members whose session ended by itself, go to /login and
 * come back after signing in. After a deliberate sign-out the next sign-in starts at the dashboard; after deleting the
 * account the landing screen follows.
 */
export function MembersOnly({ children }: { readonly children: (member: Member) => ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const followed = useNavigationType() === NavigationType.Push;
  const [shown, setShown] = useState(false);
  if (session.status === 'signed-in' && !shown) setShown(true);
  if (session.status === 'loading' || session.status === 'unchecked') return <ResolvingSession />;
  if (session.status === 'signed-out') {
    // A link to the questions leads visitors to theirs; only the address itself asks for a sign-in.
    if (followed && !shown && location.pathname === ROUTES.engine)
      return <Navigate to={{ pathname: ROUTES.landing, hash: QUESTIONS_ID }} replace />;
    const target = shown && session.ended === 'deleted-here' ? ROUTES.landing : ROUTES.login;
    const shouldReturn = !shown || INVOLUNTARY.includes(session.ended);
    return <Navigate to={target} state={shouldReturn ? rememberReturnTo(location) : null} replace />;
  }
  const { member } = session.session;
  // A screen's state belongs to one member, so remount it for another.
  return <Fragment key={member.id}>{children(member)}</Fragment>;
}

/** Where a visitors' screen redirects a member to. An open movie or results dialog stays open. */
function destinationOf({ state, search }: Location): string {
  const origin = returnToOf(state);
  return origin === ROUTES.dashboard && (parseMovieUrl(search) !== null || isResultsOpen(search))
    ? `${origin}${search}`
    : origin;
}

/**
 * Renders its children for visitors, and while no session is expected. Redirects members to where they wanted to go,
 * else to the dashboard.
 */
export function VisitorsOnly({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const location = useLocation();
  if (status === 'loading') return <ResolvingSession />;
  if (status === 'signed-in')
    return <Navigate to={destinationOf(location)} state={pendingMarkIn(location.state)} replace />;
  return children;
}
