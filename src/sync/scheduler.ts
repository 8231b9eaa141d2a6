import { RECONNECT_MIN_MS, SYNC_INTERVAL_MS, SYNC_TAG } from '../config/sync';
import { backoffMs } from '../domain/requests/backoff';
import type { Result } from '../domain/values/result';
import { isStorageError, type StorageError } from '../db/storage';
import type { SyncError, SyncStats } from './engine';

/** Dependencies of the scheduler; timers are injected for tests. */
export interface SchedulerDeps {
  readonly sync: () => Promise<Result<SyncStats, SyncError>>;
  /** Calls `call` once after `ms` milliseconds; returns a function that cancels it. */
  readonly schedule: (ms: number, callback: () => void) => () => void;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** Whether the member's session is stored; true if that can't be read. */
  readonly isSignedIn: () => Promise<boolean>;
  /** Called with a storage error of a cycle, and with null after a successful one. */
  readonly onStorage: (error: StorageError | null) => void;
}

/** Runs sync cycles one at a time: on request, at intervals, and again after a failure. */
export interface SyncScheduler {
  /** Syncs as soon as possible; during a cycle, queues another one. */
  readonly request: () => void;
  readonly stop: () => void;
}

/** Whether only the member can fix an error, by signing in again or out. */
export function needsMember({ reason }: SyncError): boolean {
  return reason === 'unauthorized' || reason === 'wrong-user' || reason === 'gone';
}

/**
 * Milliseconds until the next cycle after a failure. Errors that only the member can fix are retried at the longest
 * interval, as the server may have been wrong temporarily. A connection that broke is retried quickly, once: the server
 * often applied the changes, and only its response was lost.
 */
function retryDelay(error: SyncError, failures: number, chance: number): number {
  if (needsMember(error)) return backoffMs(Infinity, chance);
  if (error.reason === 'unreachable') {
    return failures === 1 ? Math.round(RECONNECT_MIN_MS * (1 + chance)) : backoffMs(failures - 1, chance);
  }
  return backoffMs(failures, chance, error.reason === 'rate-limited' ? error.retryAfterMs : null);
}

/** Does nothing until the first `request`. */
export function createSyncScheduler({ sync, schedule, random, isSignedIn, onStorage }: SchedulerDeps): SyncScheduler {
  const state = { running: false, requested: false, stopped: false, failures: 0, rateLimited: false, cancel: () => {} };

  /** @returns milliseconds until the next cycle; null if no one is signed in */
  async function syncUntilIdle(): Promise<number | null> {
    for (;;) {
      state.requested = false;
      const outcome = await sync();
      state.failures = outcome.ok ? 0 : state.failures + 1;
      state.rateLimited = !outcome.ok && outcome.error.reason === 'rate-limited';
      if (outcome.ok) onStorage(null);
      else if (isStorageError(outcome.error)) onStorage(outcome.error);
      if (!outcome.ok) {
        if (needsMember(outcome.error) && !(await isSignedIn())) return null;
        return retryDelay(outcome.error, state.failures, random());
      }
      if (!isRequestedAgain()) return SYNC_INTERVAL_MS;
    }
  }

  function isRequestedAgain(): boolean {
    return state.requested && !state.stopped;
  }

  async function run(): Promise<void> {
    state.running = true;
    state.cancel();
    let delayMs: number | null = null;
    try {
      delayMs = await syncUntilIdle();
    } catch (error) {
      // A bug: it's reported to the console, and syncing is retried all the same.
      state.failures += 1;
      delayMs = backoffMs(state.failures, random());
      throw error;
    } finally {
      state.running = false;
      if (delayMs !== null && !state.stopped) state.cancel = schedule(delayMs, trigger);
    }
  }

  function trigger(): void {
    if (state.stopped) return;
    if (state.running) state.requested = true;
    else void run();
  }

  return {
    request() {
      // Rate limited: the timer will retry.
      if (state.rateLimited && !state.running) return;
      // New changes reset the backoff.
      state.failures = 0;
      trigger();
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
 * Registers a background sync, which wakes the worker when there is a network, even with all pages closed. Not
 * available in Safari and Firefox, which rely on the other triggers.
 */
export async function registerBackgroundSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) await syncManager(registration)?.register(SYNC_TAG);
  } catch {
    // No permission or no worker: the page will sync.
  }
}
