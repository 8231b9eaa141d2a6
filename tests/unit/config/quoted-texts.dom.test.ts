import { expect, it } from 'vitest';
import { IDENTITY_PROVIDER } from '../../../src/config/account';
import { CATALOG } from '../i18n/catalog';
import { QUOTED_TEMPLATES, QUOTED_TEXTS } from '../../fixtures/quoted-texts';

/**
 * Every text of the catalog, with the given word or number for each argument. Texts made of lists are omitted,
 * since the specification quotes none.
 */
function textsOf(value: unknown, part: string | number): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      return textsOf((value as (...parts: unknown[]) => unknown)(part, part, part), part);
    } catch {
      return [];
    }
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap((inner) => textsOf(inner, part));
  return [];
}

/** The specification leaves the provider's name open: its wording names whoever it is. */
const unnamed = (text: string) => [
  text.replace(IDENTITY_PROVIDER.name, 'the provider'),
  text.replace(`${IDENTITY_PROVIDER.name} `, ''),
];
const plain = textsOf(CATALOG, 7);
const known = new Set([...plain, ...plain.flatMap(unnamed)]);

it.each(QUOTED_TEXTS)('the catalog says: %s', (text) => {
  expect(known.has(text)).toBe(true);
});

it.each(QUOTED_TEMPLATES)('the catalog says, with an argument: $text', ({ part, text }) => {
  const sample = part.startsWith('{') ? part : 7;
  expect(textsOf(CATALOG, sample)).toContain(text.replace(part, String(sample)));
});
