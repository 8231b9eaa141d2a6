import { expect, it } from 'vitest';
import { CATALOG } from './catalog';

/** The whole source except the messages themselves. */
const sources = Object.values(
  import.meta.glob<string>(
    ['../../../src/**/*.{ts,tsx}', '!../../../src/i18n/messages/*.ts', '!../../../src/**/{messages,*-messages}.ts'],
    { eager: true, query: '?raw', import: 'default' },
  ),
);

/** The path of every sentence in a message file, and of a list only the list. */
function pathsOf(value: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]));
}

/**
 * Whether a sentence is used by name, or by a code on its parent: 'STORAGE[reason]', '{PRIVACY_POLICY}',
 * '...RESET'.
 */
function isUsed(path: readonly string[], importers: string): boolean {
  const [name = '', holder = ''] = [...path].reverse();
  return importers.split(/[^\w-]/).includes(name) || new RegExp(`\\.{3}${holder}\\b|\\b${holder}[[)}]`).test(importers);
}

/** Every constant of every message file. */
const CONSTANTS = Object.values(CATALOG).flatMap((exported) => Object.entries(exported));

it.each(CONSTANTS)('every message of %s is used by a file that imports it', (constant, messages) => {
  const importing = new RegExp(`^import \\{ [^}]*\\b${constant}\\b`, 'm');
  const importers = sources.filter((source) => importing.test(source)).join('\n');
  const unused = pathsOf(messages, [constant]).filter((path) => !isUsed(path, importers));
  expect(unused.map((path) => path.join('.'))).toEqual([]);
});
