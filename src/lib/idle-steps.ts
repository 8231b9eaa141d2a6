import { BACKFILL_POLL_MS, BACKFILL_PAUSE_MS } from '../config/cache';

/** One step of background work. @returns whether there is more on this visit */
export type IdleStep = () => Promise<'more' | 'over'>;

export interface IdleSteps {
  /** Tasks to run one after the other. */
  readonly tasks: readonly IdleStep[];
  /** Whether a step may run now. */
  readonly isAllowed: () => boolean;
  /** Resolves when the page is idle. */
  readonly idle: () => Promise<void>;
  /** Runs `run` unless another tab is doing so. */
  readonly runExclusively: (run: () => Promise<void>) => Promise<void>;
  /** Resolves after the time. */
  readonly delay: (ms: number) => Promise<unknown>;
}

/** Runs tasks in steps with pauses in between, while allowed; waits otherwise. */
export async function runInIdleSteps({ tasks, isAllowed, idle, runExclusively, delay }: IdleSteps): Promise<void> {
  const remaining = [...tasks];

  async function runWhileAllowed(): Promise<void> {
    for (let [work] = remaining; work && isAllowed(); [work] = remaining) {
      await idle();
      if (!isAllowed()) return;
      if ((await work()) === 'over') remaining.shift();
      await delay(BACKFILL_PAUSE_MS);
    }
  }

  while (remaining.length > 0) {
    if (isAllowed()) await runExclusively(runWhileAllowed);
    if (remaining.length > 0) await delay(BACKFILL_POLL_MS);
  }
}
