/** Tokens that the system's preference for dark changes. */
const DARK = /@media \(prefers-color-scheme: ?dark\)\s*\{\s*:where\(:root, ?:host\)\s*\{([^{}]*)\}\s*\}/g;

/**
 * Lets a reader's own choice of a theme (`data-theme` of the root element: light or dark) go before the system's preference.
 * @throws Error where the rules have no tokens for dark, which a theme could then not choose
 */
export function withChosenTheme(css: string): string {
  if (css.search(DARK) < 0) throw new Error('there are no tokens for a dark theme');
  return css.replace(
    DARK,
    (_block, tokens: string) =>
      `@media (prefers-color-scheme: dark){:root:not([data-theme=light]){${tokens}}}:root[data-theme=dark]{${tokens}}`,
  );
}
