/** 'interactive': somebody waits for the answer; 'prefetch': it only makes the screen better, and lets the others go first. */
export type Urgency = 'interactive' | 'prefetch';

/** Lets a limited number of tasks run at once; further ones wait for their turn: the awaited first, else first come, first served. */
export interface RequestQueue {
  /**
   * Waits for a free slot. The answer gives it back when called; it is null when the signal ended the wait.
   */
  readonly acquire: (signal?: AbortSignal, urgency?: Urgency) => Promise<(() => void) | null>;
}

/**
 * @param count slots there are
 * @param maxPrefetch how many of them those may hold that nobody waits for
 */
export function createRequestQueue(count: number, maxPrefetch: number): RequestQueue {
  const held = { interactive: 0, prefetch: 0 };
  const waiting = { interactive: new Set<() => void>(), prefetch: new Set<() => void>() };

  function isFree(urgency: Urgency): boolean {
    return held.interactive + held.prefetch < count && (urgency === 'interactive' || held.prefetch < maxPrefetch);
  }

  function enterNext(): void {
    for (const urgency of ['interactive', 'prefetch'] as const) {
      const [next] = waiting[urgency];
      if (next === undefined || !isFree(urgency)) continue;
      waiting[urgency].delete(next);
      next();
      return;
    }
  }

  function slot(urgency: Urgency): () => void {
    let given = false;
    held[urgency] += 1;
    return () => {
      if (given) return;
      given = true;
      held[urgency] -= 1;
      enterNext();
    };
  }

  function take(signal?: AbortSignal, urgency: Urgency = 'interactive'): Promise<(() => void) | null> {
    if (signal?.aborted === true) return Promise.resolve(null);
    if (isFree(urgency)) return Promise.resolve(slot(urgency));
    return new Promise((resolve) => {
      const enter = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve(slot(urgency));
      };
      const leave = (): void => {
        waiting[urgency].delete(enter);
        resolve(null);
      };
      waiting[urgency].add(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return { acquire: take };
}
