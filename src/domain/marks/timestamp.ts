/** Inputs of a new timestamp; all in ms since the epoch. */
export interface ClockReadings {
  /** The device's clock. */
  readonly now: number;
  /** Server clock minus device clock, as last measured. */
  readonly serverOffset: number;
  /** Lower bound of the server's clock; 0 if unknown. */
  readonly serverNow: number;
  /** The latest timestamp this device has issued for this member, 0 if none. */
  readonly lastTs: number;
  /** Timestamp of the mark that the member saw, 0 if none. */
  readonly seenTs: number;
}

/**
 * The timestamp of a new operation (a hybrid logical clock): later than all previous ones of this device and than the
 * mark the member saw, so that it wins over these however wrong the device's clock is or was.
 */
export function nextTimestamp({ now, serverOffset, serverNow, lastTs, seenTs }: ClockReadings): number {
  return Math.max(Math.round(now + serverOffset), serverNow, lastTs + 1, seenTs + 1);
}

/** Date, time, fraction, and offset with or without minutes. */
const TIMESTAMP = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)$/;
const OFFSET = /([+-]\d\d):?(\d\d)?$/;

/**
 * Parses a timestamp of the database in ms since the epoch; null if it's invalid. Hosted Supabase sends
 * '2026-11-20T23:20:32.788+00:00', the local stack '2026-11-20 23:20:32.788+00', which not every browser parses.
 */
export function serverTime(value: unknown): number | null {
  if (typeof value !== 'string' || !TIMESTAMP.test(value)) return null;
  const withMinutes = value.replace(OFFSET, (_offset, hours: string, minutes = '00') => `${hours}:${minutes}`);
  const ms = Date.parse(withMinutes.replace(' ', 'T'));
  return Number.isNaN(ms) ? null : ms;
}
