import { LOCALE } from './locale';
import { whenNeeded } from './when-needed';

const dollars = whenNeeded(
  () => new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);

/** An amount as whole US dollars, '$63,000,000'. */
export function moneyText(amount: number): string {
  return dollars().format(amount);
}
