import { useEffect, useState } from 'react';

/** Refresh interval; ages are shown in minutes. */
const TICK_MS = 60_000;

/** The current time in ms since 1970, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
