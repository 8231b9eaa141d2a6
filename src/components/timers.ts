/**
 * Calls back after `ms` milliseconds; returns a function that cancels. Passed as an argument, so that tests can control
 * time.
 */
export type SetTimer = (ms: number, callback: () => void) => () => void;

/** The browser's timer. */
export const browserTimer: SetTimer = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};

/**
 * Styles for dragging an installed window by its header. Browsers ignore stacking order here, so anything that may
 * overlap the header must be NO_DRAG.
 */
// Not in the style types yet.
export const DRAG_WINDOW: object = { appRegion: 'drag' };
export const NO_DRAG: object = { appRegion: 'no-drag' };
