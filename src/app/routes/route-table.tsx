import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyComponent, type LazyComponent } from '../../components/lazy-component';
import { environment, ownPath } from '../../config/environment';
import { MARKED_SCREENS, MOVIE_ROUTE, ROUTES } from '../../config/routes';
import type { Member } from '../../domain/account/session';
import { hasScreen, kindsWith } from '../../domain/marks/mark-kinds';
import { LandingScreen } from '../../features/landing/landing-screen';

/** One route: its path, who may open it, and its screen. Members' screens receive the member. */
export type RouteRow =
  | {
      readonly path: string;
      readonly guard: 'public' | 'visitors';
      readonly Screen: ComponentType | LazyComponent<object>;
    }
  | MembersRow;

interface MembersRow {
  readonly path: string;
  readonly guard: 'members';
  readonly Screen: ComponentType<{ readonly member: Member }> | LazyComponent<{ readonly member: Member }>;
}

const Auth = lazyComponent(
  () => import('../../features/auth/auth-screen'),
  (file) => file.AuthRoute,
);
const Badges = lazyComponent(
  () => import('../../features/badges/badges-screen'),
  (file) => file.BadgesScreen,
);
const Charts = lazyComponent(
  () => import('../../features/charts/charts-screen'),
  (file) => file.ChartsScreen,
);
const Collection = lazyComponent(
  () => import('../../features/collection/collection-screen'),
  (file) => file.CollectionRoute,
);
const Dashboard = lazyComponent(
  () => import('./dashboard-route'),
  (file) => file.DashboardRoute,
);
const History = lazyComponent(
  () => import('../../features/history/history-screen'),
  (file) => file.HistoryRoute,
);
const Movie = lazyComponent(
  () => import('../../features/movie/movie-route'),
  (file) => file.MovieRoute,
);
const OpenMovie = lazyComponent(
  () => import('../../features/open-movie/open-movie-screen'),
  (file) => file.OpenMovieRoute,
);
const Privacy = lazyComponent(
  () => import('../../features/legal/legal-screen'),
  (file) => file.PrivacyScreen,
);
const Profile = lazyComponent(
  () => import('../../features/profile/profile-screen'),
  (file) => file.ProfileScreen,
);
const OwnData = lazyComponent(
  () => import('../../features/your-data/your-data-screen'),
  (file) => file.OwnDataScreen,
);
const Reset = lazyComponent(
  () => import('../auth-callback/reset-route'),
  (file) => file.ResetRoute,
);
const Settings = lazyComponent(
  () => import('../../features/settings/settings-screen'),
  (file) => file.SettingsScreen,
);
const Statistics = lazyComponent(
  () => import('../../features/statistics/statistics-screen'),
  (file) => file.StatisticsScreen,
);
const Sync = lazyComponent(
  () => import('../../features/sync/sync-screen'),
  (file) => file.SyncRoute,
);
const Terms = lazyComponent(
  () => import('../../features/legal/legal-screen'),
  (file) => file.TermsScreen,
);
const Together = lazyComponent(
  () => import('../../features/group-vote/group-vote-screen'),
  (file) => file.GroupVoteRoute,
);
const Top50 = lazyComponent(
  () => import('../../features/charts/top-50-screen'),
  (file) => file.Top50Route,
);
const WatchPreferences = lazyComponent(
  () => import('../../features/watch-preferences/watch-preferences-screen'),
  (file) => file.WatchPreferencesRoute,
);

/** Layout of the account area. */
export const AccountLayout = lazyComponent(
  () => import('./account-layout'),
  (file) => file.AccountLayout,
);

const MARKED_ROUTES = kindsWith()
  .filter(hasScreen)
  .map((kind): MembersRow => ({
    path: MARKED_SCREENS[kind],
    guard: 'members',
    Screen: lazyComponent(
      () => import('../../features/marked-movies/marked-screen'),
      (file) => file.markedRoute(kind),
    ),
  }));

/** The pages of the account area (specification, section 2). */
export const ACCOUNT_ROUTES: readonly MembersRow[] = [
  { path: ROUTES.profile, guard: 'members', Screen: Profile },
  ...MARKED_ROUTES,
  { path: ROUTES.badges, guard: 'members', Screen: Badges },
  { path: ROUTES.history, guard: 'members', Screen: History },
  { path: ROUTES.stats, guard: 'members', Screen: Statistics },
  { path: ROUTES.settings, guard: 'members', Screen: Settings },
  { path: ROUTES.sync, guard: 'members', Screen: Sync },
  { path: ROUTES.data, guard: 'members', Screen: OwnData },
];

/** All other routes. Paths in neither table are not found, or redirect to /profile if they are below it. */
export const SCREEN_ROUTES: readonly RouteRow[] = [
  // part of the initial bundle: most visitors see it first
  { path: ROUTES.landing, guard: 'visitors', Screen: LandingRoute },
  { path: ROUTES.dashboard, guard: 'members', Screen: Dashboard },
  { path: ROUTES.engine, guard: 'members', Screen: Dashboard },
  { path: ROUTES.collection, guard: 'members', Screen: Collection },
  { path: MOVIE_ROUTE, guard: environment.movieAccess === 'members' ? 'members' : 'public', Screen: Movie },
  { path: ROUTES.charts, guard: 'public', Screen: Charts },
  { path: ROUTES.top50, guard: 'public', Screen: Top50 },
  { path: ROUTES.open, guard: 'public', Screen: OpenMovie },
  { path: ROUTES.together, guard: 'public', Screen: Together },
  { path: ROUTES.services, guard: 'public', Screen: WatchPreferences },
  { path: ROUTES.login, guard: 'visitors', Screen: Auth },
  { path: ROUTES.join, guard: 'visitors', Screen: Auth },
  { path: ROUTES.authResetPassword, guard: 'public', Screen: Reset },
  { path: ROUTES.resetPassword, guard: 'public', Screen: Reset },
  { path: ROUTES.privacy, guard: 'public', Screen: Privacy },
  { path: ROUTES.terms, guard: 'public', Screen: Terms },
];

/** The lazy component of a path's screen; null if it is part of the initial bundle. */
export function lazyScreen(path: string): Pick<LazyComponent<object>, 'preload'> | null {
  const Screen = SCREEN_ROUTES.find((row) => row.path === path)?.Screen;
  return Screen !== undefined && 'preload' in Screen ? Screen : null;
}

type Loaded = Pick<LazyComponent<object>, 'preload' | 'isLoaded'>;

/**
 * The lazy components of a path's screen.
 * @param pathname of the browser, including the base path
 */
export function componentsOf(pathname: string): readonly Loaded[] {
  const isAt = ({ path }: RouteRow) => matchPath(ownPath(path), pathname) !== null;
  const page = ACCOUNT_ROUTES.find(isAt);
  const Screen = (page ?? SCREEN_ROUTES.find(isAt))?.Screen;
  return [...(page ? [AccountLayout] : []), ...(Screen !== undefined && 'preload' in Screen ? [Screen] : [])];
}

const LandingStage = lazyComponent(
  () => import('./landing-parts'),
  (file) => file.LandingStage,
);
const LandingBody = lazyComponent(
  () => import('./landing-parts'),
  (file) => file.LandingBody,
);

/** / for visitors. Part of the initial bundle; everything except the hero's text loads after the first paint. */
export function LandingRoute() {
  return (
    <LandingScreen
      renderStage={(state) => <LandingStage {...state} />}
      renderSections={(asked) => <LandingBody asked={asked} />}
    />
  );
}
