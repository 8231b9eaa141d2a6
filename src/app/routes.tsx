import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { MESSAGES } from '../config/messages';
import { ROUTES } from '../config/routes';
import { LandingScreen } from '../features/landing/landing-screen';
import { NotFoundScreen } from '../features/not-found/not-found-screen';
import { Screen } from '../ui/screen';
import { Spinner } from '../ui/spinner';
import { MembersOnly, VisitorsOnly } from './guards';

const AuthRoute = lazy(() => import('./auth-route').then((module) => ({ default: module.AuthRoute })));
const ChartsRoute = lazy(() => import('./charts-route').then((module) => ({ default: module.ChartsRoute })));
const DashboardRoute = lazy(() => import('./dashboard-route').then((module) => ({ default: module.DashboardRoute })));
const FavoritesRoute = lazy(() => import('./favorites-route').then((module) => ({ default: module.FavoritesRoute })));
const Top50Route = lazy(() => import('./top-50-route').then((module) => ({ default: module.Top50Route })));

function Loading() {
  return (
    <Screen>
      <Spinner label={MESSAGES.app.loading} />
    </Screen>
  );
}

/** The route table (specification, section 2). */
export function AppRoutes() {
  const dashboard = (
    <MembersOnly>
      <DashboardRoute />
    </MembersOnly>
  );
  return (
    <Suspense fallback={<Loading />}>
      <Routes>
        <Route
          path={ROUTES.landing}
          element={
            <VisitorsOnly>
              <LandingScreen />
            </VisitorsOnly>
          }
        />
        <Route path={ROUTES.dashboard} element={dashboard} />
        <Route path={ROUTES.engine} element={dashboard} />
        <Route
          path={ROUTES.login}
          element={
            <VisitorsOnly>
              <AuthRoute key="login" mode="sign-in" />
            </VisitorsOnly>
          }
        />
        <Route
          path={ROUTES.join}
          element={
            <VisitorsOnly>
              <AuthRoute key="join" mode="sign-up" />
            </VisitorsOnly>
          }
        />
        <Route path={ROUTES.charts} element={<ChartsRoute />} />
        <Route path={ROUTES.top50} element={<Top50Route />} />
        <Route
          path={ROUTES.favorites}
          element={
            <MembersOnly>
              <FavoritesRoute />
            </MembersOnly>
          }
        />
        <Route path={`${ROUTES.profile}/*`} element={<Navigate to={ROUTES.favorites} replace />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
