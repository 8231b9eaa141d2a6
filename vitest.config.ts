import { configDefaults, defineConfig } from 'vitest/config';
// with file extensions: Vite loads its configuration without a resolver
import { stylesPlugin } from './bundle/styles/styles-plugin.ts';
import { clientEnvironment } from './local-stack/settings/client-environment.ts';
import { LIMITS } from './tests/time/limits.ts';

const client = clientEnvironment({});
if (!client.ok) throw new Error(client.error);

/** Unit tests that need a DOM. */
const WITH_A_DOCUMENT = ['tests/unit/**/*.test.tsx', 'tests/unit/**/*.dom.test.ts'];

/** Folders of pure functions without state between files: sharing a process saves three quarters of their time. */
const RULES = [
  ...['api/tmdb', 'checks', 'domain', 'local-stack/movie-database'].map((room) => `tests/unit/${room}/**/*.test.ts`),
  'tests/model/**/*.test.ts',
];

const unit = {
  testTimeout: LIMITS.unitTest,
  hookTimeout: LIMITS.unitTest,
  // by default it leaves one core free: of two, that is half of the machine
  maxWorkers: '100%',
};
const database = {
  testTimeout: LIMITS.databaseTest,
  hookTimeout: LIMITS.start,
  // no more than there are cores: each file starts its own databases
  maxWorkers: 2,
};

export default defineConfig({
  plugins: [stylesPlugin()],
  test: {
    env: { ...client.value },
    projects: [
      project('unit', {
        ...unit,
        exclude: [...configDefaults.exclude, ...WITH_A_DOCUMENT, ...RULES],
      }),
      project('unit-rules', {
        ...unit,
        include: RULES,
        exclude: [...configDefaults.exclude, ...WITH_A_DOCUMENT],
        isolate: false,
      }),
      // a process per file: styles and stores hold on to the document they were loaded with
      project('unit-dom', {
        ...unit,
        include: WITH_A_DOCUMENT,
        environment: 'jsdom',
        setupFiles: ['tests/setup.ts', 'tests/dom-setup.ts'],
      }),
      project('integration', database),
      project('simulation', {
        ...database,
        testTimeout: LIMITS.simulation,
        setupFiles: ['tests/setup.ts', 'tests/simulation/low-priority.ts'],
      }),
    ],
  },
});

interface Settings {
  readonly testTimeout: number;
  readonly hookTimeout: number;
  readonly maxWorkers?: number | string;
  readonly include?: string[];
  readonly exclude?: string[];
  readonly isolate?: boolean;
  readonly environment?: 'jsdom';
  readonly setupFiles?: string[];
}

function project(name: string, settings: Settings) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      environment: 'node' as const,
      setupFiles: ['tests/setup.ts'],
      ...settings,
    },
  };
}
