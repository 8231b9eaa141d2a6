import { useEffect, useState } from 'react';

/**
 * The time, in milliseconds since 1970, told again every so often: for ages in words.
 * @param everyMs milliseconds between two looks at the clock
 */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
