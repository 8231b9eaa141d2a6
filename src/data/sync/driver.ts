import { SYNC_INTERVAL_MS } from '../../config/sync';
import { backoff } from '../../domain/backoff';
import type { Result } from '../../domain/result';
import type { SyncFailure } from '../../domain/sync-failure';
import type { SyncWork } from './sync-member';

/** What decides when to sync needs; timers are arguments so that tests own time. */
export interface DriverInputs {
  /** One round; it rejects only when the device's storage fails. */
  readonly round: () => Promise<Result<SyncWork, SyncFailure>>;
  /** Calls back once after so many milliseconds; returns a function that calls it off. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  readonly chance: () => number;
  readonly onStorageFailure: (error: unknown) => void;
}

/** Runs rounds one at a time: when asked, when news are due, and again after a failure. */
export interface SyncDriver {
  /** Sync as soon as possible; asked during a round, another one follows it. */
  readonly request: () => void;
  readonly stop: () => void;
}

/** Milliseconds until the next round; null when only the member can help (sign in again). */
function waitAfter(outcome: Result<SyncWork, SyncFailure>, failures: number, chance: number): number | null {
  if (outcome.ok) return SYNC_INTERVAL_MS;
  const { error } = outcome;
  if (error.reason === 'unauthorized' || error.reason === 'wrong-user') return null;
  if (error.reason === 'rate-limited' && error.retryAfterMs !== null) return error.retryAfterMs;
  return backoff(failures, chance);
}

/** Starts nothing by itself: the first `request` does. */
export function createSyncDriver({ round, after, chance, onStorageFailure }: DriverInputs): SyncDriver {
  const state = { running: false, wanted: false, stopped: false, failures: 0, callOff: () => {} };

  async function rounds(): Promise<number | null> {
    for (;;) {
      state.wanted = false;
      const outcome = await round();
      state.failures = outcome.ok ? 0 : state.failures + 1;
      if (!outcome.ok || !isAskedAgain()) return waitAfter(outcome, state.failures, chance());
    }
  }

  function isAskedAgain(): boolean {
    return state.wanted && !state.stopped;
  }

  async function run(): Promise<void> {
    state.running = true;
    state.callOff();
    let wait: number | null = null;
    try {
      wait = await rounds();
    } catch (error) {
      onStorageFailure(error);
    }
    state.running = false;
    if (wait !== null && !state.stopped) state.callOff = after(wait, again);
  }

  function again(): void {
    if (state.stopped) return;
    if (state.running) state.wanted = true;
    else void run();
  }

  return {
    request() {
      // Something has changed: what failed before says nothing of the next try.
      state.failures = 0;
      again();
    },
    stop() {
      state.stopped = true;
      state.callOff();
    },
  };
}
