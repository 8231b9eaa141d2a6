import { inFile, type Mutation } from '../mutation';

/** Mutations of routes, navigation, notifications, first paint and transitions. */
export const SHELL_MUTATIONS: readonly Mutation[] = [
  ...inFile('src/app/boot/inline-head.ts', 'tests/e2e/faults/broken-version.spec.ts', [['', '', 'watchBoot()']]),
  ...inFile('src/app/boot/inline-head.ts', 'tests/e2e/shell/first-paint.spec.ts', [['', '', 'theme.apply()']]),
  ...inFile('src/app/boot/prerender.ts', 'tests/e2e/shell/first-paint.spec.ts', [
    ['', 'isWrongRoute', 'ownPath()', 'false'],
    ['', 'isWrongRoute', 'signedInHint.read()', 'false'],
  ]),
  ...inFile('src/app/boot/stack-traces.ts', 'tests/e2e/shell/script-parsing.spec.ts', [
    ['', 'restoreStackTraces', 'limit #1', 'false'],
  ]),
  ...inFile('src/app/shell/app-shell.tsx', 'tests/e2e/shell/focus.spec.ts', [['', 'AppShell', 'useEffect()']]),
  ...inFile('src/app/shell/app-shell.tsx', 'tests/unit/i18n/messages/shell.test.tsx', [
    ['NAV-03', 'AppShell', '<HeaderAuth> #2'],
    ['NAV-04', 'AppShell', 'joinTo=', "'/'"],
  ]),
  ...inFile('src/app/shell/app-shell.tsx', 'tests/unit/components/shell/header.test.tsx', [
    ['NAV-02', 'headerEntries', 'ROUTES.engine', "'/'"],
    ['NAV-01 NAV-02', 'headerEntries', 'TRENDING_ACTORS #2'],
  ]),
  ...inFile('src/app/shell/mega-menu.tsx', 'tests/unit/i18n/messages/mega-menu.test.tsx', [
    ['NAV-09', 'AppMegaMenu', 'SITE_SECTIONS.map()', '[]'],
  ]),
  ...inFile('src/components/lazy-component.tsx', 'tests/e2e/shell/view-transitions.spec.ts', [
    ['', 'lazyComponent', 'loaded #2', 'true'],
  ]),
  ...inFile('src/app/boot/register-worker.ts', 'tests/unit/app/boot/register-worker.dom.test.ts', [
    ['', 'trackOfflineReadiness', 'complete #2', 'true'],
    ['', 'registerWorker', 'registration.installing', 'false'],
  ]),
  ...inFile('src/app/main.tsx', 'tests/e2e/faults/updates.spec.ts', [['', '', 'inNewTask() #5']]),
  ...inFile('src/app/main.tsx', 'tests/e2e/shell/first-paint.spec.ts', [['', '', 'callback #2', 'false']]),
  ...inFile('src/app/shell/account-entries.ts', 'tests/e2e/shell/navigation.spec.ts', [
    ['NAV-07', 'LINKS', 'SHELL.favorites'],
    ['NAV-08', 'accountEntries', 'onSelect:', '() => undefined'],
  ]),
  ...inFile('src/app/shell/header-account.tsx', 'tests/unit/app/shell/header-account.test.tsx', [
    ['', 'SyncStatusLink', 'aria-label='],
  ]),
  ...inFile('src/sw/service-worker.ts', 'tests/unit/sw/service-worker.test.ts', [
    ['', '', 'denylist:', '[]'],
    ['', 'deliverChanges', 'outcome.ok #1', 'false'],
  ]),
  ...inFile('src/app/shell/header-account.tsx', 'tests/e2e/shell/navigation.spec.ts', [
    ['NAV-05', 'HeaderAccount', 'letter=', "''"],
  ]),
  ...inFile('src/app/view-transitions/run-transition.ts', 'tests/e2e/shell/view-transitions.spec.ts', [
    ['', 'runTransition', 'latest #2', 'true'],
  ]),
  ...inFile('src/app/view-transitions/view-transition-router.tsx', 'tests/e2e/shell/view-transitions.spec.ts', [
    ['', 'ViewTransitionRouter', 'matchMedia()', 'false'],
  ]),
  ...inFile(
    'src/app/view-transitions/view-transition-router.tsx',
    'tests/unit/app/view-transitions/view-transition-router.test.tsx',
    [['', 'ViewTransitionRouter', 'navigation #1', 'true']],
  ),
  ...inFile('src/app/view-transitions/transition.ts', 'tests/unit/app/view-transitions/transition.test.tsx', [
    ['', 'preloadFor', '.filter()'],
  ]),
  ...inFile('src/app/routes/routes.tsx', 'tests/e2e/account/account.spec.ts', [
    ['RT-08', 'MembersOnly', "'signed-out'", 'false'],
  ]),
  ...inFile('src/app/routes/routes.tsx', 'tests/e2e/shell/landing.spec.ts', [['RT-02', 'VisitorsOnly', 'replace=']]),
  ...inFile('src/app/routes/routes.tsx', 'tests/unit/config/routes.test.tsx', [['RT-15', 'Resolving', '<Spinner>']]),
  ...inFile('src/app/routes/routes.tsx', 'tests/unit/app/routes/unreadable-device.test.tsx', [
    ['', 'ResolvingSession', 'isUnreadable', 'false'],
  ]),
  ...inFile('src/app/routes/routes.tsx', 'tests/unit/app/routes/guards.test.tsx', [
    ['RT-15', 'MembersOnly', "'unchecked'", 'false'],
    ['', 'MembersOnly', 'INVOLUNTARY.includes()', 'false'],
    ['RT-17', 'MembersOnly', 'shouldReturn', 'false'],
    ['AUTH-08', 'VisitorsOnly', "'signed-in'", 'false'],
  ]),
  ...inFile('src/app/routes/route-table.tsx', 'tests/e2e/account/auth.spec.ts', [
    ['RT-11', 'SCREEN_ROUTES', 'ROUTES.join'],
  ]),
  ...inFile('src/app/routes/route-table.tsx', 'tests/e2e/movie/movie.spec.ts', [
    ['RT-07', 'SCREEN_ROUTES', 'environment.movieAccess', 'true'],
  ]),
  ...inFile('src/app/routes/route-table.tsx', 'tests/e2e/shell/landing-hero.spec.ts', [
    ['RT-01', 'SCREEN_ROUTES', 'ROUTES.landing'],
  ]),
  ...inFile('src/app/routes/route-table.tsx', 'tests/unit/app/routes/movie-access.test.tsx', [
    ['RT-06', 'SCREEN_ROUTES', 'environment.movieAccess', 'false'],
  ]),
  ...inFile('src/app/routes/route-table.tsx', 'tests/unit/app/routes/roles.test.tsx', [
    ['ROLE-04', 'ACCOUNT_ROUTES', 'ROUTES.stats'],
  ]),
  ...inFile('src/app/routes/routes.tsx', 'tests/e2e/account/account.spec.ts', [
    ['RT-19', 'ROUTE_OBJECTS', 'to=', "'/'"],
  ]),
  ...inFile('src/app/scroll/route-change-effects.tsx', 'tests/unit/app/scroll/use-scroll-memory.test.tsx', [
    ['', 'RECORDED_EVENTS', "'click'"],
  ]),
  ...inFile('src/app/routes/return-to.ts', 'tests/unit/app/routes/guards.test.tsx', [
    ['RT-17', 'rememberReturnTo', 'hash', "''"],
    ['AUTH-05', 'returnToOf', 'OWN_ADDRESS.test()', 'false'],
  ]),
  ...inFile('src/config/routes.ts', 'tests/e2e/movie/movie.spec.ts', [['RT-05', 'MOVIE_ROUTE', '', "'/film/:id'"]]),
  ...inFile('src/config/routes.ts', 'tests/unit/config/routes.test.tsx', [
    ['RT-14', 'MOVIE_ROUTE', '', "'/movie/:id?'"],
  ]),
  ...inFile('src/lib/app-update.ts', 'tests/e2e/faults/broken-version.spec.ts', [
    ['', 'reloadPage', 'waiting #1', 'false'],
  ]),
  ...inFile('src/lib/locks.ts', 'tests/e2e/faults/frozen-tab.spec.ts', [['', 'withWebLock', 'signal:']]),
  ...inFile('src/features/legal/legal-screen.tsx', 'tests/e2e/shell/legal.spec.ts', [
    ['LEGAL-03', 'LegalScreen', '<Dates>'],
  ]),
  ...inFile('src/features/not-found/not-found-screen.tsx', 'tests/unit/config/routes.test.tsx', [
    ['NF-01', 'NotFoundScreen', 'NOT_FOUND.code', "''"],
    ['NF-03', 'NotFoundScreen', 'to= #2', "'/dashboard'"],
  ]),
  ...inFile('src/sw/list-route.ts', 'tests/unit/sw/list-route.dom.test.ts', [['', 'respondWithList', '.catch() #1']]),
  ...inFile('src/sw/list-route.ts', 'tests/e2e/movie/periodic-refresh.spec.ts', [
    ['', 'fetchAsPage', 'freshForMs #1', 'false'],
  ]),
  ...inFile('src/components/toast-region.tsx', 'tests/e2e/shell/notifications.spec.ts', [
    ['', 'avoidObstacles', 'below', '[]'],
  ]),
  ...inFile('src/components/toast-region.tsx', 'tests/unit/components/toast-region.test.tsx', [
    ['', 'choosePlace', 'costOf() #2', '0'],
  ]),
  ...inFile('src/components/toast.ts', 'tests/unit/components/toast.test.ts', [
    ['CONST-12', 'isPersistent', "'error'", 'false'],
  ]),
  ...inFile('src/components/shell/footer.tsx', 'tests/unit/i18n/messages/shell.test.tsx', [
    ['NAV-14', 'Footer', 'ROUTES.terms', "'/'"],
  ]),
  ...inFile('src/components/dialog/dialog.tsx', 'tests/e2e/layout/visitor.spec.ts', [['', 'Root', 'paddingLeft:']]),
  ...inFile('src/components/dialog/snap-track.ts', 'tests/e2e/shell/orientation-change.spec.ts', [
    ['', 'useSnapTrack', 'track.clientWidth #2', 'false'],
    ['', 'useSnapTrack', 'nearestChild() #1', 'false'],
  ]),
  ...inFile('src/components/theme/system.ts', 'tests/e2e/shell/layout-shift.spec.ts', [
    ['', 'globalCss', 'transition:'],
  ]),
  ...inFile('src/components/theme/system.ts', 'tests/e2e/shell/view-transitions.spec.ts', [
    ['', 'globalCss', '::view-transition:'],
  ]),
  ...inFile('src/components/theme/system.ts', 'tests/unit/components/theme/breakpoints.test.ts', [
    ['CONST-01', 'system', 'md:', "'640px'"],
  ]),
];
