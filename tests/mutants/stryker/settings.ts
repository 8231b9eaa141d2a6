/** Folders whose every line is changed, with the tests that are run on each change. */
export interface Suite {
  /** What is told of each by itself. */
  readonly folders: readonly string[];
  /** Vitest's configuration: it takes tests from the folders below. */
  readonly config: string;
  /** Least share of the changes that tests must notice, in percent. */
  readonly leastScore: number;
}

/** Rules that ask no device and no server. */
export const PURE: Suite = {
  folders: [
    'src/domain/account',
    'src/domain/catalogue',
    'src/domain/movie',
    'src/domain/import',
    'src/domain/lists',
    'src/domain/marks',
    'src/domain/own-data',
    'src/domain/people',
    'src/domain/questionnaire',
    'src/domain/recommend',
    'src/domain/release',
    'src/domain/requests',
    'src/domain/shown',
    'src/domain/taste',
    'src/domain/together',
    'src/domain/values',
    'src/domain/viewing',
    'src/config',
    'src/data/tmdb',
    'src/words/en',
    'src/words/format',
    'src/words/sentences',
  ],
  config: 'tests/mutants/stryker/pure.config.ts',
  leastScore: 95,
};

/** Sync, session and marks: what a device keeps, sends and is told. */
export const SYNC: Suite = {
  folders: ['src/data/local', 'src/data/member', 'src/data/services', 'src/data/supabase', 'src/data/sync'],
  config: 'tests/mutants/stryker/sync.config.ts',
  leastScore: 75,
};

/** Folders with tests of the rules themselves. */
export const RULE_TESTS: readonly string[] = [
  'tests/unit/account',
  'tests/unit/catalogue',
  'tests/unit/collection',
  'tests/unit/movie',
  'tests/unit/import',
  'tests/unit/marks',
  'tests/unit/messages',
  'tests/unit/questionnaire',
  'tests/unit/recommend',
  'tests/unit/taste',
  'tests/unit/tmdb',
  'tests/unit/together',
  'tests/unit/values',
  'tests/unit/viewing',
];

/** Folders with tests that ask a device as well; some of them need a document. */
export const DEVICE_TESTS: readonly string[] = [
  'tests/unit/auth',
  'tests/unit/local',
  'tests/unit/marked-movies',
  'tests/unit/profile',
  'tests/unit/sync',
];

/** Tests that are left out: slow beside what they tell of a single line. */
export const SLOW_TESTS: readonly string[] = [
  'tests/unit/services/every-evening.test.ts',
  'tests/unit/services/backfill-step.test.ts',
  'tests/unit/services/metadata-store.test.ts',
  'tests/unit/services/import/import-course.test.ts',
  'tests/unit/services/import/importer.test.ts',
  'tests/unit/api/tmdb/many-movies.test.ts',
  'tests/unit/config/read-files.test.ts',
  'tests/unit/bundle/language.test.ts',
  'tests/unit/domain/questionnaire/company-evenings.test.ts',
  'tests/unit/domain/movies/every-choice.test.ts',
  'tests/unit/api/tmdb/judged-evenings.test.ts',
  'tests/unit/api/tmdb/embedded-service.test.ts',
];
