/** Folders whose every line is changed, with the tests that are run on each change. */
export interface Suite {
  /** Each has a score of its own in the report. */
  readonly folders: readonly string[];
  /** Vitest's configuration: it takes tests from the folders below. */
  readonly config: string;
  /** Minimum percentage of the changes that tests must notice. */
  readonly leastScore: number;
}

/** Rules without access to device or server. */
export const PURE: Suite = {
  folders: ['src/config', 'src/domain', 'src/api/tmdb', 'src/i18n'],
  config: 'tests/mutants/stryker/pure.config.ts',
  leastScore: 95,
};

/** Sync, session and marks: what a device stores, sends and receives. */
export const SYNC: Suite = {
  folders: ['src/db', 'src/api/supabase', 'src/services', 'src/sync'],
  config: 'tests/mutants/stryker/sync.config.ts',
  leastScore: 75,
};

/** Folders with tests of the rules themselves. */
export const RULE_TESTS: readonly string[] = ['tests/unit/domain', 'tests/unit/api/tmdb', 'tests/unit/i18n'];

/** Folders with tests that also use a device; some of them need a document. */
export const DEVICE_TESTS: readonly string[] = [
  'tests/unit/api/supabase',
  'tests/unit/db',
  'tests/unit/hooks',
  'tests/unit/marks',
  'tests/unit/services',
  'tests/unit/sync',
];

/** Tests that are left out: slow compared with what they reveal about a single line. */
export const SLOW_TESTS: readonly string[] = [
  'tests/unit/services/offline-search-rules.test.ts',
  'tests/unit/services/backfill-step.test.ts',
  'tests/unit/services/metadata-store.test.ts',
  'tests/unit/services/import/import-resume.test.ts',
  'tests/unit/services/import/importer.test.ts',
  'tests/unit/services/import/many-movies.test.ts',
  'tests/unit/services/import/read-files.test.ts',
  'tests/unit/bundle/language.test.ts',
  'tests/unit/domain/recommend/company-differences.test.ts',
  'tests/unit/domain/recommend/genre-combinations.test.ts',
  'tests/unit/api/tmdb/recommendation-quality.test.ts',
  'tests/unit/api/tmdb/embedded-service.test.ts',
];
