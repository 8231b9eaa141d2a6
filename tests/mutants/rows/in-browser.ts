import type { Breakage } from '../breakage';

const ELSEWHERE = 'src/app/first-paint/elsewhere.ts';
const CARDS = 'src/features/badges/badge-cards.tsx';

const NUMBERS = ['tests/e2e/account/account-numbers.spec.ts'];
const FIRST_PAINT = ['tests/e2e/frame/first-paint.spec.ts'];
const SCRIPT = ['tests/e2e/frame/script-read-once.spec.ts'];
const UPDATES = ['tests/e2e/faults/updates.spec.ts'];
const BROKEN_VERSION = ['tests/e2e/faults/broken-version.spec.ts'];
const MEMBERS = ['tests/e2e/layout/member.spec.ts'];
const MATRIX = ['tests/e2e/layout/visitor.spec.ts'];
const LANDING = ['tests/e2e/frame/landing.spec.ts'];

/** Breakages of what a browser alone proves. */
export const IN_BROWSER_BREAKAGES: readonly Breakage[] = [
  {
    ids: [],
    file: 'src/app/first-paint/stack-limit.ts',
    find: 'delete errors.stackTraceLimit;',
    replace: '',
    tests: SCRIPT,
  },
  {
    ids: [],
    file: 'src/app/first-paint/stack-limit.ts',
    find: 'if (limit !== undefined) errors',
    replace: 'if (limit === undefined) errors',
    tests: SCRIPT,
  },
  {
    ids: [],
    file: 'src/ui/theme/fonts.css',
    find: '  size-adjust: 82.3%;\n',
    replace: '',
    tests: ['tests/e2e/frame/late-font.spec.ts'],
  },
  {
    ids: [],
    file: 'src/data/supabase/door/time-limit.ts',
    find: ' + bytes / SLOWEST_UPLINK',
    replace: '',
    tests: ['tests/e2e/faults/slow-uplink.spec.ts'],
  },
  {
    ids: [],
    file: 'src/data/platform/web-lock.ts',
    find: '{ signal: AbortSignal.timeout(patienceMs) }',
    replace: '{}',
    tests: ['tests/e2e/faults/frozen.spec.ts'],
  },
  {
    ids: [],
    file: 'src/data/hooks/member/use-sign-out.ts',
    find: '    void removeEmpty(store);\n',
    replace: '',
    tests: ['tests/e2e/account/nothing-stays.spec.ts'],
  },
  { ids: ['BADGE-05'], file: CARDS, find: ", filter: 'grayscale(1)', opacity: 0.45", replace: '', tests: NUMBERS },
  { ids: ['BADGE-05'], file: CARDS, find: '{earned ? (', replace: '{earned || badge.icon ? (', tests: NUMBERS },
  {
    ids: ['CARD-10'],
    file: 'src/config/film/card-limits.ts',
    find: 'STREAMING_CHIPS_ON_PHONES = 2',
    replace: 'STREAMING_CHIPS_ON_PHONES = 3',
    tests: LANDING,
  },
  {
    ids: ['LAND-12'],
    file: 'src/config/movie-database/landing-settings.ts',
    find: "BROWSE_MOVIES = '/movies'",
    replace: "BROWSE_MOVIES = '/collection'",
    tests: LANDING,
  },
  {
    ids: [],
    file: 'src/ui/overlay/use-snap-track.ts',
    find: "if (before !== null && before !== track.clientWidth) goTo(index, 'instant');",
    replace: '',
    tests: ['tests/e2e/frame/turned.spec.ts'],
  },
  {
    ids: [],
    file: 'src/ui/overlay/use-snap-track.ts',
    find: 'if (nearestChild(track) === next) underWayTo.current = null;',
    replace: '',
    tests: ['tests/e2e/frame/turned.spec.ts'],
  },
  {
    ids: [],
    file: 'src/app/films/open-film-route.tsx',
    find: 'if (found.meant !== null)',
    replace: 'if (found.meant === 0)',
    tests: ['tests/e2e/film/open-film.spec.ts'],
  },
  {
    ids: [],
    file: 'src/app/loading/lazy-part.ts',
    find: 'arrived === null ? arrive() : atOnce(arrived)',
    replace: 'arrive()',
    tests: ['tests/e2e/frame/moves.spec.ts'],
  },
  { ids: [], file: 'src/app/main.tsx', find: 'next(tellStarted);\n', replace: '', tests: UPDATES },
  {
    ids: [],
    file: 'src/app/first-paint/before-paint.ts',
    find: 'watchStart();\n',
    replace: '',
    tests: BROKEN_VERSION,
  },
  {
    ids: [],
    file: 'src/data/platform/app-update.ts',
    find: 'if (waiting) takeOver(waiting);\n  else ',
    replace: '',
    tests: BROKEN_VERSION,
  },
  { ids: [], file: ELSEWHERE, find: ' || signedInHint.read()', replace: '', tests: FIRST_PAINT },
  { ids: [], file: ELSEWHERE, find: 'pathname !== ownPath(screen) || ', replace: '', tests: FIRST_PAINT },
  {
    ids: [],
    file: 'src/app/main.tsx',
    find: 'screen !== null && arrival === null',
    replace: 'screen !== null && arrival !== null',
    tests: FIRST_PAINT,
  },
  {
    ids: [],
    file: 'src/app/first-paint/before-paint.ts',
    find: 'theme.takeUp();',
    replace: '',
    tests: FIRST_PAINT,
  },
  {
    ids: [],
    file: 'src/sw/list-route.ts',
    find: 'freshForMs === undefined ? fetch(request)',
    replace: 'freshForMs !== null ? fetch(request)',
    tests: ['tests/e2e/film/renewal.spec.ts'],
  },
  {
    ids: [],
    file: 'src/ui/film/windowed-film-grid.tsx',
    find: 'as={Rows}',
    replace: '',
    tests: ['tests/e2e/account/undo.spec.ts'],
  },
  {
    ids: [],
    file: 'src/features/landing/hero/hero-stage.tsx',
    find: '${veil(94)} 46rem, ${veil(60)} 60rem)',
    replace: 'transparent 46rem)',
    tests: ['tests/e2e/layout/hero-contrast.spec.ts'],
  },
  {
    ids: [],
    file: 'src/ui/overlay/dialog.tsx',
    find: "    paddingLeft: 'env(safe-area-inset-left)',\n",
    replace: '',
    tests: MATRIX,
  },
  { ids: [], file: 'src/ui/form/choice-cards.tsx', find: "flexWrap: 'wrap',", replace: '', tests: MEMBERS },
  {
    ids: [],
    file: 'src/ui/theme/global-css.ts',
    find: "transition: 'none !important'",
    replace: "transitionDuration: '0.01ms !important'",
    tests: ['tests/e2e/frame/layout-shift.spec.ts'],
  },
  {
    ids: [],
    file: 'src/features/questionnaire/questionnaire.tsx',
    find: ' style={{ minHeight }}',
    replace: '',
    tests: ['tests/e2e/frame/layout-shift.spec.ts'],
  },
  {
    ids: [],
    file: 'src/ui/theme/global-css.ts',
    find: "'[data-pressed=true], [aria-pressed=true],",
    replace: "'[aria-pressed=true],",
    tests: ['tests/e2e/frame/readable.spec.ts'],
  },
  {
    ids: [],
    file: 'src/app/frame/frame.tsx',
    find: '  useEffect(guardFocus, []);\n',
    replace: '',
    tests: ['tests/e2e/frame/focus.spec.ts'],
  },
  {
    ids: [],
    file: 'src/features/collection/collection-screen.tsx',
    find: 'base: \'"head" "form" "found" "badges"\'',
    replace: 'base: \'"head" "form" "badges" "found"\'',
    tests: ['tests/e2e/frame/small-screens.spec.ts'],
  },
  {
    ids: [],
    file: 'src/ui/feedback/toast-region.tsx',
    find: 'other.cost < best.cost ? other : best',
    replace: 'other.cost < 0 ? other : best',
    tests: ['tests/e2e/frame/notifications.spec.ts'],
  },
];
