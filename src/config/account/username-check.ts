/** Milliseconds after the last keystroke before a username is asked for (specification, sections 5 and 9). */
export const USERNAME_CHECK_MS = 500;
