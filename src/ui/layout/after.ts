/** Calls back after `ms` milliseconds; returns how to call it off. Given as an argument, so that tests turn the clock. */
export type After = (ms: number, callback: () => void) => () => void;

/** The browser's clock. */
export const browserAfter: After = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};
