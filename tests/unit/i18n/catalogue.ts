/** Every file of messages, by its path, with what it exports. */
export const CATALOGUE = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../src/i18n/messages/*.ts', '../../../src/**/messages.ts', '../../../src/**/*-messages.ts'],
  { eager: true },
);

/** What may stand in the parts of a text: many, one, or names; a text that takes none of them is told as empty. */
const PARTS: readonly unknown[] = [7, 1, ['Ada', 'Bo']];

/** The same in each place; and a name with names after it, for texts that take both. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  ...PARTS.map((part) => [part, part, part]),
  ['Ada', ['Ada', 'Bo'], ['Ada', 'Bo']],
];

function requests(text: (...parts: unknown[]) => unknown, parts: readonly unknown[]): unknown {
  try {
    return text(...parts);
  } catch {
    return null;
  }
}

/** Every text of a catalogue file by its place, with what stands in its parts. */
export function textsOf(value: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    const texts = ARGUMENTS.map((parts) => requests(value as (...parts: unknown[]) => unknown, parts)).filter(
      (text) => text !== null,
    );
    return texts.length === 0 ? [[place, '']] : texts.flatMap((text) => textsOf(text, `${place}()`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${place}.${name}`));
}
