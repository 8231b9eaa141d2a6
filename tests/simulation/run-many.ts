import type { Engine } from './engine';
import type { Progress } from './progress';
import { Violation } from './harness/violation';

/** Schedules after which the server is recreated, since its tables grow. */
const SCHEDULES_PER_SERVER = 1000;

export interface ManyRuns {
  /** Whether this number of schedules, including those of an interrupted run, is the total. */
  readonly enough: (schedules: number) => boolean;
  /** Seed of the first schedule; the others follow it. */
  readonly seed: number;
  /** Starts a server and the engine. */
  readonly start: () => Promise<Engine>;
  readonly progress: Progress;
  readonly onFailure: (seed: number, error: Violation) => void;
  /** Called after every schedule. */
  readonly onSchedule: () => void;
}

/** Runs all schedules one after another, even after failures. */
export async function runMany({ enough, seed, start, progress, onFailure, onSchedule }: ManyRuns): Promise<void> {
  let engine: Engine | null = null;
  while (!enough(progress.schedules)) {
    if (progress.schedules % SCHEDULES_PER_SERVER === 0) {
      await engine?.close();
      engine = null;
    }
    engine ??= await start();
    const current = seed + progress.schedules;
    try {
      await engine.run(current, progress);
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      progress[error.sort] += 1;
      progress.failures.push(current);
      onFailure(current, error);
    }
    progress.schedules += 1;
    onSchedule();
  }
  await engine?.close();
}
