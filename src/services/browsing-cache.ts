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
  readonly note: (listing: Listing) => void;
  /** Queues metadata of a movie; ignored if the movie is in no listing. */
  readonly noteFacts: (id: number, facts: MovieMetadata) => void;
  /** All movies, after writing the queued ones. */
  readonly read: () => Promise<Result<readonly CachedMovie[], StoreFailure>>;
}

/**
 * @param load null to cache nothing, as in the worker, which only syncs
 * @param now milliseconds since the epoch
 */
export function createBrowsingCache(load: LoadBrowsingCache | null, now: () => number): BrowsingCache {
  let listings: Listing[] = [];
  let facts = new Map<number, NotedMetadata>();
  let writing: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** After a failure, nothing more is written on this visit. */
  let refused = load === null;
  /** Whether enough movies were listed to start writing. A first screen's list alone isn't worth loading the store. */
  let begun = false;

  async function write(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const news = { listings, facts };
    listings = [];
    facts = new Map();
    if (load === null || refused || news.listings.length + news.facts.size === 0) return;
    // Loading the store fails if the network has just gone.
    const kept = await load().catch(() => null);
    const written = (await kept?.write(news, now())) ?? fail<StoreFailure>({ reason: 'refused' });
    refused = kept !== null && !written.ok;
  }

  function settle(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  function schedule(): void {
    begun ||= listings.reduce((sum, { movies }) => sum + movies.length, 0) >= MIN_BROWSING_CACHE_MOVIES;
    if (begun) timer ??= setTimeout(() => void settle(), BROWSING_CACHE_WRITE_DELAY_MS);
  }

  return {
    note(listing) {
      if (refused || listing.movies.length === 0) return;
      listings.push(listing);
      schedule();
    },
    noteFacts(id, known) {
      if (refused) return;
      facts.set(id, { value: known, notedAt: now() });
      schedule();
    },
    async read() {
      await settle();
      const kept = load === null ? null : await load().catch(() => null);
      return kept === null ? fail<StoreFailure>({ reason: 'refused' }) : kept.read(now());
    },
  };
}
