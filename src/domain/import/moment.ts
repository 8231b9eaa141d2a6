import { isIsoDate } from '../values/day';

const NOON = 12;

/**
 * A day of a file, such as 2024-03-09, as its noon where the device is: in milliseconds since 1970; null for none, and for
 * days before 1970, which a mark cannot have.
 */
export function noonOf(text: string): number | null {
  const day = text.slice(0, 10);
  if (!isIsoDate(day)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return sinceEpoch(new Date(year, month - 1, date, NOON).getTime());
}

/** A date with its time of a file (ISO 8601), in milliseconds since 1970; null as with days. */
export function momentOf(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return null;
  return sinceEpoch(Date.parse(value));
}

const sinceEpoch = (ms: number): number | null => (ms >= 0 ? ms : null);
