import type { Engine } from './engine';
import type { Progress } from './progress';
import { Violation } from './harness/violation';

/** Schedules after which the server is made anew: its tables grow. */
const SCHEDULES_PER_SERVER = 1000;

export interface ManyRuns {
  /** Whether so many schedules, those of an interrupted run included, are all that is wanted. */
  readonly enough: (schedules: number) => boolean;
  /** Seed of the first schedule; the others follow it. */
  readonly seed: number;
  /** Starts a server and what runs on it. */
  readonly start: () => Promise<Engine>;
  readonly progress: Progress;
  readonly onFailure: (seed: number, error: Violation) => void;
  /** Called after every schedule. */
  readonly onSchedule: () => void;
}

/** Runs schedules one after another, to the last, whatever fails on the way. */
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
