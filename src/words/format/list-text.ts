import { LOCALE } from './locale';

const list = new Intl.ListFormat(LOCALE, { type: 'unit' });

/** Names one after another: 'Joel Coen, Ethan Coen'. */
export function listText(names: readonly string[]): string {
  return list.format(names);
}
