import { useEffect, useState } from 'react';

/** Milliseconds between two looks at the clock: ages are told in minutes. */
const TICK_MS = 60_000;

/** The time, in milliseconds since 1970, told again every minute: for ages in words. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
