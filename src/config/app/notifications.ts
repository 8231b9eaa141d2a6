/** Visible toasts at once (specification, section 9, Notifications). */
export const TOASTS_AT_MOST = 3;
/** A toast closes itself after this many milliseconds (specification, section 9, Notifications). */
export const TOAST_AUTO_CLOSE_MS = 4000;
