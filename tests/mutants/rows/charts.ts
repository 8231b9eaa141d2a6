import type { Breakage } from '../breakage';

const CHARTS = 'src/domain/lists/chart-films.ts';
const TOP_50 = 'src/features/charts/top-50-screen.tsx';

const TOP_50_SCREEN = ['tests/unit/lists/top-50-screen.test.tsx'];
const TRENDING = ['tests/unit/lists/trending-block.test.tsx'];
const CHARTED = ['tests/unit/film/film-of.test.ts'];

/** Breakages of the charts and the trending block. */
export const CHARTS_BREAKAGES: readonly Breakage[] = [
  {
    ids: ['CHART-02'],
    file: 'src/words/en/lists/charts.ts',
    find: "top50: 'Top 50'",
    replace: "top50: 'Top Movies'",
    tests: TOP_50_SCREEN,
  },
  {
    ids: ['CHART-03'],
    file: TOP_50,
    find: 'text={CHARTS.updatedWeekly}',
    replace: 'text={TRENDING.updatedDaily}',
    tests: TOP_50_SCREEN,
  },
  {
    ids: ['CHART-04', 'ENT-19'],
    file: CHARTS,
    find: 'rank: index + 1',
    replace: 'rank: index',
    tests: [...TOP_50_SCREEN, ...CHARTED],
  },
  {
    ids: ['CHART-05'],
    file: 'src/config/film/rank-tiers.ts',
    find: 'amber: 25',
    replace: 'amber: 20',
    tests: TOP_50_SCREEN,
  },
  {
    ids: ['CHART-06'],
    file: TOP_50,
    find: '              noDescription={CHARTS.noDescription}\n',
    replace: '',
    tests: TOP_50_SCREEN,
  },
  {
    ids: ['CHART-07'],
    file: 'src/config/movie-database/movie-lists.ts',
    find: 'TOP_SKELETONS = 20',
    replace: 'TOP_SKELETONS = 50',
    tests: TOP_50_SCREEN,
  },
  {
    ids: ['CARD-08'],
    file: TOP_50,
    find: '              genreLimit={GENRE_CHIPS_IN_LISTS}\n',
    replace: '',
    tests: TOP_50_SCREEN,
  },
  {
    ids: ['CARD-08'],
    file: 'src/features/charts/trending-block.tsx',
    find: 'genreLimit={GENRE_CHIPS_IN_LISTS} ',
    replace: '',
    tests: TRENDING,
  },
  {
    ids: ['DASH-04'],
    file: 'src/features/charts/trending-block.tsx',
    find: 'text={TRENDING.updatedDaily}',
    replace: 'text={CHARTS.updatedWeekly}',
    tests: TRENDING,
  },
  {
    ids: ['CALL-33'],
    file: CHARTS,
    find: 'day.filter(({ posterPath }) => posterPath !== null)',
    replace: 'day',
    tests: CHARTED,
  },
  {
    ids: ['CALL-34'],
    file: 'src/config/movie-database/movie-lists.ts',
    find: 'path: PATHS.trendingDay, freshForMs: 6 * HOUR_MS',
    replace: 'path: PATHS.trendingDay, freshForMs: 24 * HOUR_MS',
    tests: ['tests/unit/lists/freshness.dom.test.ts'],
  },
  {
    ids: ['CALL-35'],
    file: 'src/config/movie-database/requests.ts',
    find: 'TOP_PAGES = 3',
    replace: 'TOP_PAGES = 2',
    tests: ['tests/unit/tmdb/lists.test.ts'],
  },
  {
    ids: ['CALL-36'],
    file: 'src/config/movie-database/movie-lists.ts',
    find: 'path: PATHS.trendingWeek, freshForMs: HOUR_MS',
    replace: 'path: PATHS.trendingWeek, freshForMs: 2 * HOUR_MS',
    tests: ['tests/unit/lists/freshness.dom.test.ts'],
  },
  {
    ids: ['ERR-21'],
    file: 'src/features/charts/trending-block.tsx',
    find: 'title={TRENDING.failed}',
    replace: 'title={CHARTS.topFailed}',
    tests: TRENDING,
  },
  {
    ids: ['ERR-22'],
    file: TOP_50,
    find: 'title={CHARTS.topFailed}',
    replace: 'title={TRENDING.failed}',
    tests: TOP_50_SCREEN,
  },
  {
    ids: ['ERR-24'],
    file: TOP_50,
    find: "{error && error.reason !== 'key-missing' && (",
    replace: '{error && (',
    tests: TOP_50_SCREEN,
  },
];
