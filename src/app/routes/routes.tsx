import { Suspense } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { ROUTES } from '../../config/routes';
import { NotFoundScreen } from '../../features/not-found/not-found-screen';
import { MembersOnly, Resolving, VisitorsOnly } from './guards';
import { ACCOUNT_ROUTES, AccountLayout, SCREEN_ROUTES, type RouteRow } from './route-table';

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
