import { useEffect, useState } from 'react';
import { browserTimer, type SetTimer } from '../../../components/timers';

export interface RotationOptions {
  /** Places in the round. */
  readonly count: number;
  /** Milliseconds on each place. */
  readonly everyMs: number;
  readonly running: boolean;
  /** The clock's part, so that tests can turn it by hand. */
  readonly after?: SetTimer;
}

/** A place that moves on by itself while running; after a move by hand it stays its whole time. */
export function useRotation({ count, everyMs, running, after = browserTimer }: RotationOptions) {
  const [place, setPlace] = useState(0);
  const index = count === 0 ? 0 : place % count;

  useEffect(() => {
    if (!running || count < 2) return;
    return after(everyMs, () => setPlace((index + 1) % count));
  }, [running, count, everyMs, index, after]);

  return {
    index,
    /** Goes to a place; beyond either end it goes round. */
    goTo: (next: number) => {
      if (count > 0) setPlace((next + count) % count);
    },
  };
}
