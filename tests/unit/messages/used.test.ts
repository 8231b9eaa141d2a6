import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MESSAGES } from '../../fixtures/messages';

/** All of the source but the catalogue itself, as words. */
const words = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/config[\\/]messages/.test(file))
    .flatMap((file) => readFileSync(join('src', file), 'utf8').match(/[\w-]+/g) ?? []),
);

/** Every name of the catalogue with the way to it: of a list only the list. */
function namesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) =>
    // addresses are gone through as a list
    name.startsWith('/') ? [path] : namesOf(inner, [...path, name]),
  );
}

it('every sentence of the catalogue is said somewhere', () => {
  const unused = Object.values(MESSAGES)
    .flatMap((messages) => namesOf(messages))
    .filter((path) => !words.has(path.at(-1) ?? ''));
  expect(unused.map((path) => path.join('.'))).toEqual([]);
});

it('every file of the catalogue is part of it', () => {
  const files = readdirSync('src/config/messages').filter((file) => file.endsWith('.ts'));
  expect(files).toHaveLength(Object.keys(MESSAGES).length);
});
