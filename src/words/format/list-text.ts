import { LOCALE } from './locale';
import { memoize } from './when-needed';

const list = memoize(() => new Intl.ListFormat(LOCALE, { type: 'unit' }));
const every = memoize(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }));
const either = memoize(() => new Intl.ListFormat(LOCALE, { type: 'disjunction' }));

/** Names one after another: 'Joel Coen, Ethan Coen'. */
export function formatUnitList(names: readonly string[]): string {
  return list().format(names);
}

/** All of several: 'Horror and Thriller'. */
export function formatAndList(names: readonly string[]): string {
  return every().format(names);
}

/** One of several: 'PG-13 or R'. */
export function formatOrList(names: readonly string[]): string {
  return either().format(names);
}
