import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { editing } from '../mutants/edit';
import { projectsWith } from '../mutants/run-units';
import type { Mutant } from './mutant';

/** Runs the tests that a mutant names against it. @returns the title of one that fails, or null */
export async function failingTest({ name, files = {}, tests = [] }: Mutant): Promise<string | null> {
  const sources = editing('mutation');
  sources.put(files);
  const vitest = await createVitest(
    'test',
    { config: false, watch: false, reporters: [{}], pool: 'threads', bail: 1 },
    { test: { projects: projectsWith(sources.plugin) } },
  );
  try {
    const specifications = await vitest.globTestSpecifications(tests.map((file) => resolve(file)));
    const { testModules } = await vitest.runTestSpecifications(specifications);
    if (sources.missing().length > 0) throw new Error(`${name}: never loaded ${sources.missing().join()}`);
    const all = testModules.flatMap((module) => [...module.children.allTests()]);
    return all.find((test) => test.result().state === 'failed')?.fullName ?? null;
  } finally {
    await vitest.close();
  }
}
