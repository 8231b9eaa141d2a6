import type { Breakage } from '../breakage';

const ROUTES = ['tests/unit/frame/routes.test.tsx'];
const FRAME = ['tests/unit/frame/frame.test.tsx'];
const NAV = ['tests/unit/frame/main-nav.test.tsx'];
const MENU = ['tests/unit/frame/mega-menu.test.tsx'];
const CHARTS = ['tests/unit/lists/charts-screen.test.tsx'];
const TOASTS = ['tests/unit/ui/toast.test.ts'];

const SCROLL_MEMORY = 'src/app/scroll/use-scroll-memory.ts';
const IN_SCROLL_MEMORY = ['tests/unit/frame/use-scroll-memory.test.tsx'];

/** Breakages of what stands around every screen. */
export const FRAME_BREAKAGES: readonly Breakage[] = [
  { ids: [], file: SCROLL_MEMORY, find: "'click', 'popstate']", replace: "'popstate']", tests: IN_SCROLL_MEMORY },
  { ids: [], file: SCROLL_MEMORY, find: "'click', 'popstate']", replace: "'click']", tests: IN_SCROLL_MEMORY },
  {
    ids: ['RT-14'],
    file: 'src/config/app/routes.ts',
    find: "MOVIE_ROUTE = '/movie/:id'",
    replace: "MOVIE_ROUTE = '/movie/:id?'",
    tests: ROUTES,
  },
  {
    ids: ['RT-20', 'RT-22'],
    file: 'src/app/routes/route-table.tsx',
    find: "  { path: ROUTES.charts, guard: 'public', Screen: Charts },",
    replace:
      "  { path: ROUTES.charts, guard: 'public', Screen: Charts },\n  { path: '/watchlist', guard: 'public', Screen: Charts },",
    tests: ROUTES,
  },
  {
    ids: ['NF-01'],
    file: 'src/features/not-found/not-found-screen.tsx',
    find: 'NOT_FOUND.code',
    replace: 'NOT_FOUND.title',
    tests: ROUTES,
  },
  {
    ids: ['NF-03'],
    file: 'src/features/not-found/not-found-screen.tsx',
    find: 'to={ROUTES.landing}',
    replace: 'to={ROUTES.dashboard}',
    tests: ROUTES,
  },
  {
    ids: ['NAV-01', 'NAV-02'],
    file: 'src/app/frame/header-entries.ts',
    find: "    { ...TRENDING_ACTORS, from: 'xl' },\n",
    replace: '',
    tests: NAV,
  },
  {
    ids: ['NAV-02'],
    file: 'src/app/frame/header-entries.ts',
    find: 'to: ROUTES.engine',
    replace: 'to: ROUTES.dashboard',
    tests: NAV,
  },
  {
    ids: ['NAV-03'],
    file: 'src/app/frame/frame.tsx',
    find: '{session.status === \'loading\' && <HeaderAuth state="loading" />}',
    replace: '',
    tests: FRAME,
  },
  {
    ids: ['NAV-04'],
    file: 'src/app/frame/frame.tsx',
    find: 'joinTo={ROUTES.join}',
    replace: 'joinTo={ROUTES.login}',
    tests: FRAME,
  },
  {
    ids: ['NAV-11'],
    file: 'src/config/app/menu-map.ts',
    find: "'/tools/all'",
    replace: "'/tools'",
    tests: ['tests/unit/frame/mega-menu.test.tsx'],
  },
  {
    ids: ['NAV-12'],
    file: 'src/config/app/menus.ts',
    find: 'SUBMENU_OPEN_MS = 100',
    replace: 'SUBMENU_OPEN_MS = 0',
    tests: NAV,
  },
  {
    ids: ['NAV-13'],
    file: 'src/config/app/menus.ts',
    find: 'SUBMENU_GRACE_MS = 300',
    replace: 'SUBMENU_GRACE_MS = 0',
    tests: NAV,
  },
  {
    ids: ['NAV-14'],
    file: 'src/ui/frame/footer.tsx',
    find: 'to={ROUTES.terms}',
    replace: 'to={ROUTES.privacy}',
    tests: FRAME,
  },
  {
    ids: ['CONST-11'],
    file: 'src/config/app/notifications.ts',
    find: 'TOASTS_AT_MOST = 3',
    replace: 'TOASTS_AT_MOST = 5',
    tests: TOASTS,
  },
  {
    ids: ['CONST-12'],
    file: 'src/config/app/notifications.ts',
    find: 'TOAST_AUTO_CLOSE_MS = 4000',
    replace: 'TOAST_AUTO_CLOSE_MS = 8000',
    tests: TOASTS,
  },
  {
    ids: ['CONST-12'],
    file: 'src/ui/feedback/toast.ts',
    find: "(kind === 'error' && passing !== true) || action !== undefined",
    replace: 'action !== undefined',
    tests: TOASTS,
  },
  { ids: [], file: 'src/ui/feedback/toast.ts', find: ' && passing !== true', replace: '', tests: TOASTS },
  {
    ids: ['ERR-77'],
    file: 'src/words/en/frame/app.ts',
    find: 'Unexpected Application Error!',
    replace: 'Something broke.',
    tests: ['tests/unit/frame/screen-boundary.test.tsx'],
  },
  {
    ids: [],
    file: 'src/app/loading/register-worker.ts',
    find: '!worker && !registration.waiting && !registration.active',
    replace: 'false',
    tests: ['tests/unit/worker/register-worker.dom.test.ts'],
  },
  {
    ids: [],
    file: 'src/app/loading/register-worker.ts',
    find: "active ? 'ready' : 'not-yet'",
    replace: "'ready'",
    tests: ['tests/unit/worker/register-worker.dom.test.ts'],
  },
  {
    ids: ['RT-09'],
    file: 'src/app/routes/route-table.tsx',
    find: "{ path: ROUTES.charts, guard: 'public'",
    replace: "{ path: ROUTES.charts, guard: 'members'",
    tests: CHARTS,
  },
  {
    ids: ['RT-21'],
    file: 'src/app/routes/route-table.tsx',
    find: "  { path: ROUTES.top50, guard: 'public', Screen: Top50 },",
    replace:
      "  { path: ROUTES.top50, guard: 'public', Screen: Top50 },\n  { path: '/charts/:list', guard: 'public', Screen: Charts },",
    tests: ROUTES,
  },
  {
    ids: ['NF-02'],
    file: 'src/features/not-found/not-found-screen.tsx',
    find: '<PageHeading title={NOT_FOUND.title} />',
    replace: '<PageHeading title={NOT_FOUND.nearest} />',
    tests: ROUTES,
  },
  {
    ids: ['NAV-09'],
    file: 'src/app/frame/mega-menu-part.tsx',
    find: '...SITE_SECTIONS.map(',
    replace: '...SITE_SECTIONS.slice(1).map(',
    tests: MENU,
  },
  {
    ids: ['NAV-10'],
    file: 'src/config/app/menu-map.ts',
    find: "    '/movies/news',\n    '/movies/action',\n",
    replace: "    '/movies/action',\n    '/movies/news',\n",
    tests: MENU,
  },
  {
    ids: ['CHART-01'],
    file: 'src/words/sentences/site-sections.ts',
    find: "'culture', 'industry', 'tools'",
    replace: "'industry', 'tools'",
    tests: CHARTS,
  },
  {
    ids: ['ERR-13'],
    file: 'src/app/film-dialogs/film-address.ts',
    find: 'id: movieIdOf(film)',
    replace: 'id: Number(film)',
    tests: ['tests/unit/film-dialog/film-address.test.ts'],
  },
  {
    ids: ['CONST-01'],
    file: 'src/ui/theme/system.ts',
    find: "md: '768px'",
    replace: "md: '640px'",
    tests: ['tests/unit/ui/breakpoints.test.ts'],
  },
  {
    ids: [],
    file: 'src/ui/theme/icon.ts',
    find: "'aria-hidden': true,",
    replace: '',
    tests: ['tests/unit/ui/styles/icon.test.tsx'],
  },
  {
    ids: [],
    file: 'src/app/moves/move.ts',
    find: 'filmOfScreen(to) ?? before ?? filmOfScreen(from)',
    replace: 'filmOfScreen(to) ?? before',
    tests: ['tests/unit/routes/move.test.tsx'],
  },
  {
    ids: [],
    file: 'src/app/moves/move.ts',
    find: 'if (before === after) return null;',
    replace: '',
    tests: ['tests/unit/routes/move.test.tsx'],
  },
  {
    ids: [],
    file: 'src/app/moves/move.ts',
    find: '.filter((part) => !part.isHere())',
    replace: '',
    tests: ['tests/unit/routes/move.test.tsx'],
  },
  {
    ids: [],
    file: 'src/app/moves/browser-address.tsx',
    find: '() => turn === turns && startTransition(show)',
    replace: '() => startTransition(show)',
    tests: ['tests/unit/routes/browser-address.test.tsx'],
  },
  {
    ids: [],
    file: 'src/app/moves/browser-address.tsx',
    find: '() => turn === turns && animate?.(move, show)',
    replace: '() => animate?.(move, show)',
    tests: ['tests/unit/routes/browser-address.test.tsx'],
  },
];
