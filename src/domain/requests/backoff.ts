import { RETRY_AFTER_CAP_MS, BACKOFF_MAX_MS, BACKOFF_MIN_MS } from '../../config/sync';

/**
 * The delay before the next attempt of any request: exponential backoff from a second to some minutes, with jitter, so
 * that many devices don't retry in step. A longer Retry-After is respected up to an hour: it may be wrong, and timers
 * over 24 days fire at once.
 * @param failures consecutive failed attempts
 * @param chance a number from 0 (inclusive) to 1 (exclusive)
 * @param serverDelayMs the server's Retry-After, unchecked; null if there is none
 * @returns whole milliseconds
 */
export function backoffMs(failures: number, chance: number, serverDelayMs: number | null = null): number {
  const floor = Math.min(BACKOFF_MAX_MS / 2, BACKOFF_MIN_MS * 2 ** Math.max(0, failures - 1));
  const serverDelay = Number.isNaN(serverDelayMs) ? null : serverDelayMs;
  if (serverDelay === null) return Math.round(floor + floor * chance);
  return Math.round(Math.min(Math.max(serverDelay, floor), RETRY_AFTER_CAP_MS));
}

/**
 * Parses a Retry-After header (RFC 9110, 10.2.3): seconds or a date.
 * @param now device time, ms
 * @returns milliseconds, or null if the header is missing or invalid
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
