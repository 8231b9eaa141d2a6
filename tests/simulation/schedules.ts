import { describe, expect, it } from 'vitest';
import type { Engine } from './engine';
import { noProgress, summary } from './progress';
import { runMany } from './run-many';

/** Time that a part of the schedules takes of every `npm test`, in ms; less than the browser tests beside it take. */
const SHARE_MS = 90_000;

/**
 * A part of the schedules that every `npm test` runs, in parallel with the other parts: as many as its share of time
 * allows, and at least a minimum on a busy machine.
 * @param seed of the first schedule; a failure prints the seed that replays it
 * @param start starts the server and the engine that the schedules run on
 * @param shareMs milliseconds; 0 for no more than the minimum
 */
export function describeSchedules(
  name: string,
  least: number,
  seed: number,
  start: () => Promise<Engine>,
  shareMs = SHARE_MS,
): void {
  describe(name, () => {
    it(`loses nothing and converges in at least ${least} schedules from seed ${seed} on`, async ({ task }) => {
      const progress = noProgress();
      const failures: string[] = [];
      const end = performance.now() + shareMs;
      await runMany({
        enough: (schedules) => schedules >= least && performance.now() >= end,
        seed,
        start,
        progress,
        onFailure: (failed, error) => failures.push(`--seed ${failed}: ${error.message}`),
        onSchedule: () => undefined,
      });
      task.meta.note = summary(progress);
      console.log(summary(progress));
      expect(failures).toEqual([]);
      // If no fault occurred in this run, it has not tested the engine against faults.
      expect(progress.lostAcknowledgements).toBeGreaterThan(progress.schedules / 40);
      expect(progress.kills).toBeGreaterThan(progress.schedules / 2);
    });
  });
}

declare module 'vitest' {
  interface TaskMeta {
    /** What the last lines of `npm test` report besides that the test passed. */
    note?: string;
  }
}
