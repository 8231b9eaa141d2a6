/** How much longer translations are, and the length of their words, roughly. */
const EXTRA_LENGTH = 0.4;
const LONG_WORD = 12;

/**
 * The test language: every text, also those returned by functions, in brackets and longer, '[Favorites ~~~]'.
 * @param messages a message file; URLs under 'id' stay
 */
export function lengthened(messages: unknown): unknown {
  if (typeof messages === 'string') return `[${messages}${filler(messages.length * EXTRA_LENGTH)}]`;
  if (typeof messages === 'function')
    return (...parts: readonly unknown[]) => lengthened(Reflect.apply(messages, null, parts));
  if (Array.isArray(messages)) return messages.map(lengthened);
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([name, inner]) => [name, name === 'id' ? inner : lengthened(inner)]),
  );
}

/** Filler words, each with a space before it. */
function filler(length: number): string {
  const word = Math.max(1, Math.min(LONG_WORD, Math.ceil(length) - 1));
  return ` ${'~'.repeat(word)}${length > LONG_WORD ? filler(length - word - 1) : ''}`;
}
