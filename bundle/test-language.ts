/** How much longer translations are, and the length of their words, roughly. */
const LONGER = 0.4;
const LONG_WORD = 12;

/**
 * The test language: every text, also those returned by functions, in brackets and longer, '[Favorites ~~~]'.
 * @param words a message file; URLs under 'id' stay
 */
export function longer(words: unknown): unknown {
  if (typeof words === 'string') return `[${words}${more(words.length * LONGER)}]`;
  if (typeof words === 'function') return (...parts: readonly unknown[]) => longer(Reflect.apply(words, null, parts));
  if (Array.isArray(words)) return words.map(longer);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, inner]) => [name, name === 'id' ? inner : longer(inner)]),
  );
}

/** Filler words, each with a space before it. */
function more(length: number): string {
  const word = Math.max(1, Math.min(LONG_WORD, Math.ceil(length) - 1));
  return ` ${'~'.repeat(word)}${length > LONG_WORD ? more(length - word - 1) : ''}`;
}
