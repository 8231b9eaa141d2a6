import { LOCALE } from './locale';
import { whenNeeded } from './when-needed';

const list = whenNeeded(() => new Intl.ListFormat(LOCALE, { type: 'unit' }));
const every = whenNeeded(() => new Intl.ListFormat(LOCALE, { type: 'conjunction' }));
const either = whenNeeded(() => new Intl.ListFormat(LOCALE, { type: 'disjunction' }));

/** Names one after another: 'Joel Coen, Ethan Coen'. */
export function listText(names: readonly string[]): string {
  return list().format(names);
}

/** All of several: 'Horror and Thriller'. */
export function everyText(names: readonly string[]): string {
  return every().format(names);
}

/** One of several: 'PG-13 or R'. */
export function eitherText(names: readonly string[]): string {
  return either().format(names);
}
