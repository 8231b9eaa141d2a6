import { Stryker } from '@stryker-mutator/core';
import { availableParallelism } from 'node:os';
import { ACCEPTED } from './accepted';
import { isAccepted, lineMutants, scoreOf, type LineMutant } from './line-mutant';
import { LEAST_SCORE } from './settings';

/** Changes every line of a room in every way, one at a time, in a copy of the project. What was known is not tried again. */
async function tryRoom(room: string): Promise<LineMutant[]> {
  const stryker = new Stryker({
    configFile: 'tests/mutants/pure/stryker.json',
    mutate: [`${room}/**/*.ts`],
    incrementalFile: `.matinee/mutants/${room.replaceAll('/', '-')}.json`,
    // half of the machine is left to whoever works on it
    concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
  });
  return lineMutants(await stryker.runMutationTest(), process.cwd());
}

const told = (room: string, mutants: readonly LineMutant[]) => {
  const caught = mutants.filter((mutant) => mutant.caught).length;
  return `${scoreOf(mutants).toFixed(1).padStart(5)}%  ${caught} of ${mutants.length}  ${room}`;
};

/**
 * Tries rooms of pure rules, and tells what survived without standing in the table of accepted ones.
 * @returns whether tests notice as much as they should
 */
export async function tryPureRooms(names: readonly string[]): Promise<boolean> {
  const rooms: (readonly [room: string, mutants: readonly LineMutant[]])[] = [];
  for (const name of names) rooms.push([name, await tryRoom(name)]);
  const all = rooms.flatMap(([, mutants]) => mutants);
  const survivors = all.filter(({ caught }) => !caught);
  for (const { file, line, find, replace } of survivors.filter(
    (mutant) => !ACCEPTED.some((row) => isAccepted(mutant, row)),
  ))
    console.log(`SURVIVED  ${file}:${line}: ${find} -> ${replace}`);
  const tried = ACCEPTED.filter(({ file }) => names.some((name) => file.startsWith(`${name}/`)));
  for (const row of tried.filter((one) => !survivors.some((mutant) => isAccepted(mutant, one))))
    console.log(`CAUGHT, though accepted  ${row.file}: ${row.find} -> ${row.replace}`);
  for (const [room, mutants] of rooms) console.log(told(room, mutants));
  console.log(`${told('all', all)}; at least ${LEAST_SCORE}% are to be`);
  return scoreOf(all) >= LEAST_SCORE;
}
