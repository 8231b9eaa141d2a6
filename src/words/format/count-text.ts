import { LOCALE } from './locale';

const whole = new Intl.NumberFormat(LOCALE);

/** A whole number: '10,000'. */
export function countText(count: number): string {
  return whole.format(count);
}
