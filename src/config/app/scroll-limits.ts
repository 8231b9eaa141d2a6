/** Places of the history whose scroll position is remembered; the choice is ours: more than anyone goes back. */
export const SCROLL_POSITIONS_LIMIT = 50;
/** Milliseconds in which a screen may still grow to the height it had; the choice is ours. */
export const SCROLL_RETRY_MS = 5000;
