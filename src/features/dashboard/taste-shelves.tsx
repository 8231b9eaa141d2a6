import { chakra } from '@chakra-ui/react/styled-system';
import { startTransition, useEffect, useState } from 'react';
import { stableTaste, type Taste, watchTaste } from '../../db/taste-shelves';
import { useMemberStore } from '../../hooks/member-provider';
import { TASTE } from '../../i18n/messages/results';
import { MovieShelf } from '../../marks/movie-shelf';

const Shelves = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12', marginTop: '12' },
});
const Line = chakra('p', { base: { marginTop: '12', color: 'fg.muted', textAlign: 'center' } });

/** 'Because you liked': suggestions based on favorites, or how to get them. */
export function TasteShelves() {
  const taste = useTasteShelves();
  if (taste === null) return null;
  if (taste.status === 'few') return <Line>{TASTE.few}</Line>;
  if (taste.shelves.length === 0) return taste.complete ? null : <Line>{TASTE.notYet}</Line>;
  return (
    <Shelves>
      {taste.shelves.map(({ likedId, title, movies }) => (
        <MovieShelf key={likedId} title={TASTE.because(title)} movies={movies} />
      ))}
    </Shelves>
  );
}

/** Suggestions based on the member's favorites, online and offline; null while loading. */
export function useTasteShelves(): Taste | null {
  const store = useMemberStore();
  const [read, setRead] = useState<{ readonly of: object; readonly taste: Taste | null } | null>(null);
  useEffect(() => {
    if (!store) return undefined;
    // A transition, since the shelves are long and below the main content.
    return watchTaste(store.database, (taste) =>
      startTransition(() =>
        setRead((before) => ({ of: store, taste: stableTaste(before?.of === store ? before.taste : null, taste) })),
      ),
    );
  }, [store]);
  return read?.of === store ? read.taste : null;
}
