import { createDateFormat } from './date-format';
import { HOME_LOCALE } from './locale';

const shortDay = createDateFormat(HOME_LOCALE, { dateStyle: 'medium' });

/** The time of day: '14:30'. */
export const formatTime = createDateFormat(HOME_LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/**
 * A moment as the specification writes it: 'Jan 5, 2025 14:30'.
 * @param ms milliseconds since 1970
 * @param timeZone the device's when absent
 */
export function formatDateTime(ms: number, timeZone?: string): string {
  return `${shortDay(ms, timeZone)} ${formatTime(ms, timeZone)}`;
}
