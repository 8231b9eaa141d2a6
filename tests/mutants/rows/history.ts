import type { Breakage } from '../breakage';

const SCREEN = 'src/features/history/history-screen.tsx';

const HISTORY = ['tests/unit/account/history-screen.test.tsx'];

/** Breakages of the history as it is shown, and of what the statistics are made of. */
export const HISTORY_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['HIST-04'],
    file: SCREEN,
    find: 'title === null) && <Muted>',
    replace: 'title !== null) && <Muted>',
    tests: HISTORY,
  },
  {
    ids: ['HIST-06'],
    file: SCREEN,
    find: 'label={HISTORY.refresh} />',
    replace: 'label={HISTORY.refreshNow} />',
    tests: HISTORY,
  },
  {
    ids: ['HIST-06'],
    file: SCREEN,
    find: 'loading={history.refreshing}',
    replace: 'loading={history.heardAt === null}',
    tests: HISTORY,
  },
  {
    ids: ['HIST-08'],
    file: SCREEN,
    find: 'title={HISTORY.failedTitle}',
    replace: 'title={HISTORY.emptyTitle}',
    tests: HISTORY,
  },
  {
    ids: ['STAT-01'],
    file: 'src/words/en/account/statistics.ts',
    find: "title: 'Your Statistics'",
    replace: "title: 'Statistics'",
    tests: ['tests/unit/account/statistics-screen.test.tsx'],
  },
];
