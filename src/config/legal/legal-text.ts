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

/** Days after which the data of a deleted account is gone (specification, section 9). */
export const REMOVAL_DAYS = 30;

/** Days between the notice of a new price and the price (specification, section 2). */
export const PRICE_NOTICE_DAYS = 30;

/** Youngest age of a member, in years (specification, section 9). */
export const MINIMUM_AGE = 13;

/** Where questions go. Whoever runs Matinee for others puts an address of their own here. */
export const CONTACT = 'privacy@matinee.example';
