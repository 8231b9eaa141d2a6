import { Stryker } from '@stryker-mutator/core';
import { availableParallelism, constants, setPriority } from 'node:os';
import { ACCEPTED } from './accepted';
import { isAccepted, lineMutants, scoreOf, type LineMutant } from './line-mutant';
import type { Suite } from './settings';

/** Changes every line of a folder in every way, one at a time, in a copy of the project. Known results are not tried again. */
async function tryFolder(folder: string, config: string): Promise<LineMutant[]> {
  const stryker = new Stryker({
    configFile: 'tests/mutants/stryker/stryker.json',
    vitest: { configFile: config },
    mutate: [`${folder}/**/*.{ts,tsx}`],
    incrementalFile: `.matinee/mutants/${folder.replaceAll('/', '-')}.json`,
    concurrency: availableParallelism(),
  });
  return lineMutants(await stryker.runMutationTest(), process.cwd());
}

const scoreLine = (folder: string, mutants: readonly LineMutant[]) => {
  const caught = mutants.filter((mutant) => mutant.caught).length;
  return `${scoreOf(mutants).toFixed(1).padStart(5)}%  ${caught} of ${mutants.length}  ${folder}`;
};

/**
 * Tries folders of a suite, and reports survivors that are missing in the table of accepted ones.
 * @returns whether tests notice as many as they should
 */
export async function trySuite({ config, leastScore }: Suite, names: readonly string[]): Promise<boolean> {
  // at a low priority, since somebody may be working on the machine
  setPriority(constants.priority.PRIORITY_LOW);
  const folders: (readonly [folder: string, mutants: readonly LineMutant[]])[] = [];
  for (const name of names) folders.push([name, await tryFolder(name, config)]);
  const all = folders.flatMap(([, mutants]) => mutants);
  const survivors = all.filter(({ caught }) => !caught);
  for (const { file, line, find, replace } of survivors.filter(
    (mutant) => !ACCEPTED.some((row) => isAccepted(mutant, row)),
  ))
    console.log(`SURVIVED  ${file}:${line}: ${find} -> ${replace}`);
  for (const [folder, mutants] of folders) console.log(scoreLine(folder, mutants));
  console.log(`${scoreLine('all', all)}; at least ${leastScore}% required`);
  return scoreOf(all) >= leastScore;
}
