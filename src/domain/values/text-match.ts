/** A text without case and accents: 'Amélie' is found by 'amelie'. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a told text has every word of another, in any order, whatever case and accents; an empty one is in every text. */
export function hasWords(told: string, text: string): boolean {
  const among = folded(told);
  return folded(text)
    .split(/\s+/u)
    .every((word) => among.includes(word));
}

/** Whether a movie's title and description, or what the movie database found it by, have every word of the text. */
export function matchesText(
  movie: { readonly title: string; readonly description: string; readonly foundBy?: FoundBy | undefined },
  text: string,
): boolean {
  const { title, description, foundBy } = movie;
  return hasWords([title, description, ...(foundBy ? [foundBy.person, foundBy.titleWords] : [])].join(' '), text);
}

/** What the movie database found a movie by that its title and description need not say. */
export interface FoundBy {
  /** Somebody of its cast or crew; empty for nobody. */
  readonly person: string;
  /** The words of a search for titles, which knows titles in other languages too; empty for none. */
  readonly titleWords: string;
}
