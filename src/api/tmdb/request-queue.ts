/** 'interactive': a user is waiting for the response; 'prefetch': has lower priority. */
export type Urgency = 'interactive' | 'prefetch';

/** Limits how many tasks run at once; others are queued: interactive ones first, otherwise in order. */
export interface RequestQueue {
  /** Waits for a free slot. @returns a function to release it, or null if aborted */
  readonly acquire: (signal?: AbortSignal, urgency?: Urgency) => Promise<(() => void) | null>;
}

/**
 * @param count number of slots
 * @param maxPrefetch how many of them prefetches may use
 */
export function createRequestQueue(count: number, maxPrefetch: number): RequestQueue {
  const inUse = { interactive: 0, prefetch: 0 };
  const queued = { interactive: new Set<() => void>(), prefetch: new Set<() => void>() };

  function isFree(urgency: Urgency): boolean {
    return inUse.interactive + inUse.prefetch < count && (urgency === 'interactive' || inUse.prefetch < maxPrefetch);
  }

  function enterNext(): void {
    for (const urgency of ['interactive', 'prefetch'] as const) {
      const [next] = queued[urgency];
      if (next === undefined || !isFree(urgency)) continue;
      queued[urgency].delete(next);
      next();
      return;
    }
  }

  function slot(urgency: Urgency): () => void {
    let released = false;
    inUse[urgency] += 1;
    return () => {
      if (released) return;
      released = true;
      inUse[urgency] -= 1;
      enterNext();
    };
  }

  function acquire(signal?: AbortSignal, urgency: Urgency = 'interactive'): Promise<(() => void) | null> {
    if (signal?.aborted === true) return Promise.resolve(null);
    if (isFree(urgency)) return Promise.resolve(slot(urgency));
    return new Promise((resolve) => {
      const enter = (): void => {
        signal?.removeEventListener('abort', onAbort);
        resolve(slot(urgency));
      };
      const onAbort = (): void => {
        queued[urgency].delete(enter);
        resolve(null);
      };
      queued[urgency].add(enter);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  return { acquire };
}
