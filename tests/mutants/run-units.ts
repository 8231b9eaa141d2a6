import { resolve } from 'node:path';
import { createVitest, type TestCase } from 'vitest/node';
import suite from '../../vitest.config';
import { statementIds } from '../checks/proofs';
import { editing } from './edit';
import type { Trial } from './trial';

/** Vitest's projects as in `npm test`, with a plugin in each before the suite's own, which compile styles. */
export function projectsWith(plugin: ReturnType<typeof editing>['plugin']) {
  const { env, projects = [] } = suite.test ?? {};
  return projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project
      ? [{ ...project, plugins: [plugin, ...(suite.plugins ?? [])], test: { ...project.test, ...(env && { env }) } }]
      : [],
  );
}

/** Matches the titles that name one of the ids, as whole words; all titles where there are none. */
function named(ids: readonly string[]): RegExp {
  if (ids.length === 0) return /^/;
  return new RegExp(`\\b(?:${ids.join('|')})\\b`);
}

/** Tries mutations on unit tests: one Vitest for all, whose sources change from run to run. */
export async function openUnitTrial(): Promise<Trial> {
  const sources = editing('mutation');
  const vitest = await createVitest(
    'test',
    { config: false, watch: false, reporters: [{}], pool: 'threads', bail: 1 },
    { test: { projects: projectsWith(sources.plugin) } },
  );

  async function run(files: readonly string[], ids: readonly string[]): Promise<TestCase[]> {
    const paths = files.map((file) => resolve(file));
    vitest.setGlobalTestNamePattern(named(ids));
    const specifications = await vitest.globTestSpecifications(paths);
    const { testModules } = await vitest.runTestSpecifications(specifications);
    return testModules
      .filter(({ moduleId }) => paths.includes(moduleId))
      .flatMap((module) => [...module.children.allTests()]);
  }

  const failed = (tests: readonly TestCase[], ids: readonly string[]) =>
    tests
      .filter((test) => test.result().state === 'failed')
      .map(({ fullName }) => fullName)
      .filter((title) => ids.length === 0 || statementIds(title).some((id) => ids.includes(id)));

  return {
    async failures({ ids, tests }) {
      return failed(await run(tests, ids), ids);
    },
    async caughtBy(mutation) {
      const { ids, file, tests } = mutation;
      sources.put({ [file]: [mutation] });
      vitest.invalidateFile(resolve(file));
      const titles = failed(await run(tests, ids), ids);
      const [missing] = sources.missing();
      sources.put({});
      vitest.invalidateFile(resolve(file));
      if (missing !== undefined) throw new Error(`${ids.join()}: the tests never load ${missing}`);
      return titles[0] ?? null;
    },
    close: () => vitest.close(),
  };
}
