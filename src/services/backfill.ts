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
import { posterAddress } from '../config/images';
import { BackfillProgressStore } from '../db/backfill-progress';
import { bestMovies } from '../domain/browsing-cache/eviction';
import { delay } from '../lib/delay';
import { hasRoom, idleMoment, mayFetchAhead } from '../lib/idle';
import { type IdleStep, runInIdleSteps } from '../lib/idle-steps';
import { ifLockIsFree } from '../lib/locks';
import { createBackfillStep } from './backfill-step';
import type { BrowsingCache } from './browsing-cache';

export interface Backfill {
  readonly catalogue: Pick<BrowsingCache, 'read'>;
  readonly tmdb: TmdbClient;
  readonly imageUrl: string;
}

/**
 * Completes the movies on this device, and then their posters, in moments when the page is looked at, has nothing else to
 * do and nobody waits for the movie database.
 */
export function startBackfill({ catalogue, tmdb, imageUrl }: Backfill): Promise<void> {
  const { read } = catalogue;
  const progress = new BackfillProgressStore();
  const now = () => Date.now();
  return runInIdleSteps({
    works: [
      createBackfillStep({
        read,
        progress,
        discover: (query, page) => fetchDiscover(tmdb, query, page, undefined, 'prefetch'),
        now,
      }),
      createPosterCacheStep({ read, progress, imageUrl, hasRoom, now }),
    ],
    welcome: () => mayFetchAhead() && tmdb.quietMs() >= BACKFILL_QUIET_MS,
    idle: idleMoment,
    alone: (run) => ifLockIsFree(BACKFILL_LOCK, run),
    pause: delay,
  });
}

export interface PosterCacheOptions {
  readonly read: BrowsingCache['read'];
  /** Tells whether all movies were forgotten meanwhile. */
  readonly progress: Pick<BackfillProgressStore, 'read'>;
  /** The image host, before the width. */
  readonly imageUrl: string;
  /** Whether the browser has so many bytes left for the application. */
  readonly hasRoom: (bytes: number) => Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * A visit's part in keeping the posters of the best movies on this device: each step fetches one, and the first gives up
 * those of movies that are no longer among them. It is over where room is scarce, with the first poster that fails, and
 * when all movies were forgotten meanwhile.
 */
export function createPosterCacheStep({ read, progress, imageUrl, hasRoom, now }: PosterCacheOptions): IdleStep {
  const since = now();
  let work: { readonly cache: Cache; readonly missing: string[] } | null = null;

  async function begin() {
    const kept = await read();
    if (!kept.ok) return null;
    const paths = bestMovies(kept.value, now(), CACHED_POSTERS_LIMIT).flatMap(({ posterPath }) => posterPath ?? []);
    const wanted = new Set(paths.map((path) => posterAddress(imageUrl, path, SEEN_POSTER_WIDTH)));
    const cache = await caches.open(SEEN_POSTERS_CACHE);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    await Promise.all([...there].filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
    return { cache, missing: [...wanted].filter((url) => !there.has(url)).slice(0, CACHED_POSTERS_PER_VISIT) };
  }

  return async () => {
    if (!('caches' in globalThis)) return 'over';
    try {
      work ??= await begin();
      // Asked once the cache is open: what is put into one that was removed meanwhile goes nowhere.
      const isWanted = (await progress.read(since)).ok && (await hasRoom(CACHED_POSTERS_MIN_SPACE));
      const address = isWanted ? work?.missing.shift() : undefined;
      if (!work || address === undefined) return 'over';
      const signal = AbortSignal.timeout(POSTER_TIMEOUT_MS);
      const poster = await fetch(address, { mode: 'cors', credentials: 'omit', signal });
      // One that the image host does not have says nothing of the next.
      if (poster.ok) await work.cache.put(address, poster);
      return work.missing.length > 0 ? 'more' : 'over';
    } catch {
      // No network, or no space: the placeholder stands in.
      return 'over';
    }
  };
}
