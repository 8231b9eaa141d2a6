import { LOCALE } from './locale';

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
