import { EXPIRATION_STORE, POSTER_CACHE, SEEN_POSTERS_CACHE } from '../config/cache';
import { BROWSING_CACHE_STORE, METADATA_STORE } from './device-names';

/** A row to put into a store that is cleared. */
export interface MarkerRow {
  readonly key: string;
  readonly value: number;
}

/**
 * Clears a store of one of the device's databases; a missing database isn't created.
 * @param marker put into the store in the same transaction; for this, a missing database is created
 */
export function clearStore(
  [database, store]: readonly [database: string, store: string],
  marker: MarkerRow | null = null,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database);
    let missing = false;
    request.onupgradeneeded = () => {
      if (marker !== null) {
        request.result.createObjectStore(store);
        return;
      }
      missing = true;
      request.transaction?.abort();
    };
    request.onerror = () => (missing ? resolve() : reject(request.error ?? new Error('not opened')));
    request.onsuccess = () => {
      const opened = request.result;
      try {
        const emptied = opened.transaction(store, 'readwrite');
        const rows = emptied.objectStore(store);
        rows.clear();
        if (marker !== null) rows.put(marker.value, marker.key);
        emptied.oncomplete = () => resolve();
        emptied.onabort = () => reject(emptied.error ?? new Error('not emptied'));
      } catch {
        // There is no such store.
        resolve();
      } finally {
        // Closes once the transaction is complete.
        opened.close();
      }
    };
  });
}

/** The key of the marker in the movies' store, whose other keys are numbers. */
export const CLEARED_AT_KEY = 'forgotten';

/**
 * Clears the movies seen while browsing, with their posters, and stores when: data that a tab requested before that
 * isn't written any more.
 * @param now milliseconds since the epoch
 */
export async function clearCachedMovies(now: number): Promise<void> {
  await clearStore(BROWSING_CACHE_STORE, { key: CLEARED_AT_KEY, value: now });
  // After the marker is written: a tab that fetches posters checks it once it has opened the cache.
  if ('caches' in globalThis) await caches.delete(SEEN_POSTERS_CACHE);
}

/**
 * Clears everything that reveals which movies were viewed on this device: posters and their expiration data, metadata
 * and lists.
 */
export async function clearBrowsingCache(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(POSTER_CACHE);
  if ('indexedDB' in globalThis)
    await Promise.all([clearStore(EXPIRATION_STORE), clearStore(METADATA_STORE), clearCachedMovies(Date.now())]);
}
