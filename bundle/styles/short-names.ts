/**
 * Gives a theme's variables short names: they stand in the sheet some five hundred times, and nothing outside it names one.
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
