/** Places of the history whose scroll position is remembered; the choice is ours: more than anyone goes back. */
export const REMEMBERED_PLACES = 50;
/** Milliseconds in which a screen may still grow to the height it had; the choice is ours. */
export const SCROLL_SETTLES_MS = 5000;
