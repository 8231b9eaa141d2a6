/** What a new intent's time is made from; all in milliseconds since the epoch. */
export interface ClockReadings {
  /** The device's clock. */
  readonly now: number;
  /** Server clock minus device clock, as last measured. */
  readonly serverOffset: number;
  /** What the server's clock shows at least, as counted since its last answer; 0 where that is not known. */
  readonly serverNow: number;
  /** The latest time this device has given out for this member, 0 if none. */
  readonly lastTs: number;
  /** Time of the mark the member saw when deciding, 0 if none. */
  readonly seenTs: number;
}

/**
 * Time of a new intent: later than all this device has said and than what the member saw, so that an intent made
 * after seeing another never loses to it, however wrong the device's clock is; nor to what is older because that clock was
 * set right meanwhile.
 */
export function nextTimestamp({ now, serverOffset, serverNow, lastTs, seenTs }: ClockReadings): number {
  return Math.max(Math.round(now + serverOffset), serverNow, lastTs + 1, seenTs + 1);
}

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
