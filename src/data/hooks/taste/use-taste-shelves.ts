import { liveQuery } from 'dexie';
import { startTransition, useEffect, useState } from 'react';
import { storageError } from '../../../lib/storage';
import { readTaste, settledTaste, type Taste } from '../../../db/taste-shelves';
import { useMemberStore } from '../../../hooks/member-provider';

/** What goes with the member's favorites, with or without a network; null until it is known. */
export function useTasteShelves(): Taste | null {
  const runtime = useMemberStore();
  const [read, setRead] = useState<{ readonly of: object; readonly taste: Taste | null } | null>(null);
  useEffect(() => {
    if (!runtime) return;
    const watch = liveQuery(() => readTaste(runtime.database, Date.now())).subscribe({
      // In slices: the shelves are the longest of the screen, and stand below what the member came for.
      next: (taste) =>
        startTransition(() =>
          setRead((before) => ({
            of: runtime,
            taste: settledTaste(before?.of === runtime ? before.taste : null, taste),
          })),
        ),
      // A device that does not tell what is marked has nothing recommended.
      error: storageError,
    });
    return () => watch.unsubscribe();
  }, [runtime]);
  return read?.of === runtime ? read.taste : null;
}
