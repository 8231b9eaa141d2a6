/** Days after which the data of a deleted account is gone (specification, section 9). */
export const REMOVAL_DAYS = 30;

/** Days between the notice of a new price and the price (specification, section 2). */
export const PRICE_NOTICE_DAYS = 30;

/** Youngest age of a member, in years (specification, section 9). */
export const MINIMUM_AGE = 13;

/** Where questions go: whoever runs Matinee for others names an address when it is built; empty where they did not. */
export const CONTACT = import.meta.env.VITE_CONTACT;
