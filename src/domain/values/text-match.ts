/** Removes case and accents: 'amelie' finds 'Amélie'. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text has every word of a query, in any order, ignoring case and accents; true for an empty query. */
export function hasWords(target: string, text: string): boolean {
  const haystack = folded(target);
  return folded(text)
    .split(/\s+/u)
    .every((word) => haystack.includes(word));
}

/** Whether a movie's title and description, or what TMDB found it by, have every word of the query. */
export function matchesText(
  movie: { readonly title: string; readonly description: string; readonly foundBy?: FoundBy | undefined },
  text: string,
): boolean {
  const { title, description, foundBy } = movie;
  return hasWords([title, description, ...(foundBy ? [foundBy.person, foundBy.titleWords] : [])].join(' '), text);
}

/** What TMDB found a movie by, if title and description don't contain it. */
export interface FoundBy {
  /** A member of cast or crew; empty for none. */
  readonly person: string;
  /** The query of a title search, which includes titles in other languages; empty for none. */
  readonly titleWords: string;
}
