/** A row to be left in a store that is emptied. */
export interface MarkerRow {
  readonly key: string;
  readonly value: number;
}

/**
 * Empties a store of one of the device's databases; where there is no such database, none is made.
 * @param left put into the store in the same transaction; for it the database is made, of the one store
 */
export function clearStore(
  [database, store]: readonly [database: string, store: string],
  left: MarkerRow | null = null,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    let missing = false;
    opening.onupgradeneeded = () => {
      if (left !== null) {
        opening.result.createObjectStore(store);
        return;
      }
      missing = true;
      opening.transaction?.abort();
    };
    opening.onerror = () => (missing ? resolve() : reject(opening.error ?? new Error('not opened')));
    opening.onsuccess = () => {
      const opened = opening.result;
      try {
        const emptied = opened.transaction(store, 'readwrite');
        const rows = emptied.objectStore(store);
        rows.clear();
        if (left !== null) rows.put(left.value, left.key);
        emptied.oncomplete = () => resolve();
        emptied.onabort = () => reject(emptied.error ?? new Error('not emptied'));
      } catch {
        // It has no such store.
        resolve();
      } finally {
        // It closes when the store is empty.
        opened.close();
      }
    };
  });
}
