/** Tokens that change with the system's dark preference. */
const DARK = /@media \(prefers-color-scheme: ?dark\)\s*\{\s*:where\(:root, ?:host\)\s*\{([^{}]*)\}\s*\}/g;

/**
 * Lets the chosen theme (`data-theme` of the root element: light or dark) override the system preference.
 * @throws Error if there are no dark tokens
 */
export function withChosenTheme(css: string): string {
  if (css.search(DARK) < 0) throw new Error('there are no tokens for a dark theme');
  return css.replace(
    DARK,
    (_block, tokens: string) =>
      `@media (prefers-color-scheme: dark){:root:not([data-theme=light]){${tokens}}}:root[data-theme=dark]{${tokens}}`,
  );
}
