/** Shortest password, in characters (specification, sections 5 and 9). */
export const MIN_PASSWORD_LENGTH = 6;
