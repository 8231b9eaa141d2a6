/** Lets a limited number of tasks run at once; further ones wait for their turn, first come, first served. */
export interface RequestSlots {
  /**
   * Waits for a free slot. The answer gives it back when called; it is null when the signal ended the wait.
   */
  readonly take: (signal?: AbortSignal) => Promise<(() => void) | null>;
}

/** @param count slots there are */
export function createRequestSlots(count: number): RequestSlots {
  let free = count;
  const waiting = new Set<() => void>();

  function giveBack(): void {
    const [next] = waiting;
    if (next === undefined) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  function slot(): () => void {
    let held = true;
    return () => {
      if (held) giveBack();
      held = false;
    };
  }

  function take(signal?: AbortSignal): Promise<(() => void) | null> {
    if (signal?.aborted === true) return Promise.resolve(null);
    if (free > 0) {
      free -= 1;
      return Promise.resolve(slot());
    }
    return new Promise((resolve) => {
      const enter = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve(slot());
      };
      const leave = (): void => {
        waiting.delete(enter);
        resolve(null);
      };
      waiting.add(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return { take };
}
