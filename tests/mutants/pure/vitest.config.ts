import { configDefaults, defineConfig } from 'vitest/config';
// full names: Vite reads its configuration, and all that it imports, without a resolver
import suite from '../../../vitest.config.ts';

/** Rooms of tests that ask the pure rules themselves, without a document or a database. */
const ROOMS = [
  'account',
  'catalogue',
  'collection',
  'film',
  'import',
  'marks',
  'messages',
  'questionnaire',
  'recommend',
  'taste',
  'tmdb',
  'together',
  'values',
  'viewing',
];

/** Slow beside what they tell of a single line: they hold for whole evenings, a whole store or a whole build. */
const SLOW = [
  'film/film-facts-store',
  'messages/language',
  'recommend/every-choice',
  'recommend/judged-evenings',
  'tmdb/embedded-service',
];

export default defineConfig({
  test: {
    ...(suite.test?.env && { env: suite.test.env }),
    include: ROOMS.map((room) => `tests/unit/${room}/**/*.test.ts`),
    exclude: [
      ...configDefaults.exclude,
      'tests/unit/**/*.dom.test.ts',
      'tests/unit/account/account-*.test.ts',
      // they ask a database
      'tests/unit/catalogue/!(filling-plan).test.ts',
      'tests/unit/import/!(fields|film-match|merged-lists|read-sources|read-tables|wishes).test.ts',
      'tests/unit/viewing/member-viewing.test.ts',
      'tests/unit/taste/{taste-shelves,liked-films}.test.ts',
      ...SLOW.map((name) => `tests/unit/${name}.test.ts`),
    ],
    setupFiles: ['tests/setup.ts', 'tests/mutants/pure/setup.ts'],
    isolate: false,
    runner: 'tests/mutants/pure/load-runner.ts',
  },
});
