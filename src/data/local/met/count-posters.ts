import { POSTER_CACHE, SEEN_POSTERS_CACHE } from '../../../config/cache';

async function postersIn(name: string): Promise<readonly Response[]> {
  // Opened only where there is one: counting makes none.
  return (await caches.has(name)) ? (await caches.open(name)).matchAll() : [];
}

/**
 * The posters on this device that were met, or are kept for searches without a network, and their bytes; none where they
 * cannot be read.
 * @rejects never
 */
export async function countPosters(): Promise<{ readonly count: number; readonly bytes: number }> {
  try {
    const posters = (await Promise.all([POSTER_CACHE, SEEN_POSTERS_CACHE].map(postersIn))).flat();
    const sizes = await Promise.all(posters.map(async (poster) => (await poster.blob()).size));
    return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  } catch {
    return { count: 0, bytes: 0 };
  }
}
