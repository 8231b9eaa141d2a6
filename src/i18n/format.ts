import { HOME_LOCALE, LOCALE } from './locale';

/**
 * A formatter that is made when it is first asked for: a slow phone takes some milliseconds for each, which no page is to
 * wait for that shows no such text yet. Of several sorts there is one each.
 */
export function memoize<Formatter, Sort = void>(make: (sort: Sort) => Formatter): (sort: Sort) => Formatter {
  const made = new Map<Sort, Formatter>();
  return (sort) => {
    const formatter = made.get(sort) ?? make(sort);
    made.set(sort, formatter);
    return formatter;
  };
}

/**
 * Forms of English that write numbers below 100,000 as a program can: a point before the decimals, a comma before the last
 * three of more than three digits. A browser's first formatter of numbers takes it 0.04 to 0.15 s, as long as a whole screen,
 * and a rating or a count stands on nearly every one.
 */
export const PLAIN_LOCALES = ['en', 'en-US', 'en-GB', 'en-CA', 'en-AU', 'en-NZ', 'en-IE', 'en-IN'] as const;

const LIMIT = 100_000;
const isPlain = PLAIN_LOCALES.some((locale) => locale === LOCALE);

/**
 * A number as those forms write it.
 * @param decimals how many stand there, also where they are zeros
 * @returns null where the reader's form, or the number, is another: a formatter knows it
 */
export function formatPlainNumber(value: number, decimals: number): string | null {
  const scale = 10 ** decimals;
  const rounded = Math.round(value * scale) / scale;
  if (!isPlain || !(rounded >= 0 && rounded < LIMIT)) return null;
  return rounded.toFixed(decimals).replace(/^(\d+)(\d{3})(?=\.|$)/, '$1,$2');
}

const order = memoize(() => new Intl.Collator(LOCALE, { numeric: true }));

/** The order of two texts where the reader lives, numbers in them by their size: below 0 where `a` stands first. */
export function compareText(a: string, b: string): number {
  return order().compare(a, b);
}

const whole = memoize(() => new Intl.NumberFormat(LOCALE));

/** A whole number: '10,000'. */
export function formatNumber(count: number): string {
  return formatPlainNumber(count, 0) ?? whole().format(count);
}

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

/** A day: 'January 5, 2025'. */
export const formatDate = createDateFormat(LOCALE, { dateStyle: 'long' });

const oneDecimal = memoize(() => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** A rating or an average, with one decimal: '8.0'. */
export function formatRating(value: number): string {
  return formatPlainNumber(value, 1) ?? oneDecimal().format(value);
}

const list = memoize(() => new Intl.ListFormat(LOCALE, { type: 'unit' }));
const every = memoize(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }));
const either = memoize(() => new Intl.ListFormat(LOCALE, { type: 'disjunction' }));

/** Names one after another: 'Joel Coen, Ethan Coen'. */
export function formatUnitList(names: readonly string[]): string {
  return list().format(names);
}

/** All of several: 'Horror and Thriller'. */
export function formatAndList(names: readonly string[]): string {
  return every().format(names);
}

/** One of several: 'PG-13 or R'. */
export function formatOrList(names: readonly string[]): string {
  return either().format(names);
}

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

const dollars = memoize(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/** An amount as whole US dollars, '$63,000,000'. */
export function formatCurrency(amount: number): string {
  return dollars().format(amount);
}

const percent = memoize(
  (digits: number) =>
    // a percentage has no more digits than it has to
    new Intl.NumberFormat(LOCALE, { style: 'percent', minimumFractionDigits: digits }),
);

/** A share as a percentage: '6.7%'. @param share 1 for all @param digits behind the point */
export function formatPercent(share: number, digits = 1): string {
  return percent(digits).format(share);
}

const format = memoize(
  (unit: 'hour' | 'minute') => new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'narrow' }),
);

/**
 * A runtime as hours and minutes, '2h 15m'; without the hours below an hour.
 * @param minutes zero or less gives an empty text: the movie database writes 0 for unknown
 */
export function formatRuntime(minutes: number): string {
  if (minutes < 0.5) return '';
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = format('minute').format(whole % 60);
  return hours === 0 ? rest : `${format('hour').format(hours)} ${rest}`;
}
