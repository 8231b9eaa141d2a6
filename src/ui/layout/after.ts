/** Calls back after `ms` milliseconds; returns how to call it off. Given as an argument, so that tests turn the clock. */
export type SetTimer = (ms: number, callback: () => void) => () => void;

/** The browser's clock. */
export const browserTimer: SetTimer = (ms, callback) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};
