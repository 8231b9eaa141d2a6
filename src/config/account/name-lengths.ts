/** Longest names, in characters: the checks of the table profiles. */
export const LONGEST_USERNAME = 60;
export const LONGEST_NAME = 80;
