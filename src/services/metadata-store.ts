import { METADATA_RETRY_MS, METADATA_FRESH_MS } from '../config/cache';
import { DEFAULT_COUNTRY } from '../config/streaming';
import { metadataFor, isForCountry, type MovieMetadata } from '../domain/movies/metadata';
import type { Dated } from '../domain/movies/movie';
import { backoffMs } from '../domain/requests/backoff';
import { ok } from '../domain/values/result';
import type { DatedMetadata, MetadataCache } from '../db/metadata-cache';
import { delay } from '../lib/delay';
import type { TmdbResult } from '../api/tmdb/client';
import type { TmdbError } from '../api/tmdb/errors';
import type { Urgency } from '../api/tmdb/request-queue';

/** The single source of movie metadata for cards, results, dialogs and movie pages. */
export interface MetadataStore {
  /** The metadata in memory, or null; the same object until it changes. */
  readonly peek: (id: number) => MovieMetadata | null;
  /**
   * Calls the listener when a movie's metadata changes, and loads it: from the device, else from TMDB at low priority.
   * @returns a function to unsubscribe
   */
  readonly subscribe: (id: number, listener: () => void) => () => void;
  /** A movie's metadata for a visible screen; fetched if what's stored is outdated. */
  readonly getFresh: (id: number, signal?: AbortSignal) => TmdbResult<MovieMetadata>;
  /** The metadata in memory or on the device, without a request. */
  readonly getStored: (id: number) => Promise<DatedMetadata | null>;
  /** Adds metadata from another response, such as a movie's details, unless newer is known. */
  readonly update: (id: number, facts: MovieMetadata, fetchedAt: number) => void;
  /** Ids among these that TMDB is known not to have: they aren't prefetched. */
  readonly missing: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
  /** Stores that TMDB has no such movie. */
  readonly markMissing: (id: number) => Promise<void>;
  /** Reloads everything that's followed for another country, whose streaming services differ. */
  readonly countryChanged: () => void;
  /** Retries failed requests for what's still followed, as when the device is online again. */
  readonly retry: () => void;
}

export interface MetadataStoreOptions {
  readonly cache: Pick<MetadataCache, 'read' | 'write' | 'missing' | 'markMissing'>;
  readonly fetch: (id: number, signal: AbortSignal | undefined, urgency: Urgency) => TmdbResult<Dated<MovieMetadata>>;
  /** Called with metadata fetched from TMDB. */
  readonly onMetadata?: (id: number, facts: MovieMetadata) => void;
  /** Whether the device is online: if not, nothing is prefetched. */
  readonly online: () => boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The country for streaming services, an ISO 3166-1 code; a default if omitted. */
  readonly country?: () => string;
}

/** Failures that a retry doesn't fix. */
const PERMANENT: ReadonlySet<TmdbError['reason']> = new Set(['not-found', 'cancelled']);

/** Milliseconds until the next attempt; null if a retry is pointless. */
function retryDelay(error: TmdbError): number | null {
  if (PERMANENT.has(error.reason)) return null;
  // Nobody waits for these, so even a long Retry-After is respected.
  return backoffMs(1, 0, Math.max(METADATA_RETRY_MS, error.reason === 'rate-limited' ? error.retryAfterMs : 0));
}

