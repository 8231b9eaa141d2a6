import { LOCALE } from './locale';
import { plainNumber } from './plain-numbers';
import { whenNeeded } from './when-needed';

const whole = whenNeeded(() => new Intl.NumberFormat(LOCALE));

/** A whole number: '10,000'. */
export function countText(count: number): string {
  return plainNumber(count, 0) ?? whole().format(count);
}
