import type { Breakage } from '../breakage';

const ROUTE_TABLE = 'src/app/routes/route-table.tsx';
const GUARDS = 'src/app/routes/guards.tsx';
const ACCOUNT_ENTRIES = 'src/app/member/account-entries.ts';
const PRIVACY_POLICY = 'src/words/en/legal/privacy-policy.ts';
const TERMS_OF_SERVICE = 'src/words/en/legal/terms-of-service.ts';

const IN_LANDING = ['tests/e2e/frame/landing.spec.ts'];
const IN_MOVIE = ['tests/e2e/film/movie.spec.ts'];
const IN_ACCOUNT = ['tests/e2e/account/account.spec.ts'];
const IN_LEGAL = ['tests/e2e/frame/legal.spec.ts'];
const IN_FRAME = ['tests/e2e/frame/frame.spec.ts'];

/** Breakages that a browser must notice, of where one comes to: addresses, menus, the landing page, what the law asks for. */
export const BROWSER_PLACES_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['RT-01'],
    file: ROUTE_TABLE,
    find: "guard: 'visitors', Screen: LandingRoute",
    replace: "guard: 'visitors', Screen: Charts",
    tests: ['tests/e2e/frame/landing-hero.spec.ts'],
  },
  {
    ids: ['LAND-03'],
    file: 'src/features/landing/hero/hero-stage.tsx',
    find: "fade={moved ? 'hero' : 'none'}",
    replace: 'fade="hero"',
    tests: ['tests/e2e/frame/landing-hero.spec.ts'],
  },
  {
    ids: ['RT-02'],
    file: GUARDS,
    find: 'state={wishIn(location.state)} replace />',
    replace: 'state={wishIn(location.state)} />',
    tests: IN_LANDING,
  },
  {
    ids: ['RT-03'],
    file: ROUTE_TABLE,
    find: "{ path: ROUTES.engine, guard: 'members', Screen: Dashboard }",
    replace: "{ path: ROUTES.engine, guard: 'members', Screen: Collection }",
    tests: ['tests/e2e/sync/spine.spec.ts'],
  },
  {
    ids: ['RT-04'],
    file: ROUTE_TABLE,
    find: "{ path: ROUTES.collection, guard: 'members', Screen: Collection }",
    replace: "{ path: ROUTES.collection, guard: 'members', Screen: Dashboard }",
    tests: ['tests/e2e/film/collection.spec.ts'],
  },
  {
    ids: ['RT-05'],
    file: 'src/config/app/routes.ts',
    find: "MOVIE_ROUTE = '/movie/:id'",
    replace: "MOVIE_ROUTE = '/film/:id'",
    tests: IN_MOVIE,
  },
  {
    ids: ['RT-07'],
    file: ROUTE_TABLE,
    find: "environment.movieAccess === 'members' ? 'members' : 'public'",
    replace: "environment.movieAccess === 'members' ? 'public' : 'members'",
    tests: IN_MOVIE,
  },
  {
    ids: ['RT-08'],
    file: GUARDS,
    find: "if (session.status === 'signed-out') {",
    replace: "if (session.status === 'signed-out' && !location.pathname.startsWith('/profile/')) {",
    tests: IN_ACCOUNT,
  },
  {
    ids: ['RT-10'],
    file: ROUTE_TABLE,
    find: "{ path: ROUTES.top50, guard: 'public'",
    replace: "{ path: ROUTES.top50, guard: 'members'",
    tests: ['tests/e2e/film/charts.spec.ts'],
  },
  {
    ids: ['RT-11'],
    file: ROUTE_TABLE,
    find: "  { path: ROUTES.join, guard: 'visitors', Screen: Auth },\n",
    replace: '',
    tests: ['tests/e2e/account/auth.spec.ts'],
  },
  {
    ids: ['RT-12'],
    file: ROUTE_TABLE,
    find: "  { path: ROUTES.resetPassword, guard: 'public', Screen: Reset },\n",
    replace: '',
    tests: ['tests/e2e/account/reset.spec.ts'],
  },
  {
    ids: ['RT-13'],
    file: ROUTE_TABLE,
    find: "{ path: ROUTES.terms, guard: 'public', Screen: Terms }",
    replace: "{ path: ROUTES.terms, guard: 'public', Screen: Privacy }",
    tests: IN_LEGAL,
  },
  {
    ids: ['RT-18'],
    file: ROUTE_TABLE,
    find: "guard: 'members', Screen: Statistics",
    replace: "guard: 'members', Screen: Badges",
    tests: IN_ACCOUNT,
  },
  {
    ids: ['RT-19'],
    file: 'src/app/routes/routes.tsx',
    find: '<Navigate to={ROUTES.profile} replace />',
    replace: '<Navigate to={ROUTES.dashboard} replace />',
    tests: IN_ACCOUNT,
  },
  {
    ids: ['NAV-05'],
    file: 'src/app/member/member-corner.tsx',
    find: 'letter={avatarLetter(profile?.firstName ?? null, member.email)}',
    replace: 'letter=""',
    tests: IN_FRAME,
  },
  {
    ids: ['NAV-07'],
    file: ACCOUNT_ENTRIES,
    find: "  { kind: 'link', label: FRAME.favorites, to: ROUTES.favorites, icon: Heart },\n",
    replace: '',
    tests: IN_FRAME,
  },
  {
    ids: ['NAV-08'],
    file: ACCOUNT_ENTRIES,
    find: 'onSelect: leave',
    replace: 'onSelect: () => undefined',
    tests: IN_FRAME,
  },
  {
    ids: ['ERR-47'],
    file: 'src/app/member/use-leaving.tsx',
    find: "toasts.show({ kind: 'success', text: FRAME.signedOut, everywhere: true })",
    replace: 'undefined',
    tests: IN_FRAME,
  },
  {
    ids: ['LEGAL-01'],
    file: PRIVACY_POLICY,
    find: "title: 'Privacy Policy'",
    replace: "title: 'Privacy'",
    tests: IN_LEGAL,
  },
  {
    ids: ['LEGAL-02'],
    file: 'src/features/legal/terms-screen.tsx',
    find: 'text={TERMS_OF_SERVICE}',
    replace: "text={{ ...TERMS_OF_SERVICE, title: 'Terms' }}",
    tests: IN_LEGAL,
  },
  {
    ids: ['LEGAL-03'],
    file: 'src/features/legal/legal-screen.tsx',
    find: '<Dates>{LEGAL.dates}</Dates>',
    replace: '<Dates />',
    tests: IN_LEGAL,
  },
  {
    ids: ['LEGAL-04'],
    file: TERMS_OF_SERVICE,
    find: "title: 'Governing law'",
    replace: "title: 'Law'",
    tests: IN_LEGAL,
  },
  { ids: ['LEGAL-04'], file: PRIVACY_POLICY, find: "title: 'Sharing'", replace: "title: 'Others'", tests: IN_LEGAL },
  {
    ids: ['LEGAL-05'],
    file: TERMS_OF_SERVICE,
    find: 'announce a new price at least ${PRICE_NOTICE_DAYS} days before it applies',
    replace: 'announce a new price before it applies',
    tests: IN_LEGAL,
  },
  {
    ids: ['CONST-02'],
    file: PRIVACY_POLICY,
    find: 'Backup copies are removed within ${REMOVAL_DAYS} days.',
    replace: 'Backup copies are removed.',
    tests: IN_LEGAL,
  },
  {
    ids: ['CONST-03'],
    file: TERMS_OF_SERVICE,
    find: 'Children under ${MINIMUM_AGE} may not create one.',
    replace: 'Anybody may create one.',
    tests: IN_LEGAL,
  },
  {
    ids: ['LAND-05'],
    file: 'src/features/landing/engine/demo-steps.tsx',
    find: '  { ...words.results, icon: Clapperboard },\n',
    replace: '',
    tests: IN_LANDING,
  },
  {
    ids: ['LAND-07'],
    file: 'src/features/landing/sections/discover.tsx',
    find: 'onPress={refresh}',
    replace: 'onPress={() => undefined}',
    tests: IN_LANDING,
  },
  {
    ids: ['LAND-11'],
    file: 'src/features/landing/sections/benefits.tsx',
    find: '  { ...items.offline, icon: WifiOff },\n',
    replace: '',
    tests: IN_LANDING,
  },
  {
    ids: ['ERR-25'],
    file: 'src/features/landing/hero/hero-stage.tsx',
    find: 'if (current === undefined) return null;',
    replace:
      'if (current === undefined)\n    return <HeroControls backdrops={[]} index={0} onGoTo={goTo} playing={playing} onPlay={onPlay} />;',
    tests: ['tests/e2e/frame/landing-hero.spec.ts', 'tests/e2e/frame/landing.spec.ts'],
  },
  {
    ids: ['ROLE-02'],
    file: 'src/features/landing/engine/finder.tsx',
    find: '(near || asked > 0 || resultsOpen) &&',
    replace: 'resultsOpen &&',
    tests: IN_LANDING,
  },
  {
    ids: [],
    file: 'src/app/moves/animate-move.ts',
    find: 'if (latest === move) name(null);',
    replace: 'name(null);',
    tests: ['tests/e2e/frame/moves.spec.ts'],
  },
  {
    ids: [],
    file: 'src/app/moves/browser-address.tsx',
    find: 'matchMedia(CALM).matches',
    replace: 'false',
    tests: ['tests/e2e/frame/moves.spec.ts'],
  },
  {
    ids: [],
    file: 'src/ui/theme/global-css.ts',
    find: "'::view-transition': { pointerEvents: 'none' },",
    replace: '',
    tests: ['tests/e2e/frame/moves.spec.ts'],
  },
];
