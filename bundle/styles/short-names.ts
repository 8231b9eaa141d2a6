/**
 * Shortens the names of theme variables, which occur about five hundred times in the sheet and nowhere else.
 * @param css rules as text
 */
export function withShortNames(css: string): string {
  const names = new Map<string, string>();
  return css.replace(/--m-(?:[\w-]|\\\.)+/g, (name) => {
    const short = names.get(name) ?? `--${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  });
}
