import { startMutant } from './load-engine';
import type { Mutant } from './mutant';
import { noProgress } from './progress';
import { failingTest } from './run-tests';

/** Schedules a mutant may survive before it counts as not caught. */
const SCHEDULES_PER_MUTANT = 2000;

/** The outcome of a mutant. */
export interface MutantOutcome {
  /** The seed of the schedule that caught it, or the title of the test; null where nothing did. */
  readonly by: string | null;
  /** The failure's message. */
  readonly why: string;
}

/**
 * An unhandled rejection in a broken variant counts as noticed, since the application would log it to the console.
 * One that comes after its variant was caught is not counted for the next.
 */
function watchRejections(): Promise<never> {
  return new Promise((_, reject) => {
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', (reason) => reject(new Error('unhandled rejection', { cause: reason })));
  });
}

/** Runs the tests that a mutant names, or else schedules until one of them fails. */
export async function tryMutant(mutant: Mutant): Promise<MutantOutcome> {
  if (mutant.tests) return { by: await failingTest(mutant), why: 'the test fails' };
  const engine = await startMutant(mutant);
  const tally = noProgress();
  const rejected = watchRejections();
  rejected.catch(() => undefined);
  try {
    for (let seed = 1; seed <= SCHEDULES_PER_MUTANT; seed += 1) {
      try {
        await Promise.race([engine.run(seed, tally), rejected]);
      } catch (error) {
        return { by: `seed ${seed}`, why: error instanceof Error ? error.message : String(error) };
      }
    }
    return { by: null, why: '' };
  } finally {
    await engine.close();
  }
}
