import { LOCALE } from './locale';
import { plainNumber } from './plain-numbers';
import { whenNeeded } from './when-needed';

const oneDecimal = whenNeeded(
  () => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** A rating or an average, with one decimal: '8.0'. */
export function decimalText(value: number): string {
  return plainNumber(value, 1) ?? oneDecimal().format(value);
}
