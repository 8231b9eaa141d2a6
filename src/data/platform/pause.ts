/** Milliseconds that a browser without idle callbacks gets to come to rest. */
const REST_MS = 200;

/**
 * Resolves when the page has nothing else to do.
 * @param atMost milliseconds after which it resolves although the page never rests; 0 for never
 */
export function idleMoment(atMost = 0): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return pause(REST_MS);
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: atMost }));
}

/** Resolves after so many milliseconds, or as soon as the signal ends the wait. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
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
