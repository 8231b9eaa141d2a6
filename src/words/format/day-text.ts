import { LOCALE } from './locale';

/**
 * A day: 'January 5, 2025'.
 * @param time milliseconds since 1970
 * @param timeZone the device's when absent
 */
export function dayText(time: number, timeZone?: string): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone }).format(time);
}
