import type { CollectionFilm } from '../../domain/lists/collection-films';
import { COLLECTION } from '../../words/en/lists/collection';

/** What is said of a film among those found: whom of its people it was found by, and that it was shown before. */
export function filmNote({ id, foundBy }: CollectionFilm, shownBefore: ReadonlySet<number>): string | undefined {
  const notes = [foundBy?.person ?? '', shownBefore.has(id) ? COLLECTION.shownBefore : ''].filter(
    (note) => note !== '',
  );
  return notes.length === 0 ? undefined : notes.join(' · ');
}
