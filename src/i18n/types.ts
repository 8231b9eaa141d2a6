/**
 * What a file of another language must hold: the same names as the English one, and for each function one that takes the
 * same parts. `export const SHELL: Messages<typeof ENGLISH> = …` does not compile while a sentence is missing.
 */
export type Messages<English> = English extends string
  ? string
  : English extends (...parts: infer Parts) => string
    ? (...parts: Parts) => string
    : { readonly [Name in keyof English]: Messages<English[Name]> };

/** A name for each of several places, in their order. */
export type NamesOf<Places extends readonly unknown[]> = { readonly [Place in keyof Places]: string };

/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** Names the section in addresses: '#id'. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal document as it is shown. */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}
