import { MIN_BROWSING_CACHE_MOVIES, BROWSING_CACHE_WRITE_DELAY_MS } from '../config/cache';
import type { Listing, CachedMovie } from '../domain/browsing-cache/cached-movie';
import type { MovieMetadata } from '../domain/movies/metadata';
import { fail, type Result } from '../domain/values/result';
import type { BrowsingCacheStore, NotedMetadata, StoreFailure } from '../db/browsing-cache';

/** Where the movies are kept: loaded with the first of them, since no answer waits for it. */
export type LoadBrowsingCache = () => Promise<Pick<BrowsingCacheStore, 'read' | 'write'>>;

/** The movies that the movie database has listed on this device: searches choose from them when it does not answer. */
export interface BrowsingCache {
  /** Takes the movies of an answer. It returns at once; they are written with those of other answers. */
  readonly note: (listing: Listing) => void;
  /** Takes what the movie database tells of one movie, where that movie was or is listed. */
  readonly noteFacts: (id: number, facts: MovieMetadata) => void;
  /** All movies, those included that are still to be written. */
  readonly read: () => Promise<Result<readonly CachedMovie[], StoreFailure>>;
}

/**
 * @param load null keeps nothing, as where the worker delivers changes and asks for no movies
 * @param now milliseconds since 1970
 */
export function createBrowsingCache(load: LoadBrowsingCache | null, now: () => number): BrowsingCache {
  let listings: Listing[] = [];
  let facts = new Map<number, NotedMetadata>();
  let writing: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** A device that refused once is not asked again on this visit. */
  let refused = load === null;
  /**
   * A first screen's list waits for more, in memory: by itself it would not do for an answer, and what writes it need not
   * come with the screen.
   */
  let begun = false;

  async function write(): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const news = { listings, facts };
    listings = [];
    facts = new Map();
    if (load === null || refused || news.listings.length + news.facts.size === 0) return;
    // The part that keeps them may not arrive, on a network that has just gone.
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
