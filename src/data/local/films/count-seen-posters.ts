import { SEEN_POSTERS_CACHE } from '../../../config/app/cache-names';

/**
 * The posters on this device of films for searches without a network, and their bytes; none where they cannot be read.
 * @rejects never
 */
export async function countSeenPosters(): Promise<{ readonly count: number; readonly bytes: number }> {
  try {
    // Opened only where there is one: counting makes none.
    if (!('caches' in globalThis) || !(await caches.has(SEEN_POSTERS_CACHE))) return { count: 0, bytes: 0 };
    const posters = await (await caches.open(SEEN_POSTERS_CACHE)).matchAll();
    const sizes = await Promise.all(posters.map(async (poster) => (await poster.blob()).size));
    return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } catch {
    return { count: 0, bytes: 0 };
  }
}
