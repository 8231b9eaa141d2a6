import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { ROUTES } from '../../config/app/routes';
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

const routeOf = (row: RouteRow) => <Route key={row.path} path={row.path} element={<GuardedScreen row={row} />} />;

/** Shows the screen of the present address. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Resolving />}>
      <Routes>
        {SCREEN_ROUTES.map(routeOf)}
        <Route element={<MembersOnly>{() => <AccountLayout />}</MembersOnly>}>
          {ACCOUNT_ROUTES.map(routeOf)}
          <Route path={`${ROUTES.profile}/*`} element={<Navigate to={ROUTES.profile} replace />} />
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
