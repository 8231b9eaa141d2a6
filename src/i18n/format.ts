import { LANGUAGES } from '../config/languages';
import { LANGUAGE } from './messages/language';

/** The locale of this build's language, for formats prescribed by the specification. */
const HOME_LOCALE: string = LANGUAGES[LANGUAGE.id];

/**
 * The reader's regional variant of the build's language, such as en-GB. Other languages are ignored: a date shouldn't
 * be in another language than its sentence.
 * @param wanted BCP 47 tags, most preferred first
 */
export function readerLocale(wanted: readonly string[]): string {
  const languageOf = (tag: string) => tag.split('-')[0];
  return wanted.find((tag) => languageOf(tag) === languageOf(HOME_LOCALE)) ?? HOME_LOCALE;
}

export const LOCALE = readerLocale(typeof navigator === 'undefined' ? [] : navigator.languages);

/**
 * Creates a formatter on first use, one per sort: on slow phones each takes some milliseconds, which pages that don't
 * need it shouldn't spend.
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
 * English locales in which numbers below 100,000 can be formatted without Intl: a point for decimals, and a comma
 * before the last three of more than three digits. A browser's first number formatter takes 0.04 to 0.15 s, as long as
 * a whole screen, and nearly every screen has a rating or count.
 */
export const PLAIN_LOCALES = ['en', 'en-US', 'en-GB', 'en-CA', 'en-AU', 'en-NZ', 'en-IE', 'en-IN'] as const;

const LIMIT = 100_000;
const isPlain = PLAIN_LOCALES.some((locale) => locale === LOCALE);

/**
 * Formats a number for these locales.
 * @param decimals number of decimals, including zeros
 * @returns null for other locales or numbers, which need Intl
 */
export function formatPlainNumber(value: number, decimals: number): string | null {
  const scale = 10 ** decimals;
  const rounded = Math.round(value * scale) / scale;
  if (!isPlain || !(rounded >= 0 && rounded < LIMIT)) return null;
  return rounded.toFixed(decimals).replace(/^(\d+)(\d{3})(?=\.|$)/, '$1,$2');
}

const order = memoize(() => new Intl.Collator(LOCALE, { numeric: true }));

/** Compares two texts in the reader's locale, with numbers by value. */
export function compareText(a: string, b: string): number {
  return order().compare(a, b);
}

const whole = memoize(() => new Intl.NumberFormat(LOCALE));

/** Formats a whole number: '10,000'. */
export function formatNumber(count: number): string {
  return formatPlainNumber(count, 0) ?? whole().format(count);
}

/**
 * Formats timestamps, in ms since the epoch, in a time zone: by default the device's. That can change while a page is
 * open, but a formatter keeps the zone in which it was created; so there's one per UTC offset, which detects most
 * changes.
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

/** A date: 'January 5, 2025'. */
export const formatDate = createDateFormat(LOCALE, { dateStyle: 'long' });

const oneDecimal = memoize(() => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** A rating or average with one decimal: '8.0'. */
export function formatRating(value: number): string {
  return formatPlainNumber(value, 1) ?? oneDecimal().format(value);
}

const list = memoize(() => new Intl.ListFormat(LOCALE, { type: 'unit' }));
const every = memoize(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }));
const either = memoize(() => new Intl.ListFormat(LOCALE, { type: 'disjunction' }));

/** A plain list: 'Joel Coen, Ethan Coen'. */
export function formatUnitList(names: readonly string[]): string {
  return list().format(names);
}

/** A list of all: 'Horror and Thriller'. */
export function formatAndList(names: readonly string[]): string {
  return every().format(names);
}

/** A list of alternatives: 'PG-13 or R'. */
export function formatOrList(names: readonly string[]): string {
  return either().format(names);
}

const shortDay = createDateFormat(HOME_LOCALE, { dateStyle: 'medium' });

/** The time of day: '14:30'. */
export const formatTime = createDateFormat(HOME_LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/**
 * Date and time in the specification's format: 'Jan 5, 2025 14:30'.
 * @param ms milliseconds since the epoch
 * @param timeZone the device's if omitted
 */
export function formatDateTime(ms: number, timeZone?: string): string {
  return `${shortDay(ms, timeZone)} ${formatTime(ms, timeZone)}`;
}

const dollars = memoize(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/** An amount in whole US dollars, '$63,000,000'. */
export function formatCurrency(amount: number): string {
  return dollars().format(amount);
}

const percent = memoize(
  (digits: number) =>
    // The maximum defaults to at least the minimum.
    new Intl.NumberFormat(LOCALE, { style: 'percent', minimumFractionDigits: digits }),
);

/** A percentage: '6.7%'. @param share from 0 to 1 @param digits number of decimals */
export function formatPercent(share: number, digits = 1): string {
  return percent(digits).format(share);
}

const format = memoize(
  (unit: 'hour' | 'minute') => new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'narrow' }),
);

/**
 * A runtime in hours and minutes, '2h 15m'; without hours below an hour.
 * @param minutes zero or less gives an empty text: TMDB uses 0 for unknown
 */
export function formatRuntime(minutes: number): string {
  if (minutes < 0.5) return '';
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = format('minute').format(whole % 60);
  return hours === 0 ? rest : `${format('hour').format(hours)} ${rest}`;
}
