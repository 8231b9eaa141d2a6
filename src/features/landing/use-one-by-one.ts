import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a page's parts are to be drawn by now: one at first, then one more whenever the browser has drawn the last and
 * come to rest, so that no part keeps a slow phone from answering a press.
 */
export function useOneByOne(parts: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= parts) return;
    const next = () => startTransition(() => setDrawn(drawn + 1));
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(next, 0);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(next, { timeout: 500 });
    return () => cancelIdleCallback(idle);
  }, [drawn, parts]);
  return drawn;
}
