/** Resolves after the time, or when aborted. */
export function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve();
      return;
    }
    const timer = setTimeout(end, milliseconds);
    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    }
    signal?.addEventListener('abort', end, { once: true });
  });
}

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
