import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { MESSAGES } from '../config/messages';
import { environment } from '../config/environment';
import { MOVIE_ROUTE, ROUTES } from '../config/routes';
import { NotFoundScreen } from '../features/not-found/not-found-screen';
import { Screen } from '../ui/screen';
import { Spinner } from '../ui/spinner';
import { MembersOnly, VisitorsOnly } from './guards';
import { LandingRoute } from './landing-route';

const AuthRoute = lazy(() => import('./auth-route').then((module) => ({ default: module.AuthRoute })));
const ChartsRoute = lazy(() => import('./charts-route').then((module) => ({ default: module.ChartsRoute })));
const CollectionRoute = lazy(() =>
  import('./collection-route').then((module) => ({ default: module.CollectionRoute })),
);
const DashboardRoute = lazy(() => import('./dashboard-route').then((module) => ({ default: module.DashboardRoute })));
const MovieRoute = lazy(() => import('./movie-route').then((module) => ({ default: module.MovieRoute })));
const SyncRoute = lazy(() => import('./sync-route').then((module) => ({ default: module.SyncRoute })));
const FavoritesRoute = lazy(() => import('./favorites-route').then((module) => ({ default: module.FavoritesRoute })));
const PrivacyRoute = lazy(() => import('./privacy-route').then((module) => ({ default: module.PrivacyRoute })));
const ResetRoute = lazy(() => import('./reset-route').then((module) => ({ default: module.ResetRoute })));
const SettingsRoute = lazy(() => import('./settings-route').then((module) => ({ default: module.SettingsRoute })));
const TermsRoute = lazy(() => import('./terms-route').then((module) => ({ default: module.TermsRoute })));
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
              <LandingRoute />
            </VisitorsOnly>
          }
        />
        <Route path={ROUTES.dashboard} element={dashboard} />
        <Route path={ROUTES.engine} element={dashboard} />
        <Route
          path={ROUTES.collection}
          element={
            <MembersOnly>
              <CollectionRoute />
            </MembersOnly>
          }
        />
        <Route
          path={ROUTES.login}
          element={
            <VisitorsOnly>
              <AuthRoute mode="sign-in" />
            </VisitorsOnly>
          }
        />
        <Route
          path={ROUTES.join}
          element={
            <VisitorsOnly>
              <AuthRoute mode="sign-up" />
            </VisitorsOnly>
          }
        />
        <Route path={ROUTES.authResetPassword} element={<ResetRoute />} />
        <Route path={ROUTES.resetPassword} element={<ResetRoute />} />
        <Route path={ROUTES.privacy} element={<PrivacyRoute />} />
        <Route path={ROUTES.terms} element={<TermsRoute />} />
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
        <Route
          path={ROUTES.settings}
          element={
            <MembersOnly>
              <SettingsRoute />
            </MembersOnly>
          }
        />
        <Route
          path={MOVIE_ROUTE}
          element={
            environment.movieAccess === 'members' ? (
              <MembersOnly>
                <MovieRoute />
              </MembersOnly>
            ) : (
              <MovieRoute />
            )
          }
        />
        <Route
          path={ROUTES.sync}
          element={
            <MembersOnly>
              <SyncRoute />
            </MembersOnly>
          }
        />
        <Route path={`${ROUTES.profile}/*`} element={<Navigate to={ROUTES.favorites} replace />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
