/** How a theme's token stands in the text: names of Chakra may have an escaped point. */
const DEFINITION = /(--m-(?:[\w-]|\\\.)+)\s*:\s*([^;}]+);?/g;
const USE = /var\((--m-(?:[\w-]|\\\.)+)\)/g;

/**
 * Puts the values of tokens that no condition changes, such as a distance, where they are used, and leaves their
 * definitions out. Tokens that the reader's theme or wish for contrast changes stay variables.
 * @param css rules as text
 * @returns the same rules, shorter
 */
export function withConstantTokens(css: string): string {
  const values = new Map<string, string>();
  const changing = new Set<string>();
  for (const [, name = '', value = ''] of css.matchAll(DEFINITION)) {
    if (values.has(name)) changing.add(name);
    values.set(name, value.trim());
  }
  const isConstant = (name: string) => values.has(name) && !changing.has(name);
  const resolved = (text: string): string =>
    text.replace(USE, (use, name: string) => (isConstant(name) ? resolved(values.get(name) ?? use) : use));
  return resolved(css.replace(DEFINITION, (definition, name: string) => (isConstant(name) ? '' : definition)));
}
