import { PINNED_POSTERS, PINNED_WIDTH, pinnedCacheName, POSTER_TIMEOUT_MS } from '../config/cache';
import { buildImageUrl } from '../config/images';
import { readSyncState } from './sync-state';
import type { MemberDatabase } from './member-database';
import { newestMarked } from './marks';
import { withWebLock } from '../lib/locks';

/** The lock for creating and deleting a member's cache. */
const lockName = (userId: string) => `matinee-posters-${userId}`;

/** The member's poster cache; null after sign-out, so that it isn't created again. */
function openPinned(database: MemberDatabase): Promise<Cache | null> {
  return withWebLock(lockName(database.userId), async () =>
    (await readSyncState(database)).signedOut ? null : caches.open(pinnedCacheName(database.userId)),
  );
}

/** URLs of the posters of the most recently marked movies. */
async function posterUrlsToPin(database: MemberDatabase, imageUrl: string): Promise<readonly string[]> {
  const paths = (await newestMarked(database, PINNED_POSTERS)).flatMap(({ movie }) => movie?.posterPath ?? []);
  return [...new Set(paths)].map((path) => buildImageUrl(imageUrl, path, PINNED_WIDTH));
}

/**
 * Syncs the member's poster cache with their marks: fetches missing posters one by one, deletes others. Stops at the
 * first failure; the next sync retries.
 * @param imageUrl URL of the image host, before the width
 */
export async function pinPosters(database: MemberDatabase, imageUrl: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const urls = await posterUrlsToPin(database, imageUrl);
  const cache = await openPinned(database);
  if (!cache) return;
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  const pinned = new Set(urls);
  await Promise.all([...cached].filter((url) => !pinned.has(url)).map((url) => cache.delete(url)));
  try {
    for (const url of urls.filter((candidate) => !cached.has(candidate))) {
      if ((await readSyncState(database)).signedOut) break;
      await cache.add(
        new Request(url, { mode: 'cors', credentials: 'omit', signal: AbortSignal.timeout(POSTER_TIMEOUT_MS) }),
      );
    }
  } catch {
    // No network, no space or no such image: the placeholder is shown.
  }
}

/** Deletes the posters of a member who has signed out. */
export async function unpinPosters(userId: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  await withWebLock(lockName(userId), () => caches.delete(pinnedCacheName(userId)));
}
