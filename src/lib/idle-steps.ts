import { BACKFILL_POLL_MS, BACKFILL_PAUSE_MS } from '../config/cache';

/** One small piece of a work that nobody waits for. @returns whether there is more of it on this visit */
export type IdleStep = () => Promise<'more' | 'over'>;

export interface IdleSteps {
  /** The works, one after the other. */
  readonly works: readonly IdleStep[];
  /** Whether a step may be made now. */
  readonly welcome: () => boolean;
  /** Resolves when the page has nothing else to do. */
  readonly idle: () => Promise<void>;
  /** Runs it where no other tab does the same, and else not. */
  readonly alone: (run: () => Promise<void>) => Promise<void>;
  /** Resolves after so many milliseconds. */
  readonly pause: (ms: number) => Promise<unknown>;
}

/** Does works in steps with pauses between them, as long as each is welcome, and goes on when it is again. */
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
