import { EXPIRATION_STORE, POSTER_CACHE } from '../../../config/cache';
import { clearStore } from '../device/clear-store';
import { METADATA_STORE } from '../device/device-names';
import { clearCachedMovies } from './forgotten-films';

/**
 * Forgets which movies were met on this device: their posters, when each of these was last looked at, their facts, and the
 * lists that they stood in, which tell what was looked for.
 */
export async function clearBrowsingCache(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(POSTER_CACHE);
  if ('indexedDB' in globalThis)
    await Promise.all([clearStore(EXPIRATION_STORE), clearStore(METADATA_STORE), clearCachedMovies(Date.now())]);
}
