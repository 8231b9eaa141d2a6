import { SYNC_INTERVAL_MS } from '../../../config/sync/sync-limits';
import { waitMs } from '../../../domain/requests/wait';
import type { Result } from '../../../domain/values/result';
import { isStorageError, type StorageError } from '../../local/device/storage-error';
import type { RoundFailure } from './sync-round';
import type { SyncWork } from './sync-member';

/** What decides when to sync needs; timers are arguments so that tests own time. */
export interface DriverInputs {
  readonly round: () => Promise<Result<SyncWork, RoundFailure>>;
  /** Calls back once after so many milliseconds; returns a function that calls it off. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  readonly chance: () => number;
  /** Whether a session of the member is stored, or nobody can tell. */
  readonly isSignedIn: () => Promise<boolean>;
  /** Told what storage refused of a round, and null after one of which all was kept. */
  readonly onStorage: (error: StorageError | null) => void;
}

/** Runs rounds one at a time: when asked, when news are due, and again after a failure. */
export interface SyncDriver {
  /** Sync as soon as possible; asked during a round, another one follows it. */
  readonly request: () => void;
  readonly stop: () => void;
}

/** Whether only the member seems able to do something about a failure: sign in again, or leave. */
export function isForMember({ reason }: RoundFailure): boolean {
  return reason === 'unauthorized' || reason === 'wrong-user' || reason === 'gone';
}

/**
 * Milliseconds after a failure until the next round: what the device does not keep or read now it may in a moment, as when
 * there is room again. What only the member seems to mend may have been a server's passing word: it is asked at the longest
 * distance.
 */
function waitAfter(error: RoundFailure, failures: number, chance: number): number {
  if (isForMember(error)) return waitMs(Infinity, chance);
  return waitMs(failures, chance, error.reason === 'rate-limited' ? error.retryAfterMs : null);
}

/** Starts nothing by itself: the first `request` does. */
export function createSyncDriver({ round, after, chance, isSignedIn, onStorage }: DriverInputs): SyncDriver {
  const state = { running: false, wanted: false, stopped: false, failures: 0, toldToWait: false, callOff: () => {} };

  /** @returns milliseconds until the next round; null where there is nobody to sync for */
  async function rounds(): Promise<number | null> {
    for (;;) {
      state.wanted = false;
      const outcome = await round();
      state.failures = outcome.ok ? 0 : state.failures + 1;
      state.toldToWait = !outcome.ok && outcome.error.reason === 'rate-limited';
      if (outcome.ok) onStorage(null);
      else if (isStorageError(outcome.error)) onStorage(outcome.error);
      if (!outcome.ok) {
        if (isForMember(outcome.error) && !(await isSignedIn())) return null;
        return waitAfter(outcome.error, state.failures, chance());
      }
      if (!isAskedAgain()) return SYNC_INTERVAL_MS;
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
      // A defect is for the console to tell; what waits is tried again all the same.
      state.failures += 1;
      wait = waitMs(state.failures, chance());
      throw error;
    } finally {
      state.running = false;
      if (wait !== null && !state.stopped) state.callOff = after(wait, again);
    }
  }

  function again(): void {
    if (state.stopped) return;
    if (state.running) state.wanted = true;
    else void run();
  }

  return {
    request() {
      // The server asked for a wait, whatever is new: the timer comes.
      if (state.toldToWait && !state.running) return;
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
