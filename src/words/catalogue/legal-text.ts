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
