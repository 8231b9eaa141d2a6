import { describe, expect, it } from 'vitest';
import { noProgress, summary } from './progress';
import { runMany } from './run-many';

/**
 * A part of the schedules that every `npm test` runs, so that the parts run side by side.
 * @param seed of the first schedule; a failure prints the seed that replays it
 */
export function describeSchedules(name: string, runs: number, seed: number, concurrent: boolean): void {
  describe(name, () => {
    it(`loses nothing and converges in ${runs} schedules from seed ${seed} on`, async () => {
      const progress = noProgress();
      const failures: string[] = [];
      await runMany({
        runs,
        seed,
        concurrent,
        progress,
        onFailure: (failed, error) => failures.push(`--seed ${failed}: ${error.message}`),
        onSchedule: () => undefined,
      });
      console.log(summary(progress));
      expect(failures).toEqual([]);
      // Faults that never happen prove nothing.
      expect(progress.lostAcknowledgements).toBeGreaterThan(runs / 10);
      expect(progress.kills).toBeGreaterThan(runs / 2);
    });
  });
}
