import { LOCALE } from './locale';
import { memoize } from './when-needed';

const percent = memoize(
  (digits: number) =>
    // a percentage has no more digits than it has to
    new Intl.NumberFormat(LOCALE, { style: 'percent', minimumFractionDigits: digits }),
);

/** A share as a percentage: '6.7%'. @param share 1 for all @param digits behind the point */
export function formatPercent(share: number, digits = 1): string {
  return percent(digits).format(share);
}
