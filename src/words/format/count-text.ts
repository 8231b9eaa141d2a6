import { LOCALE } from './locale';
import { formatPlainNumber } from './plain-numbers';
import { memoize } from './when-needed';

const whole = memoize(() => new Intl.NumberFormat(LOCALE));

/** A whole number: '10,000'. */
export function formatNumber(count: number): string {
  return formatPlainNumber(count, 0) ?? whole().format(count);
}
