import { LOCALE } from './locale';

/** A share as a percentage: '6.7%'. @param share 1 for all @param digits behind the point */
export function percentText(share: number, digits = 1): string {
  const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(LOCALE, options).format(share);
}
