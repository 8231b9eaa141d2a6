/** Date, time, fraction and offset in whole hours or with minutes. */
const TIMESTAMP = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)$/;
const OFFSET = /([+-]\d\d):?(\d\d)?$/;

/**
 * A moment as the data tables write it, in milliseconds since 1970; null for anything else. Hosted Supabase sends
 * '2026-11-20T23:20:32.788+00:00', the embedded one '2026-11-20 23:20:32.788+00', which not every browser reads.
 */
export function serverTime(value: unknown): number | null {
  if (typeof value !== 'string' || !TIMESTAMP.test(value)) return null;
  const withMinutes = value.replace(OFFSET, (_offset, hours: string, minutes = '00') => `${hours}:${minutes}`);
  const ms = Date.parse(withMinutes.replace(' ', 'T'));
  return Number.isNaN(ms) ? null : ms;
}
