import { MIN_BROWSING_CACHE_MOVIES, BROWSING_CACHE_WRITE_DELAY_MS } from '../config/cache';
import type { Listing, CachedMovie } from '../domain/browsing-cache/cached-movie';
import type { MovieMetadata } from '../domain/movies/metadata';
import { fail, type Result } from '../domain/values/result';
import type { BrowsingCacheStore, NotedMetadata, StoreFailure } from '../db/browsing-cache';

/** Loads the store with the first movies, as no request waits for it. */
export type LoadBrowsingCache = () => Promise<Pick<BrowsingCacheStore, 'read' | 'write'>>;

/** Movies seen while browsing on this device: searches choose from them when TMDB doesn't respond. */
export interface BrowsingCache {
  /** Queues the movies of a response. Returns at once; they're written in batches. */
  readonly addListing: (listing: Listing) => void;
  /** Queues metadata of a movie; ignored if the movie is in no listing. */
  readonly addMetadata: (id: number, facts: MovieMetadata) => void;
  /** All movies, after writing the queued ones. */
  readonly read: () => Promise<Result<readonly CachedMovie[], StoreFailure>>;
}

/**
 * @param load null to cache nothing, as in the worker, which only syncs
 * @param now milliseconds since the epoch
 */
export function createBrowsingCache(load: LoadBrowsingCache | null, now: () => number): BrowsingCache {
  let listings: Listing[] = [];
  let metadata = new Map<number, NotedMetadata>();
  let writing: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** After a failure, nothing more is written on this visit. */
  let refused = load === null;
  /** Whether enough movies were listed to start writing. A first screen's list alone isn't worth loading the store. */
  let started = false;

  async function write(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const update = { listings, metadata };
    listings = [];
    metadata = new Map();
    if (load === null || refused || update.listings.length + update.metadata.size === 0) return;
    // Loading the store fails if the network has just gone.
    const store = await load().catch(() => null);
    const written = (await store?.write(update, now())) ?? fail<StoreFailure>({ reason: 'refused' });
    refused = store !== null && !written.ok;
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  function schedule(): void {
    started ||= listings.reduce((sum, { movies }) => sum + movies.length, 0) >= MIN_BROWSING_CACHE_MOVIES;
    if (started) timer ??= setTimeout(() => void flush(), BROWSING_CACHE_WRITE_DELAY_MS);
  }

  return {
    addListing(listing) {
      if (refused || listing.movies.length === 0) return;
      listings.push(listing);
      schedule();
    },
    addMetadata(id, value) {
      if (refused) return;
      metadata.set(id, { value, fetchedAt: now() });
      schedule();
    },
    async read() {
      await flush();
      const store = load === null ? null : await load().catch(() => null);
      return store === null ? fail<StoreFailure>({ reason: 'refused' }) : store.read(now());
    },
  };
}
