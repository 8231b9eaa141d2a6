import type { TmdbClient } from '../api/tmdb/client';
import { fetchDiscover } from '../api/tmdb/discover';
import {
  BACKFILL_LOCK,
  BACKFILL_QUIET_MS,
  CACHED_POSTERS_LIMIT,
  CACHED_POSTERS_MIN_SPACE,
  CACHED_POSTERS_PER_VISIT,
  POSTER_TIMEOUT_MS,
  SEEN_POSTER_WIDTH,
  SEEN_POSTERS_CACHE,
} from '../config/cache';
import { buildImageUrl } from '../config/images';
import { BackfillProgressStore } from '../db/backfill-progress';
import { bestMovies } from '../domain/browsing-cache/eviction';
import { delay } from '../lib/delay';
import { hasFreeSpace, whenIdle, mayPrefetch } from '../lib/idle';
import { type IdleStep, runInIdleSteps } from '../lib/idle-steps';
import { ifLockIsFree } from '../lib/locks';
import { createBackfillStep } from './backfill-step';
import type { BrowsingCache } from './browsing-cache';

export interface Backfill {
  readonly browsingCache: Pick<BrowsingCache, 'read'>;
  readonly tmdb: TmdbClient;
  readonly imageUrl: string;
}

/**
 * Fills the browsing cache and then the poster cache while the page is visible and idle, and no TMDB request is
 * pending.
 */
export function startBackfill({ browsingCache, tmdb, imageUrl }: Backfill): Promise<void> {
  const { read } = browsingCache;
  const progress = new BackfillProgressStore();
  const now = () => Date.now();
  return runInIdleSteps({
    tasks: [
      createBackfillStep({
        read,
        progress,
        discover: (query, page) => fetchDiscover(tmdb, query, page, undefined, 'prefetch'),
        now,
      }),
      createPosterCacheStep({ read, progress, imageUrl, hasRoom: hasFreeSpace, now }),
    ],
    isAllowed: () => mayPrefetch() && tmdb.quietMs() >= BACKFILL_QUIET_MS,
    idle: whenIdle,
    runExclusively: (run) => ifLockIsFree(BACKFILL_LOCK, run),
    delay: delay,
  });
}

export interface PosterCacheOptions {
  readonly read: BrowsingCache['read'];
  /** Tells whether the cache was cleared meanwhile. */
  readonly progress: Pick<BackfillProgressStore, 'read'>;
  /** URL of the image host, before the width. */
  readonly imageUrl: string;
  /** Whether the browser has this many bytes left. */
  readonly hasRoom: (bytes: number) => Promise<boolean>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * Caches the posters of the best movies, one per step; the first step deletes those no longer needed. Ends when space
 * is scarce, at the first failure, and if the browsing cache was cleared meanwhile.
 */
export function createPosterCacheStep({ read, progress, imageUrl, hasRoom, now }: PosterCacheOptions): IdleStep {
  const since = now();
  let work: { readonly cache: Cache; readonly missing: string[] } | null = null;

  async function prepare() {
    const cached = await read();
    if (!cached.ok) return null;
    const paths = bestMovies(cached.value, now(), CACHED_POSTERS_LIMIT).flatMap(({ posterPath }) => posterPath ?? []);
    const urls = new Set(paths.map((path) => buildImageUrl(imageUrl, path, SEEN_POSTER_WIDTH)));
    const cache = await caches.open(SEEN_POSTERS_CACHE);
    const existing = new Set((await cache.keys()).map(({ url }) => url));
    await Promise.all([...existing].filter((url) => !urls.has(url)).map((url) => cache.delete(url)));
    return { cache, missing: [...urls].filter((url) => !existing.has(url)).slice(0, CACHED_POSTERS_PER_VISIT) };
  }

  return async () => {
    if (!('caches' in globalThis)) return 'over';
    try {
      work ??= await prepare();
      // Check after opening the cache: what is put into a cache that was deleted meanwhile is lost.
      const mayContinue = (await progress.read(since)).ok && (await hasRoom(CACHED_POSTERS_MIN_SPACE));
      const url = mayContinue ? work?.missing.shift() : undefined;
      if (!work || url === undefined) return 'over';
      const signal = AbortSignal.timeout(POSTER_TIMEOUT_MS);
      const poster = await fetch(url, { mode: 'cors', credentials: 'omit', signal });
      // A missing image doesn't affect the others.
      if (poster.ok) await work.cache.put(url, poster);
      return work.missing.length > 0 ? 'more' : 'over';
    } catch {
      // No network or no space: the placeholder is shown.
      return 'over';
    }
  };
}
