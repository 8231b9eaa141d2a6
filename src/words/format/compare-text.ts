import { LOCALE } from './locale';
import { memoize } from './when-needed';

const order = memoize(() => new Intl.Collator(LOCALE, { numeric: true }));

/** The order of two texts where the reader lives, numbers in them by their size: below 0 where `a` stands first. */
export function compareText(a: string, b: string): number {
  return order().compare(a, b);
}
