import { EXPIRATION_STORE, POSTER_CACHE, SEEN_POSTERS_CACHE } from '../config/cache';
import { BROWSING_CACHE_STORE, METADATA_STORE } from './device-names';

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

/** The key of the time, beside the movies, whose keys are numbers. */
export const CLEARED_AT_KEY = 'forgotten';

/**
 * Forgets all movies that the movie database listed on this device, with their posters, and leaves there when that was:
 * whatever a tab then still holds in memory, or still waits for, was asked for before, and is not written any more.
 * @param now milliseconds since 1970
 */
export async function clearCachedMovies(now: number): Promise<void> {
  await clearStore(BROWSING_CACHE_STORE, { key: CLEARED_AT_KEY, value: now });
  // After the time is kept: a tab that fetches posters looks for it once it has the cache.
  if ('caches' in globalThis) await caches.delete(SEEN_POSTERS_CACHE);
}

/**
 * Forgets which movies were met on this device: their posters, when each of these was last looked at, their facts, and the
 * lists that they stood in, which tell what was looked for.
 */
export async function clearBrowsingCache(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(POSTER_CACHE);
  if ('indexedDB' in globalThis)
    await Promise.all([clearStore(EXPIRATION_STORE), clearStore(METADATA_STORE), clearCachedMovies(Date.now())]);
}
