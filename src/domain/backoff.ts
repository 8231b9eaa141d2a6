import { BACKOFF_BASE_MS, BACKOFF_CAP_MS } from '../config/sync';

/**
 * Wait before the next attempt: exponential with full jitter, so that many devices do not return in step.
 * @param failures consecutive failed attempts, 1 or more
 * @param chance a number from 0 (inclusive) to 1 (exclusive)
 * @returns milliseconds, half to all of the capped exponential
 */
export function backoff(failures: number, chance: number): number {
  const ceiling = Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** Math.min(failures - 1, 20));
  return Math.round(ceiling / 2 + (ceiling / 2) * chance);
}
