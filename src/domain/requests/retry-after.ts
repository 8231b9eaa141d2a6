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
