/** Calls back after `ms` milliseconds; returns how to call it off. Given as an argument, so that tests turn the clock. */
export type SetTimer = (ms: number, callback: () => void) => () => void;

/** The browser's clock. */
export const browserTimer: SetTimer = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/**
 * Styles by which an installed window, whose header stands in the place of the title bar, is moved. The browser takes
 * the areas alone into account, not what lies over what: whatever may lie over the header has to say that it is pressed.
 */
// A property that the types of styles do not know yet.
export const MOVES_WINDOW: object = { appRegion: 'drag' };
export const IS_PRESSED: object = { appRegion: 'no-drag' };
