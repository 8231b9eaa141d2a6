/** Every message file by path, with its exports. */
export const CATALOG = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../../src/i18n/messages/*.ts', '../../../src/**/messages.ts', '../../../src/**/*-messages.ts'],
  { eager: true },
);

/** Possible arguments of the texts: many, one, or names. A text that accepts none of them is reported as empty. */
const PARTS: readonly unknown[] = [7, 1, ['Ada', 'Bo']];

/** The same for each argument, plus a name followed by names, for texts that take both. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  ...PARTS.map((part) => [part, part, part]),
  ['Ada', ['Ada', 'Bo'], ['Ada', 'Bo']],
];

function callText(text: (...parts: unknown[]) => unknown, parts: readonly unknown[]): unknown {
  try {
    return text(...parts);
  } catch {
    return null;
  }
}

/** Every text of a message file by its path, with arguments filled in. */
export function textsOf(value: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    const texts = ARGUMENTS.map((parts) => callText(value as (...parts: unknown[]) => unknown, parts)).filter(
      (text) => text !== null,
    );
    return texts.length === 0 ? [[place, '']] : texts.flatMap((text) => textsOf(text, `${place}()`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${place}.${name}`));
}
