import { LIST_CACHE } from '../../../config/cache';
import { LISTS_CACHE_KEY } from '../../../config/tmdb';

/** Forgets the lists of the movie database, such as Top 50. What an open page shows of them stays there until it is left. */
export async function clearLists(): Promise<void> {
  localStorage.removeItem(LISTS_CACHE_KEY);
  if ('caches' in globalThis) await caches.delete(LIST_CACHE);
}
