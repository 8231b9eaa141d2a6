import { LOCALE } from './locale';
import { memoize } from './when-needed';

const dollars = memoize(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/** An amount as whole US dollars, '$63,000,000'. */
export function formatCurrency(amount: number): string {
  return dollars().format(amount);
}
