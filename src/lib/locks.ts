import { LOCK_TIMEOUT_MS } from '../config/sync';

/** Not available in some browsers, nor outside of browsers. */
const hasLocks = () => typeof navigator !== 'undefined' && 'locks' in navigator;

/**
 * Runs work while holding a lock shared by all tabs and the worker; without Web Locks, at once. If a holder doesn't
 * release it in time, such as a frozen tab, the work runs anyway: locks only avoid duplicate work.
 * @param timeoutMs how long to wait for the lock, in milliseconds; the work itself has no limit
 */
export async function withWebLock<T>(
  name: string,
  work: () => Promise<T>,
  timeoutMs: number = LOCK_TIMEOUT_MS,
): Promise<T> {
  if (!hasLocks()) return work();
  const lock = { held: false };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, () => {
      lock.held = true;
      return work();
    });
  } catch (error) {
    if (lock.held) throw error;
    return work();
  }
}

/**
 * Runs work unless another tab or the worker holds the lock; without Web Locks, always.
 * @returns when the work is done
 */
export async function ifLockIsFree(name: string, work: () => Promise<void>): Promise<void> {
  if (!hasLocks()) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}
