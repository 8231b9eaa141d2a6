import { useEffect, useState } from 'react';

/**
 * Counts down whole seconds to zero, by the clock, so that a sleeping device doesn't fall behind.
 * @param runningMs initial remaining time
 * @returns the remaining seconds, and a function that restarts
 */
export function useCountdown(runningMs: number): readonly [number, (ms: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + runningMs);
  const [secondsLeft, setSecondsLeft] = useState(Math.ceil(runningMs / 1000));
  const running = secondsLeft > 0;

  useEffect(() => {
    if (!running) return;
    const ticking = setInterval(() => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(ticking);
  }, [end, running]);

  function start(ms: number) {
    setEnd(Date.now() + ms);
    setSecondsLeft(Math.ceil(ms / 1000));
  }
  return [secondsLeft, start];
}
