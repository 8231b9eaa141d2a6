import { configDefaults, defineConfig } from 'vitest/config';
import { withoutDocument } from './pure.config.ts';
import { DEVICE_TESTS, RULE_TESTS } from './settings.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...withoutDocument,
          name: 'without-document',
          include: [...RULE_TESTS, ...DEVICE_TESTS].map((folder) => `${folder}/**/*.test.ts`),
          // most mutants are noticed by these tests: the slower ones run after them
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...withoutDocument,
          name: 'in-document',
          include: DEVICE_TESTS.map((folder) => `${folder}/**/*.dom.test.ts`),
          exclude: configDefaults.exclude,
          environment: 'jsdom',
          setupFiles: ['tests/setup.ts', 'tests/dom-setup.ts', 'tests/mutants/stryker/setup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
