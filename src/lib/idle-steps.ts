import { BACKFILL_POLL_MS, BACKFILL_PAUSE_MS } from '../config/cache';

/** One step of background work. @returns whether there is more on this visit */
export type IdleStep = () => Promise<'more' | 'over'>;

export interface IdleSteps {
  /** Tasks to run one after the other. */
  readonly works: readonly IdleStep[];
  /** Whether a step may run now. */
  readonly welcome: () => boolean;
  /** Resolves when the page is idle. */
  readonly idle: () => Promise<void>;
  /** Runs `run` unless another tab is doing so. */
  readonly alone: (run: () => Promise<void>) => Promise<void>;
  /** Resolves after the time. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** Runs tasks in steps with pauses in between, while allowed; waits otherwise. */
export async function runInIdleSteps({ works, welcome, idle, alone, pause }: IdleSteps): Promise<void> {
  const left = [...works];

  async function spell(): Promise<void> {
    for (let [work] = left; work && welcome(); [work] = left) {
      await idle();
      if (!welcome()) return;
      if ((await work()) === 'over') left.shift();
      await pause(BACKFILL_PAUSE_MS);
    }
  }

  while (left.length > 0) {
    if (welcome()) await alone(spell);
    if (left.length > 0) await pause(BACKFILL_POLL_MS);
  }
}
