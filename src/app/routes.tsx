import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { APP } from '../config/messages/app';
import { environment } from '../config/environment';
import { MOVIE_ROUTE, ROUTES } from '../config/routes';
import { NotFoundScreen } from '../features/not-found/not-found-screen';
import { Screen } from '../ui/screen';
import { Spinner } from '../ui/spinner';
import { MembersOnly, VisitorsOnly } from './guards';
import { LandingRoute } from './landing-route';
import { lazyPart } from './lazy-part';

const AccountLayout = lazyPart(
  () => import('./account-layout'),
  (module) => module.AccountLayout,
);
const ProfileRoute = lazyPart(
  () => import('./profile-route'),
  (module) => module.ProfileRoute,
);
const BadgesRoute = lazyPart(
  () => import('./badges-route'),
  (module) => module.BadgesRoute,
);
const HistoryRoute = lazyPart(
  () => import('./history-route'),
  (module) => module.HistoryRoute,
);
const StatsRoute = lazyPart(
  () => import('./stats-route'),
  (module) => module.StatsRoute,
);
const AuthRoute = lazyPart(
  () => import('./auth-route'),
  (module) => module.AuthRoute,
);
const ChartsRoute = lazyPart(
  () => import('./charts-route'),
  (module) => module.ChartsRoute,
);
const CollectionRoute = lazyPart(
  () => import('./collection-route'),
  (module) => module.CollectionRoute,
);
const DashboardRoute = lazyPart(
  () => import('./dashboard-route'),
  (module) => module.DashboardRoute,
);
const MovieRoute = lazyPart(
  () => import('./movie-route'),
  (module) => module.MovieRoute,
);
const SyncRoute = lazyPart(
  () => import('./sync-route'),
  (module) => module.SyncRoute,
);
const FavoritesRoute = lazyPart(
  () => import('./favorites-route'),
  (module) => module.FavoritesRoute,
);
const PrivacyRoute = lazyPart(
  () => import('./privacy-route'),
  (module) => module.PrivacyRoute,
);
const ResetRoute = lazyPart(
  () => import('./reset-route'),
  (module) => module.ResetRoute,
);
const SettingsRoute = lazyPart(
  () => import('./settings-route'),
  (module) => module.SettingsRoute,
);
const TermsRoute = lazyPart(
  () => import('./terms-route'),
  (module) => module.TermsRoute,
);
const Top50Route = lazyPart(
  () => import('./top-50-route'),
  (module) => module.Top50Route,
);

function Loading() {
  return (
    <Screen>
      <Spinner label={APP.loading} />
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
          path={ROUTES.profile}
          element={
            <MembersOnly>
              <AccountLayout />
            </MembersOnly>
          }
        >
          <Route index element={<ProfileRoute />} />
          <Route path={ROUTES.favorites} element={<FavoritesRoute />} />
          <Route path={ROUTES.badges} element={<BadgesRoute />} />
          <Route path={ROUTES.history} element={<HistoryRoute />} />
          <Route path={ROUTES.stats} element={<StatsRoute />} />
          <Route path={ROUTES.settings} element={<SettingsRoute />} />
          <Route path={ROUTES.sync} element={<SyncRoute />} />
          <Route path="*" element={<Navigate to={ROUTES.profile} replace />} />
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
