import { LOCALE } from './locale';
import { formatPlainNumber } from './plain-numbers';
import { memoize } from './when-needed';

const oneDecimal = memoize(
  () => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** A rating or an average, with one decimal: '8.0'. */
export function formatRating(value: number): string {
  return formatPlainNumber(value, 1) ?? oneDecimal().format(value);
}
