import { PINNED_POSTERS, PINNED_WIDTH, pinnedCacheName } from '../../config/cache-names';
import { posterAddress } from '../../config/poster-address';
import { listMarked } from './marks';
import { readSyncState } from './sync-state';
import type { MemberDatabase } from './member-database';

/** Addresses of the posters to keep: of favorites and watched films, newest marks first. */
async function wantedAddresses(database: MemberDatabase, imageUrl: string): Promise<readonly string[]> {
  const [favorites, watched] = await Promise.all([listMarked(database, 'favorite'), listMarked(database, 'watched')]);
  const newestFirst = [...favorites, ...watched].sort((a, b) => b.ts - a.ts);
  const paths = newestFirst.flatMap(({ film }) => film?.posterPath ?? []);
  return [...new Set(paths)].slice(0, PINNED_POSTERS).map((path) => posterAddress(imageUrl, path, PINNED_WIDTH));
}

/**
 * Brings the member's cache of posters in line with the marks: what is missing is fetched one by one, what is no longer
 * marked goes. Stops at the first failure; the next sync tries again.
 * @param imageUrl the image host, before the width
 */
export async function pinPosters(database: MemberDatabase, imageUrl: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const wanted = await wantedAddresses(database, imageUrl);
  const cache = await caches.open(pinnedCacheName(database.userId));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const keep = new Set(wanted);
  await Promise.all([...kept].filter((url) => !keep.has(url)).map((url) => cache.delete(url)));
  try {
    for (const address of wanted.filter((candidate) => !kept.has(candidate))) {
      if ((await readSyncState(database)).signedOut) break;
      await cache.add(new Request(address, { mode: 'cors', credentials: 'omit' }));
    }
  } catch {
    // No network, no space, or no such picture: the placeholder stands in.
  }
  // Who has left meanwhile leaves no pictures either.
  if ((await readSyncState(database)).signedOut) await unpinPosters(database.userId);
}

/** Removes the member's posters from the device. */
export async function unpinPosters(userId: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(pinnedCacheName(userId));
}
