import { configDefaults, defineConfig } from 'vitest/config';
// full names: Vite loads its configuration, and everything that it imports, without a resolver
import suite from '../../../vitest.config.ts';
import { RULE_TESTS, SLOW_TESTS } from './settings.ts';

/** Settings of the tests that need no document. */
export const withoutDocument = {
  env: {
    ...suite.test?.env,
    // an event that a mutant prevents is not awaited for as long as elsewhere
    MATINEE_TEST_SLOWNESS: '0.3',
  },
  exclude: [...configDefaults.exclude, 'tests/unit/**/*.dom.test.ts', ...SLOW_TESTS],
  setupFiles: ['tests/setup.ts', 'tests/mutants/stryker/setup.ts'],
  // one process runs them all, which takes a tenth of the time
  isolate: false,
  runner: 'tests/mutants/stryker/load-runner.ts',
};

export default defineConfig({
  test: { ...withoutDocument, include: RULE_TESTS.map((folder) => `${folder}/**/*.test.ts`) },
});
