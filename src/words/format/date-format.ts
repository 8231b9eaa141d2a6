import { memoize } from './when-needed';

/**
 * Writes moments, given in milliseconds since 1970, in a time zone: the device's when absent. That one can change under a
 * page that stays open: a formatter stays in the zone in which it was made. Of a change its offset tells, but for zones that
 * have the same one today.
 */
export function createDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (ms: number, timeZone?: string) => string {
  const format = memoize(
    (zone: string | number) =>
      new Intl.DateTimeFormat(locale, typeof zone === 'string' ? { ...options, timeZone: zone } : options),
  );
  return (ms, timeZone) => format(timeZone ?? new Date().getTimezoneOffset()).format(ms);
}
