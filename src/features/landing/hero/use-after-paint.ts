import { startTransition, useEffect, useState } from 'react';

/** False until the browser has painted the screen once: for what may come after that. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // The first frame is about to be painted when its callback runs; the second one comes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
