import { inFile, type Mutation } from '../mutation';

/** Mutations of numbers of the specification, which StrykerJS leaves alone. */
export const NUMBERS_MUTATIONS: readonly Mutation[] = [
  ...inFile('src/config/account.ts', 'tests/unit/features/history/use-server-history.test.tsx', [
    ['HIST-12', 'HISTORY_STALE_MS', '', '0'],
  ]),
  ...inFile('src/config/account.ts', 'tests/unit/api/supabase/profile-calls.test.ts', [
    ['HIST-11', 'HISTORY_LIMIT', '', '100'],
  ]),
  ...inFile('src/config/account.ts', 'tests/unit/features/profile/profile-screen.test.tsx', [
    ['VAL-06', 'USERNAME_CHECK_MS', '', '250'],
  ]),
  ...inFile('src/config/ui.ts', 'tests/unit/components/shell/header.test.tsx', [
    ['NAV-12', 'SUBMENU_OPEN_MS', '', '0'],
    ['NAV-13', 'SUBMENU_GRACE_MS', '', '0'],
  ]),
  ...inFile('src/config/ui.ts', 'tests/unit/components/toast.test.ts', [
    ['CONST-11', 'TOASTS_LIMIT', '', '5'],
    ['CONST-12', 'TOAST_AUTO_CLOSE_MS', '', '8000'],
  ]),
  ...inFile('src/config/ui.ts', 'tests/e2e/shell/landing.spec.ts', [['CARD-10', 'STREAMING_CHIPS_ON_PHONES', '', '3']]),
  ...inFile('src/config/ui.ts', 'tests/unit/components/movie/movie-card.test.tsx', [
    ['CARD-09', 'GENRE_CHIPS', '', '4'],
    ['CARD-08', 'GENRE_CHIPS_IN_LISTS', '', '3'],
    ['CARD-10', 'STREAMING_CHIPS', '', '4'],
  ]),
  ...inFile('src/config/ui.ts', 'tests/unit/features/charts/top-50-screen.test.tsx', [
    ['CHART-05', 'LAST_OF_TIER', 'amber:', '20'],
  ]),
  ...inFile('src/config/ui.ts', 'tests/unit/components/movie/movie-card.test.tsx', [
    ['CARD-11', 'LAST_OF_TIER', 'grey:', '9'],
  ]),
  ...inFile('src/config/genres.ts', 'tests/unit/domain/movies/movie.test.ts', [
    ['DET-14', 'RATING_TIERS', 'from: #3', '6'],
  ]),
  ...inFile('src/config/streaming.ts', 'tests/e2e/movie/movie.spec.ts', [['DET-05', 'PROVIDERS_SHOWN', '', '7']]),
  ...inFile('src/config/streaming.ts', 'tests/unit/domain/movies/metadata.test.ts', [
    ['CALL-32', 'PROVIDERS_SHOWN', '', '5'],
  ]),
  ...inFile('src/config/landing.ts', 'tests/unit/api/supabase/sample-movies.test.ts', [
    ['CALL-16', 'SAMPLE_MIN_RATING', '', '6'],
  ]),
  ...inFile('src/config/landing.ts', 'tests/unit/features/landing/use-rotation.test.tsx', [
    ['LAND-04', 'HERO_FADE_MS', '', '400'],
  ]),
  ...inFile('src/config/tmdb.ts', 'tests/unit/features/charts/top-50-screen.test.tsx', [
    ['CHART-07', 'TOP_SKELETONS', '', '50'],
  ]),
  ...inFile('src/config/tmdb.ts', 'tests/unit/domain/movies/movie.test.ts', [['LAND-01', 'HERO_COUNT', '', '4']]),
  ...inFile('src/config/tmdb.ts', 'tests/unit/features/movie/movie-cast.test.tsx', [
    ['DET-04', 'CAST_SHOWN', '', '10'],
  ]),
  ...inFile('src/config/tmdb.ts', 'tests/unit/api/tmdb/lists.test.ts', [['CALL-35', 'TOP_PAGES', '', '2']]),
  ...inFile('src/config/tmdb.ts', 'tests/unit/api/tmdb/discover-runner.test.ts', [
    ['REC-09', 'PAGE_STAGGER_MS', '', '10'],
  ]),
  ...inFile('src/config/collection.ts', 'tests/unit/features/collection/collection-screen.test.tsx', [
    ['COLL-16', 'FRESH_RESULTS_PAUSE_MS', '', '0'],
  ]),
  ...inFile('src/config/collection.ts', 'tests/unit/domain/lists/collection-view.test.ts', [
    ['COLL-11', 'COLLECTION_PAGE_SIZE', '', '25'],
    ['COLL-12', 'PAGE_WINDOW', '', '7'],
  ]),
  ...inFile('src/config/landing.ts', 'tests/unit/domain/lists/family-picks.test.ts', [
    ['LAND-09', 'FAMILY_CANDIDATES', '', '10'],
  ]),
  ...inFile('src/config/landing.ts', 'tests/unit/api/tmdb/lists.test.ts', [['LAND-10', 'FAMILY_PICKS_SHOWN', '', '4']]),
  ...inFile('src/config/questionnaire.ts', 'tests/unit/features/questionnaire/step-fields.test.tsx', [
    ['ERR-41 VAL-01', 'GENRE_CAP', '', '4'],
  ]),
  ...inFile('src/config/recommend.ts', 'tests/unit/api/tmdb/collection-search.test.ts', [
    ['REC-03', 'DEFAULT_SEARCH_LIMIT', '', '50'],
    ['COLL-14', 'COLLECTION_LIMIT', '', '40'],
  ]),
  ...inFile('src/config/recommend.ts', 'tests/unit/domain/recommend/discover-plan.test.ts', [
    ['REC-05', 'ERA_PAGES', '', '2'],
  ]),
  ...inFile('src/config/recommend.ts', 'tests/unit/domain/recommend/recommend.test.ts', [
    ['REC-02', 'RESULT_COUNT', '', '12'],
  ]),
  ...inFile('src/config/recommend.ts', 'tests/unit/db/session-impressions.test.ts', [
    ['REC-11', 'SESSION_IMPRESSIONS_LIMIT', '', '1000'],
  ]),
  ...inFile('src/config/sync.ts', 'tests/unit/api/supabase/auth-context.test.ts', [
    ['CONST-05', 'REFRESH_AHEAD_MS', '', '30_000'],
  ]),
];
