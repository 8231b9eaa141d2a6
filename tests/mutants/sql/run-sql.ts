import { resolve } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import suite from '../../../vitest.config';
import type { Connection } from '../../integration/database/database';
import { startCluster } from '../../integration/database/postgres-cluster';
import { authSchema, migrate } from '../../integration/database/migrations';
import { connectPostgres } from '../../integration/database/postgres-database';
import { statementIds } from '../../checks/proofs';
import { editing } from '../edit';
import { BARE, INVALID, MIGRATED } from './cluster-databases';
import type { Labeled } from './sql-mutant';
import { sqlMutants } from './sql-mutants';

const TESTS = 'tests/integration/database';

/** Works over a connection that is closed even where the work fails: otherwise the server's end would be an unhandled error. */
async function over<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connectPostgres(url);
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}

/** Creates the databases that mutants are copied from. @returns the owner's connection string, up to a database's name */
async function prepareCluster(cluster: Awaited<ReturnType<typeof startCluster>>): Promise<string> {
  const at = (user: 'supabase_admin' | 'postgres', name: string) => cluster.url(user).replace(/[^/]*$/, name);
  await over(at('supabase_admin', 'postgres'), async (connection) => {
    await connection.rows(`create database ${BARE}`);
  });
  await over(at('supabase_admin', BARE), async (connection) => {
    await connection.script(await authSchema());
    // copied by its owner
    await connection.script(`alter database ${BARE} owner to postgres`);
  });
  await over(at('postgres', 'postgres'), async (connection) => {
    await connection.rows(`create database ${MIGRATED} template ${BARE}`);
  });
  await over(at('postgres', MIGRATED), (connection) => migrate(connection));
  return at('postgres', '');
}

/** A failure in a module: a title that contains the mutant's label, and whether the mutant could not even be created. */
interface Failure {
  readonly title: string;
  readonly invalid: boolean;
}

function failuresOf(module: TestModule): readonly Failure[] {
  const tests = [...module.children.allTests('failed')].map((test) => ({
    title: test.fullName,
    errors: test.result().errors ?? [],
  }));
  const suites = [...module.children.allSuites()].map((group) => ({ title: group.fullName, errors: group.errors() }));
  return [...tests, ...suites]
    .filter(({ errors }) => errors.length > 0)
    .map(({ title, errors }) => ({ title, invalid: errors.some(({ message }) => message.includes(INVALID)) }));
}

/** Runs test files, each against mutants, and reports the failures of each as soon as it is finished. */
async function openRuns(sqlCluster: string) {
  let onResult: (file: string, failures: readonly Failure[]) => void = () => undefined;
  const swap = editing('mutated databases');
  swap.put({
    [`${TESTS}/harness.ts`]: [
      {
        find: "{ name: 'PGlite', open: openPglite },\n  { name: 'PostgreSQL 17', open: openPostgres },",
        replace: '...mutated,',
      },
      {
        find: "import { openPglite } from './pglite-database';\nimport { openPostgres } from './postgres-database';",
        replace: "import { mutated } from '../../mutants/sql/mutated-databases';",
      },
    ],
  });
  const integration = suite.test?.projects?.find(
    (project) => typeof project === 'object' && 'test' in project && project.test.name === 'integration',
  );
  if (typeof integration !== 'object' || !('test' in integration)) throw new Error('found no integration tests');
  const { setupFiles = [] } = integration.test ?? {};
  const project = {
    ...integration,
    plugins: [swap.plugin],
    test: { ...integration.test, setupFiles: [setupFiles, 'tests/mutants/sql/stop-at-first-red.ts'].flat() },
  };
  const vitest = await createVitest(
    'test',
    {
      config: false,
      watch: false,
      reporters: [{ onTestModuleEnd: (module) => onResult(module.moduleId, failuresOf(module)) }],
      pool: 'threads',
    },
    { test: { projects: [project] } },
  );
  vitest.provide('sqlCluster', sqlCluster);
  return {
    async run(mutants: Readonly<Record<string, readonly Labeled[]>>, listener: typeof onResult): Promise<void> {
      onResult = listener;
      vitest.provide('sqlMutants', mutants);
      const paths = Object.keys(mutants).map((file) => resolve(TESTS, file));
      const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(paths));
      const [broken] = testModules.flatMap((module) => module.errors());
      if (broken) throw new Error(broken.message);
    },
    close: () => vitest.close(),
  };
}

/** Whether a test's title names a statement of a mutant, where it has any. */
function concerns(title: string, { ids }: Labeled): boolean {
  return ids === undefined || statementIds(title).some((id) => ids.includes(id));
}

/** The mutants that each file at this index of their lists must notice. */
function byFile(mutants: readonly Labeled[], place: number): Record<string, Labeled[]> {
  const files: Record<string, Labeled[]> = {};
  for (const mutant of mutants) {
    const file = mutant.tests[place];
    if (file !== undefined) (files[file] ??= []).push(mutant);
  }
  return files;
}

/**
 * Tries the mutants of the database on PostgreSQL 17. Each is a copy of a prepared database, and is run against the
 * tests that must notice it, one file after the other until a test fails.
 * @param only parts of names, or ids of statements; all mutants where there are none
 * @returns how many were caught of how many; null where tests fail without a mutant
 */
export async function trySqlMutants(only: readonly string[]): Promise<{ caught: number; of: number } | null> {
  const cluster = await startCluster();
  try {
    const url = await prepareCluster(cluster);
    const mutants = (await over(`${url}${MIGRATED}`, sqlMutants))
      .filter(({ name, ids = [] }) => only.length === 0 || only.some((one) => name.includes(one) || ids.includes(one)))
      .map((mutant, place) => ({ ...mutant, label: `mutant ${String(place + 1)}.` }));

    const runs = await openRuns(url);
    const files = [...new Set(mutants.flatMap(({ tests }) => tests))];
    // failures without a mutant would prove nothing
    const nothing: Labeled = { name: 'none', label: 'no mutant', tests: files };
    const failing: string[] = [];
    await runs.run(Object.fromEntries(files.map((file) => [file, [nothing]])), (_, failures) =>
      failing.push(...failures.map(({ title }) => title)),
    );
    if (failing.length > 0) {
      console.error(`These fail without a mutant:\n${failing.join('\n')}`);
      return null;
    }

    const caught = new Set<Labeled>();
    for (let place = 0; mutants.some(({ tests }) => place < tests.length); place += 1) {
      const files = byFile(
        mutants.filter((mutant) => !caught.has(mutant)),
        place,
      );
      // an empty list of paths would select every test
      if (Object.keys(files).length === 0) break;
      await runs.run(files, (path, failures) => {
        const [, tried = []] = Object.entries(files).find(([file]) => path === resolve(TESTS, file)) ?? [];
        for (const mutant of tried) {
          // titles carry the label of the mutant
          const failure = failures.find(
            ({ title, invalid }) => title.includes(mutant.label) && (invalid || concerns(title, mutant)),
          );
          if (failure?.invalid === true) console.log(`INVALID   ${mutant.name}`);
          else if (failure) {
            caught.add(mutant);
            console.log(`caught    ${mutant.name}\n          by ${failure.title}`);
          }
        }
      });
    }
    for (const mutant of mutants) if (!caught.has(mutant)) console.log(`SURVIVED  ${mutant.name}`);
    await runs.close();
    return { caught: caught.size, of: mutants.length };
  } finally {
    await cluster.stop();
  }
}
