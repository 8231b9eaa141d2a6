import { LOCK_PATIENCE_MS } from '../config/sync';

/** Not where a browser lacks them, nor outside of one. */
const hasLocks = () => typeof navigator !== 'undefined' && 'locks' in navigator;

/**
 * Runs work while no other tab or worker of this origin holds the name; without Web Locks, runs it at once. A holder that
 * does not come back, as a tab that the browser has put away, is not waited for without end: the lock saves work alone.
 * @param patienceMs how long to wait for the lock, in milliseconds; once it is held, the work takes its time
 */
export async function withWebLock<T>(
  name: string,
  work: () => Promise<T>,
  patienceMs: number = LOCK_PATIENCE_MS,
): Promise<T> {
  if (!hasLocks()) return work();
  const lock = { held: false };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, () => {
      lock.held = true;
      return work();
    });
  } catch (error) {
    if (lock.held) throw error;
    return work();
  }
}

/**
 * Runs work where no other tab or worker of this origin holds the name, and else not; without Web Locks, runs it.
 * @returns when the work has ended
 */
export async function ifLockIsFree(name: string, work: () => Promise<void>): Promise<void> {
  if (!hasLocks()) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}
