import { LOCALE } from './locale';

const dollars = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** An amount as whole US dollars, '$63,000,000'. */
export function moneyText(amount: number): string {
  return dollars.format(amount);
}
