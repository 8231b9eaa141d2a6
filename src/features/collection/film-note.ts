import type { CollectionMovie } from '../../domain/lists/collection';
import { COLLECTION } from '../../words/en/lists/collection';

/** What is said of a movie among those found: whom of its people it was found by, and that it was shown before. */
export function movieNote({ id, foundBy }: CollectionMovie, shownBefore: ReadonlySet<number>): string | undefined {
  const notes = [foundBy?.person ?? '', shownBefore.has(id) ? COLLECTION.shownBefore : ''].filter(
    (note) => note !== '',
  );
  return notes.length === 0 ? undefined : notes.join(' · ');
}
