import { HOME_LOCALE } from './locale';

/**
 * A moment as the specification writes it: 'Jan 5, 2025 14:30'.
 * @param ms milliseconds since 1970
 * @param timeZone the device's when absent
 */
export function momentText(ms: number, timeZone?: string): string {
  const day = new Intl.DateTimeFormat(HOME_LOCALE, { dateStyle: 'medium', timeZone }).format(ms);
  return `${day} ${clockText(ms, timeZone)}`;
}

/** The time of day: '14:30'. */
export function clockText(ms: number, timeZone?: string): string {
  const digits = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(HOME_LOCALE, { ...digits, timeZone }).format(ms);
}
