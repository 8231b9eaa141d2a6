import { startMutant } from './load-engine';
import type { Mutant } from './mutant';
import { noProgress } from './progress';
import { failingTest } from './run-tests';

/** Schedules a mutant may survive at most before it counts as not caught. */
const SCHEDULES_PER_MUTANT = 2000;

/** How a mutant fared. */
export interface MutantOutcome {
  /** The seed of the schedule that caught it, or the title of the test; null where nothing did. */
  readonly by: string | null;
  /** What was wrong. */
  readonly why: string;
}

/** Runs the tests that a mutant names, or else schedules until one of them fails. */
export async function hunt(mutant: Mutant): Promise<MutantOutcome> {
  if (mutant.tests) return { by: await failingTest(mutant), why: 'the test fails' };
  const engine = await startMutant(mutant);
  const tally = noProgress();
  try {
    for (let seed = 1; seed <= SCHEDULES_PER_MUTANT; seed += 1) {
      try {
        await engine.run(seed, tally);
      } catch (error) {
        return { by: `seed ${seed}`, why: error instanceof Error ? error.message : String(error) };
      }
    }
    return { by: null, why: '' };
  } finally {
    await engine.close();
  }
}
