import { startMutant } from './load-engine';
import type { Mutant } from './mutants';
import { noProgress } from './progress';

/** Schedules a mutant may survive at most before it counts as not caught. */
const SCHEDULES_PER_MUTANT = 400;

/** How a mutant fared. */
export interface MutantOutcome {
  /** Seed of the schedule that caught it, or null. */
  readonly seed: number | null;
  /** What was wrong. */
  readonly why: string;
}

/** Runs schedules on a mutant until one of them fails. */
export async function hunt(mutant: Mutant): Promise<MutantOutcome> {
  const engine = await startMutant(mutant);
  const tally = noProgress();
  try {
    for (let seed = 1; seed <= SCHEDULES_PER_MUTANT; seed += 1) {
      try {
        await engine.run(seed, tally);
      } catch (error) {
        return { seed, why: error instanceof Error ? error.message : String(error) };
      }
    }
    return { seed: null, why: '' };
  } finally {
    await engine.close();
  }
}
