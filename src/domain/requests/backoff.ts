import { ASKED_WAIT_CAP_MS, WAIT_CAP_MS, WAIT_FLOOR_MS } from '../../config/sync';

/**
 * The wait before the next attempt, the one rule for all requests: at least a second, twice as long after each further
 * failure, up to some minutes; with jitter, so that many devices do not return in step. A server that asks for longer is
 * obeyed up to an hour: what it asks for may be nonsense, and a timer set to more than 24 days fires at once.
 * @param failures consecutive failed attempts
 * @param chance a number from 0 (inclusive) to 1 (exclusive)
 * @param askedMs what the server asked for (Retry-After), unchecked; null when it did not
 * @returns whole milliseconds
 */
export function waitMs(failures: number, chance: number, askedMs: number | null = null): number {
  const floor = Math.min(WAIT_CAP_MS / 2, WAIT_FLOOR_MS * 2 ** Math.max(0, failures - 1));
  const asked = Number.isNaN(askedMs) ? null : askedMs;
  if (asked === null) return Math.round(floor + floor * chance);
  return Math.round(Math.min(Math.max(asked, floor), ASKED_WAIT_CAP_MS));
}

/**
 * Reads a Retry-After header (RFC 9110, 10.2.3): seconds or a date.
 * @param now device time, ms
 * @returns milliseconds to wait, or null when the header is absent or unreadable
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
