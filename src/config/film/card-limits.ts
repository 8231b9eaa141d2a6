/** Genre chips on a card (specification, section 9, Landing). */
export const GENRE_CHIPS = 3;
/** Genre chips in trending and top lists (specification, section 3, Genre id to name map). */
export const GENRE_CHIPS_IN_LISTS = 2;
/** Streaming chips on a card, and on phones below 768 px (specification, section 9, Landing). */
export const STREAMING_CHIPS = 3;
export const STREAMING_CHIPS_ON_PHONES = 2;
