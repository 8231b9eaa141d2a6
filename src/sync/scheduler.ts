import { SYNC_INTERVAL_MS, SYNC_TAG } from '../config/sync';
import { waitMs } from '../domain/requests/backoff';
import type { Result } from '../domain/values/result';
import { isStorageError, type StorageError } from '../db/storage';
import type { SyncError, SyncStats } from './engine';

/** What decides when to sync needs; timers are arguments so that tests own time. */
export interface SchedulerDeps {
  readonly sync: () => Promise<Result<SyncStats, SyncError>>;
  /** Calls back once after so many milliseconds; returns a function that calls it off. */
  readonly after: (ms: number, call: () => void) => () => void;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** Whether a session of the member is stored, or nobody can tell. */
  readonly isSignedIn: () => Promise<boolean>;
  /** Told what storage refused of a round, and null after one of which all was kept. */
  readonly onStorage: (error: StorageError | null) => void;
}

/** Runs rounds one at a time: when asked, when news are due, and again after a failure. */
export interface SyncScheduler {
  /** Sync as soon as possible; asked during a round, another one follows it. */
  readonly request: () => void;
  readonly stop: () => void;
}

/** Whether only the member seems able to do something about a failure: sign in again, or leave. */
export function needsMember({ reason }: SyncError): boolean {
  return reason === 'unauthorized' || reason === 'wrong-user' || reason === 'gone';
}

/**
 * Milliseconds after a failure until the next round: what the device does not keep or read now it may in a moment, as when
 * there is room again. What only the member seems to mend may have been a server's passing word: it is asked at the longest
 * distance.
 */
function retryDelay(error: SyncError, failures: number, chance: number): number {
  if (needsMember(error)) return waitMs(Infinity, chance);
  return waitMs(failures, chance, error.reason === 'rate-limited' ? error.retryAfterMs : null);
}

/** Starts nothing by itself: the first `request` does. */
export function createSyncScheduler({ sync, after, random, isSignedIn, onStorage }: SchedulerDeps): SyncScheduler {
  const state = { running: false, wanted: false, stopped: false, failures: 0, rateLimited: false, cancel: () => {} };

  /** @returns milliseconds until the next round; null where there is nobody to sync for */
  async function syncUntilIdle(): Promise<number | null> {
    for (;;) {
      state.wanted = false;
      const outcome = await sync();
      state.failures = outcome.ok ? 0 : state.failures + 1;
      state.rateLimited = !outcome.ok && outcome.error.reason === 'rate-limited';
      if (outcome.ok) onStorage(null);
      else if (isStorageError(outcome.error)) onStorage(outcome.error);
      if (!outcome.ok) {
        if (needsMember(outcome.error) && !(await isSignedIn())) return null;
        return retryDelay(outcome.error, state.failures, random());
      }
      if (!isAskedAgain()) return SYNC_INTERVAL_MS;
    }
  }

  function isAskedAgain(): boolean {
    return state.wanted && !state.stopped;
  }

  async function run(): Promise<void> {
    state.running = true;
    state.cancel();
    let wait: number | null = null;
    try {
      wait = await syncUntilIdle();
    } catch (error) {
      // A defect is for the console to tell; what waits is tried again all the same.
      state.failures += 1;
      wait = waitMs(state.failures, random());
      throw error;
    } finally {
      state.running = false;
      if (wait !== null && !state.stopped) state.cancel = after(wait, again);
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
      if (state.rateLimited && !state.running) return;
      // Something has changed: what failed before says nothing of the next try.
      state.failures = 0;
      again();
    },
    stop() {
      state.stopped = true;
      state.cancel();
    },
  };
}

interface SyncManager {
  register(tag: string): Promise<void>;
}

function syncManager(registration: ServiceWorkerRegistration): SyncManager | null {
  // Chromium only, and not in TypeScript's library.
  return 'sync' in registration ? (registration.sync as SyncManager) : null;
}

/**
 * Asks the browser to wake the worker when there is a network, also after the last page was closed. Where the browser
 * cannot (Safari, Firefox) or may not, the other triggers have to do.
 */
export async function registerBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) await syncManager(registration)?.register(SYNC_TAG);
  } catch {
    // Permission refused or no worker: the page delivers by itself.
  }
}
