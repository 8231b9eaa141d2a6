import { SEEN_POSTERS_CACHE } from '../../../config/cache';
import { clearStore } from '../device/clear-store';
import { BROWSING_CACHE_STORE } from '../device/device-names';

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
