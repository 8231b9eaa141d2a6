import { dateFormat } from './date-format';
import { HOME_LOCALE } from './locale';

const shortDay = dateFormat(HOME_LOCALE, { dateStyle: 'medium' });

/** The time of day: '14:30'. */
export const clockText = dateFormat(HOME_LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/**
 * A moment as the specification writes it: 'Jan 5, 2025 14:30'.
 * @param ms milliseconds since 1970
 * @param timeZone the device's when absent
 */
export function momentText(ms: number, timeZone?: string): string {
  return `${shortDay(ms, timeZone)} ${clockText(ms, timeZone)}`;
}
