import { defineConfig } from 'vitest/config';
// full names: Vite reads its configuration, and all that it imports, without a resolver
import { clientEnvironment } from './embedded/client-environment.ts';

const client = clientEnvironment({});
if (!client.ok) throw new Error(client.error);

/** Milliseconds: a database is made in some of these tests, on machines that do other things too. */
const SLOW = { testTimeout: 60_000, hookTimeout: 180_000 };

export default defineConfig({
  test: {
    env: { ...client.value },
    projects: [
      // generous: a busy machine is no failure
      project('unit', { testTimeout: 30_000 }),
      // no more at once than there are cores: each file starts databases of its own
      project('integration', { ...SLOW, maxWorkers: 2 }),
      project('simulation', { ...SLOW, testTimeout: 1_200_000, maxWorkers: 2 }, ['tests/simulation/low-priority.ts']),
    ],
  },
});

/** Browser tests of a unit name their environment at the top of the file. */
function project(
  name: string,
  settings: { testTimeout?: number; hookTimeout?: number; maxWorkers?: number },
  setup: readonly string[] = [],
) {
  return {
    extends: true as const,
    test: {
      name,
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      environment: 'node',
      setupFiles: ['tests/setup.ts', ...setup],
      ...settings,
    },
  };
}
