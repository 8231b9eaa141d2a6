import { chakra } from '@chakra-ui/react/styled-system';
import { liveQuery } from 'dexie';
import { startTransition, useEffect, useState } from 'react';
import { readTaste, stableTaste, type Taste } from '../../db/taste-shelves';
import { useMemberStore } from '../../hooks/member-provider';
import { TASTE } from '../../i18n/messages/results';
import { storageError } from '../../lib/storage';
import { MovieShelf, type ShelfActions } from '../../marks/movie-shelf';

const Shelves = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12', marginTop: '12' },
});
const Line = chakra('p', { base: { marginTop: '12', color: 'fg.muted', textAlign: 'center' } });

/** 'Because you liked': movies that go with the member's favorites, or what it takes to have them. */
export function TasteShelves(actions: ShelfActions) {
  const taste = useTasteShelves();
  if (taste === null) return null;
  if (taste.status === 'few') return <Line>{TASTE.few}</Line>;
  if (taste.shelves.length === 0) return taste.complete ? null : <Line>{TASTE.notYet}</Line>;
  return (
    <Shelves>
      {taste.shelves.map(({ favoriteId, title, movies }) => (
        <MovieShelf key={favoriteId} title={TASTE.because(title)} movies={movies} {...actions} />
      ))}
    </Shelves>
  );
}

/** What goes with the member's favorites, with or without a network; null until it is known. */
export function useTasteShelves(): Taste | null {
  const store = useMemberStore();
  const [read, setRead] = useState<{ readonly of: object; readonly taste: Taste | null } | null>(null);
  useEffect(() => {
    if (!store) return;
    const watch = liveQuery(() => readTaste(store.database, Date.now())).subscribe({
      // In slices: the shelves are the longest of the screen, and stand below what the member came for.
      next: (taste) =>
        startTransition(() =>
          setRead((before) => ({
            of: store,
            taste: stableTaste(before?.of === store ? before.taste : null, taste),
          })),
        ),
      // A device that does not tell what is marked has nothing recommended.
      error: storageError,
    });
    return () => watch.unsubscribe();
  }, [store]);
  return read?.of === store ? read.taste : null;
}
