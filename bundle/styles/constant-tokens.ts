/** Definition of a theme token; Chakra's names may contain an escaped dot. */
const DEFINITION = /(--m-(?:[\w-]|\\\.)+)\s*:\s*([^;}]+);?/g;
const USE = /var\((--m-(?:[\w-]|\\\.)+)\)/g;

/**
 * Inlines tokens that no condition changes, such as spacing, and removes their definitions. Tokens that depend on theme
 * or contrast stay variables.
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
