/**
 * The type of messages in another language: the same keys as the English ones, and functions with the same parameters.
 * `export const SHELL: Messages<typeof ENGLISH> = …` does not compile if a message is missing.
 */
export type Messages<English> = English extends string
  ? string
  : English extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { readonly [Name in keyof English]: Messages<English[Name]> };

/** A name for each of several paths, in order. */
export type NamesOf<Places extends readonly unknown[]> = { readonly [Place in keyof Places]: string };

/** A paragraph, or a bulleted list. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** The section's anchor: '#id'. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal document. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}
