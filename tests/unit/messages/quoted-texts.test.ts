import { expect, it } from 'vitest';
import { IDENTITY_PROVIDER } from '../../../src/config/identity-provider';
import { MESSAGES } from '../../fixtures/messages';
import { COMPANIES, MOODS } from '../../../src/config/questionnaire';
import { QUOTED_TEMPLATES, QUOTED_TEXTS } from '../../fixtures/quoted-texts';

/** Every text of the catalogue; one with parts is asked with the given word in place of each. */
function textsOf(value: unknown, part: string): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsOf((value as (...parts: unknown[]) => unknown)(part, part, part), part);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap((inner) => textsOf(inner, part));
  return [];
}

const options = [...Object.values(MOODS), ...Object.values(COMPANIES)];
/** The specification leaves the provider's name open: its wording names whoever it is. */
const unnamed = (text: string) => [
  text.replace(IDENTITY_PROVIDER.name, 'the provider'),
  text.replace(`${IDENTITY_PROVIDER.name} `, ''),
];
const plain = [...textsOf(MESSAGES, 'N'), ...options];
const known = new Set([...plain, ...plain.flatMap(unnamed)]);

it.each(QUOTED_TEXTS)('the catalogue says: %s', (text) => {
  expect(known.has(text)).toBe(true);
});

it.each(QUOTED_TEMPLATES)('the catalogue says, with its part: $text', ({ part, text }) => {
  expect(textsOf(MESSAGES, part)).toContain(text);
});
