import { useState } from 'react';

/** Movies that are selected to be changed together. */
export interface Selection {
  /** Empty while nothing is being selected. */
  readonly ids: ReadonlySet<number>;
  readonly selecting: boolean;
  readonly start: () => void;
  readonly toggle: (id: number) => void;
  readonly selectAll: () => void;
  readonly end: () => void;
}

const NOTHING: ReadonlySet<number> = new Set();

/**
 * What is selected among the movies in view of a list. What leaves the view, by a filter, here or on another device, is
 * selected no more, also when it comes back; with the list's last movie selecting ends.
 * @param listed the ids in view; undefined while they are being read
 * @param total movies of the list, in view or not
 */
export function useSelection(listed: readonly number[] | undefined, total: number): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  if (listed && chosen) {
    const there = new Set(listed);
    const left = [...chosen].filter((id) => there.has(id));
    if (total === 0) setChosen(null);
    else if (left.length < chosen.size) setChosen(new Set(left));
  }
  return {
    ids: chosen ?? NOTHING,
    selecting: chosen !== null,
    start: () => setChosen(NOTHING),
    toggle(id) {
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      });
    },
    selectAll: () => setChosen(new Set(listed)),
    end: () => setChosen(null),
  };
}
