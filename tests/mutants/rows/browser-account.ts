import type { Breakage } from '../breakage';

const DASHBOARD_SCREEN = 'src/features/dashboard/dashboard-screen.tsx';
const BADGES_SCREEN = 'src/features/badges/badges-screen.tsx';
const HISTORY_SCREEN = 'src/features/history/history-screen.tsx';
const SUPABASE_TRANSPORT = 'src/data/sync/transport/supabase-transport.ts';

const IN_ACCOUNT = ['tests/e2e/account/account.spec.ts'];
const IN_SPINE = ['tests/e2e/sync/spine.spec.ts'];
const IN_ACCOUNT_NUMBERS = ['tests/e2e/account/account-numbers.spec.ts'];
const IN_OFFLINE = ['tests/e2e/sync/offline.spec.ts'];

/** Breakages that a browser must notice, of the dashboard, the pages of an account and what is delivered to it. */
export const BROWSER_ACCOUNT_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['DASH-01'],
    file: DASHBOARD_SCREEN,
    find: 'profile?.firstName ?? profile?.username ??',
    replace: 'profile?.username ?? profile?.firstName ??',
    tests: IN_ACCOUNT,
  },
  { ids: ['DASH-02'], file: DASHBOARD_SCREEN, find: ' lead={DASHBOARD.welcome}', replace: '', tests: IN_SPINE },
  { ids: ['DASH-03'], file: DASHBOARD_SCREEN, find: '        {questionnaire}\n', replace: '', tests: IN_SPINE },
  {
    ids: ['PROF-01'],
    file: 'src/app/routes/account-layout.tsx',
    find: '  { to: ROUTES.history, label: FRAME.history, icon: History },\n',
    replace: '',
    tests: IN_ACCOUNT,
  },
  {
    ids: ['BADGE-01'],
    file: 'src/words/en/account/badges.ts',
    find: "title: 'Badges & Achievements'",
    replace: "title: 'Badges'",
    tests: IN_ACCOUNT,
  },
  {
    ids: ['BADGE-02'],
    file: BADGES_SCREEN,
    find: 'BADGES.earned(account.earned.length)',
    replace: 'BADGES.earned(account.badges.length)',
    tests: IN_ACCOUNT,
  },
  {
    ids: ['BADGE-04'],
    file: BADGES_SCREEN,
    find: 'BADGES.all(account.badges.length)',
    replace: 'BADGES.all(account.earned.length)',
    tests: IN_ACCOUNT,
  },
  {
    ids: ['BADGE-09'],
    file: 'src/data/member/account-refresher.ts',
    find: '    await awardBadges(tokens, database.userId);\n',
    replace: '',
    tests: IN_ACCOUNT_NUMBERS,
  },
  {
    ids: ['BADGE-10'],
    file: 'src/data/hooks/account/use-refreshed-account.ts',
    find: '    void renew(runtime);\n',
    replace: '',
    tests: IN_ACCOUNT_NUMBERS,
  },
  {
    ids: ['HIST-01'],
    file: 'src/words/en/account/history.ts',
    find: "title: 'Movie History'",
    replace: "title: 'History'",
    tests: IN_ACCOUNT,
  },
  {
    ids: ['HIST-07'],
    file: HISTORY_SCREEN,
    find: '          <ButtonLink to={ROUTES.landing}>{HISTORY.toRecommendations}</ButtonLink>\n',
    replace: '',
    tests: IN_ACCOUNT,
  },
  {
    ids: ['HIST-07'],
    file: HISTORY_SCREEN,
    find: '<EmptyState icon={Clock} title={HISTORY.emptyTitle} text={HISTORY.emptyText}>\n          <Again history={history} label={HISTORY.refreshNow} />',
    replace: '<EmptyState icon={Clock} title={HISTORY.emptyTitle} text={HISTORY.emptyText}>',
    tests: IN_ACCOUNT,
  },
  {
    ids: ['ERR-04'],
    file: 'src/app/member/member-notices.tsx',
    find: "toasts.show({ kind: 'error', text: MARKS[kind].refused, action });",
    replace: '',
    tests: ['tests/e2e/sync/sync-page.spec.ts'],
  },
  {
    ids: ['FAV-07'],
    file: SUPABASE_TRANSPORT,
    find: 'if (!film) return',
    replace: "if (film?.title !== '') return",
    tests: IN_OFFLINE,
  },
  {
    ids: ['FAV-08', 'CALL-08'],
    file: SUPABASE_TRANSPORT,
    find: 'const { movieId, film, ...rest } = operation;',
    replace: 'const { movieId, film, ...rest } = { ...operation, present: true };',
    tests: IN_OFFLINE,
  },
  {
    ids: ['CALL-10'],
    file: SUPABASE_TRANSPORT,
    find: 'const { movieId, film, ...rest } = operation;',
    replace:
      "const { movieId, film, ...rest } = { ...operation, kind: operation.kind === 'watched' ? 'favorite' : operation.kind };",
    tests: ['tests/e2e/film/collection.spec.ts'],
  },
];