/** Creates an empty store. */
export function createMetadataStore({
  cache,
  fetch,
  onMetadata,
  online,
  now,
  country = () => DEFAULT_COUNTRY,
}: MetadataStoreOptions): MetadataStore {
  const stored = new Map<number, DatedMetadata>();
  const forOtherCountry = new WeakMap<DatedMetadata, MovieMetadata>();
  const subscribers = new Map<number, Set<() => void>>();
  const pending = new Map<number, AbortController>();

  const isCurrentCountry = ({ value }: DatedMetadata) => isForCountry(value, country());
  const isFresh = (dated: DatedMetadata | null) =>
    dated !== null && isCurrentCountry(dated) && now() - dated.fetchedAt < METADATA_FRESH_MS;

  /** Metadata for the current country; the same object until it changes. */
  function forCurrentCountry(dated: DatedMetadata): MovieMetadata {
    if (isCurrentCountry(dated)) return dated.value;
    const previous = forOtherCountry.get(dated);
    if (previous && isForCountry(previous, country())) return previous;
    const value = metadataFor(dated.value, country());
    forOtherCountry.set(dated, value);
    return value;
  }

  /** @returns whether it's newer than what was stored, or the first for the country */
  function store(id: number, dated: DatedMetadata): boolean {
    const previous = stored.get(id);
    if (previous && isCurrentCountry(previous) && (!isCurrentCountry(dated) || previous.fetchedAt >= dated.fetchedAt))
      return false;
    if (previous && !isCurrentCountry(previous) && !isCurrentCountry(dated)) return false;
    stored.set(id, dated);
    subscribers.get(id)?.forEach((notify) => notify());
    return true;
  }

  function update(id: number, value: MovieMetadata, fetchedAt: number): void {
    const dated = { value, fetchedAt: Math.min(fetchedAt, now()) };
    if (!store(id, dated)) return;
    void cache.write(id, dated, now());
    onMetadata?.(id, dated.value);
  }

  async function getStored(id: number): Promise<DatedMetadata | null> {
    if (!stored.has(id)) {
      const dated = await cache.read(id, now());
      if (dated) store(id, dated);
    }
    return stored.get(id) ?? null;
  }

  const missing = (ids: readonly number[]) => cache.missing(ids, now());
  const markMissing = (id: number) => cache.markMissing(id, now());

  /** Fetches once. @returns milliseconds until a retry makes sense, or null */
  async function fetchOnce(id: number, signal: AbortSignal): Promise<number | null> {
    if (signal.aborted || !online()) return null;
    const response = await fetch(id, signal, 'prefetch');
    if (response.ok) update(id, response.value.value, response.value.fetchedAt);
    else if (response.error.reason === 'not-found') await markMissing(id);
    return response.ok ? null : retryDelay(response.error);
  }

  async function load(id: number): Promise<void> {
    if (pending.has(id)) return;
    const controller = new AbortController();
    const { signal } = controller;
    pending.set(id, controller);
    const isKnown = isFresh(await getStored(id)) || (await missing([id])).has(id);
    const retryMs = isKnown ? null : await fetchOnce(id, signal);
    if (retryMs !== null) {
      await delay(retryMs, signal);
      await fetchOnce(id, signal);
    }
    if (pending.get(id) === controller) pending.delete(id);
  }

  function subscribe(id: number, listener: () => void): () => void {
    const listeners = subscribers.get(id) ?? new Set();
    subscribers.set(id, listeners.add(listener));
    void load(id);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      subscribers.delete(id);
      pending.get(id)?.abort();
      pending.delete(id);
    };
  }

  async function getFresh(id: number, signal?: AbortSignal): TmdbResult<MovieMetadata> {
    const dated = await getStored(id);
    if (dated && isFresh(dated)) return ok(dated.value);
    const response = await fetch(id, signal, 'interactive');
    // Outdated metadata is better than none.
    if (!response.ok) return dated && response.error.reason !== 'cancelled' ? ok(forCurrentCountry(dated)) : response;
    const { value, fetchedAt } = response.value;
    update(id, value, fetchedAt);
    return ok(value);
  }

  return {
    peek(id) {
      const dated = stored.get(id);
      return dated ? forCurrentCountry(dated) : null;
    },
    subscribe,
    getFresh,
    getStored,
    update,
    missing,
    markMissing,
    countryChanged() {
      for (const [id, listeners] of subscribers) {
        listeners.forEach((notify) => notify());
        // The pending request is for another country.
        pending.get(id)?.abort();
        pending.delete(id);
        void load(id);
      }
    },
    retry: () => [...subscribers.keys()].forEach((id) => void load(id)),
  };
}
