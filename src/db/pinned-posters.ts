import { PINNED_POSTERS, PINNED_WIDTH, pinnedCacheName, POSTER_TIMEOUT_MS } from '../config/cache';
import { posterAddress } from '../config/images';
import { readSyncState } from './sync-state';
import type { MemberDatabase } from './member-database';
import { newestMarked } from './marks';
import { withWebLock } from '../lib/locks';

/** Name of the lock under which a member's cache is made or removed, never both at once. */
const lockName = (userId: string) => `matinee-posters-${userId}`;

/** The member's cache of posters; null once they have left, lest it comes to be anew. */
function openPinned(database: MemberDatabase): Promise<Cache | null> {
  return withWebLock(lockName(database.userId), async () =>
    (await readSyncState(database)).signedOut ? null : caches.open(pinnedCacheName(database.userId)),
  );
}

/** Addresses of the posters to keep: of favorites and watched movies, newest marks first. */
async function wantedAddresses(database: MemberDatabase, imageUrl: string): Promise<readonly string[]> {
  const paths = (await newestMarked(database, PINNED_POSTERS)).flatMap(({ movie }) => movie?.posterPath ?? []);
  return [...new Set(paths)].map((path) => posterAddress(imageUrl, path, PINNED_WIDTH));
}

/**
 * Brings the member's cache of posters in line with the marks: what is missing is fetched one by one, what is no longer
 * marked goes. Stops at the first failure; the next sync tries again.
 * @param imageUrl the image host, before the width
 */
export async function pinPosters(database: MemberDatabase, imageUrl: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const wanted = await wantedAddresses(database, imageUrl);
  const cache = await openPinned(database);
  if (!cache) return;
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const keep = new Set(wanted);
  await Promise.all([...kept].filter((url) => !keep.has(url)).map((url) => cache.delete(url)));
  try {
    for (const address of wanted.filter((candidate) => !kept.has(candidate))) {
      if ((await readSyncState(database)).signedOut) break;
      await cache.add(
        new Request(address, { mode: 'cors', credentials: 'omit', signal: AbortSignal.timeout(POSTER_TIMEOUT_MS) }),
      );
    }
  } catch {
    // No network, no space, or no such picture: the placeholder stands in.
  }
}

/** Removes the posters of a member who has left; pictures still under way go to a cache that nobody finds any more. */
export async function unpinPosters(userId: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  await withWebLock(lockName(userId), () => caches.delete(pinnedCacheName(userId)));
}
