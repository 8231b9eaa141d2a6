/** Days until the data of a deleted account is removed (specification, section 9). */
export const REMOVAL_DAYS = 30;

/** Days between announcing a new price and charging it (specification, section 2). */
export const PRICE_NOTICE_DAYS = 30;

/** Minimum age of members in years (specification, section 9). */
export const MINIMUM_AGE = 13;

/** Contact email of the operator of this build; empty if not configured. */
export const CONTACT = import.meta.env.VITE_CONTACT;
