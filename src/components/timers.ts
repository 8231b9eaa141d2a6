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
