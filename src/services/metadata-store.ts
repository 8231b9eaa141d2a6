import { METADATA_RETRY_MS, METADATA_FRESH_MS } from '../config/cache';
import { DEFAULT_COUNTRY } from '../config/streaming';
import { metadataFor, isForCountry, type MovieMetadata } from '../domain/movies/metadata';
import type { Dated } from '../domain/movies/movie';
import { waitMs } from '../domain/requests/backoff';
import { ok } from '../domain/values/result';
import type { DatedMetadata, MetadataCache } from '../db/metadata-cache';
import { delay } from '../lib/delay';
import type { TmdbResult } from '../api/tmdb/client';
import type { TmdbError } from '../api/tmdb/errors';
import type { Urgency } from '../api/tmdb/request-queue';

/** The single source of movie metadata for cards, results, dialogs and movie pages. */
export interface MetadataStore {
  /** The metadata in memory, or null; the same object until it changes. */
  readonly known: (id: number) => MovieMetadata | null;
  /**
   * Calls the listener when a movie's metadata changes, and loads it: from the device, else from TMDB at low priority.
   * @returns a function to unsubscribe
   */
  readonly follow: (id: number, listener: () => void) => () => void;
  /** A movie's metadata for somebody who is waiting; fetched if what's stored is outdated. */
  readonly ask: (id: number, signal?: AbortSignal) => TmdbResult<MovieMetadata>;
  /** The metadata in memory or on the device, without a request. */
  readonly recall: (id: number) => Promise<DatedMetadata | null>;
  /** Adds metadata from another response, such as a movie's details, unless newer is known. */
  readonly note: (id: number, facts: MovieMetadata, fetchedAt: number) => void;
  /** Ids among these that TMDB is known not to have: they aren't prefetched. */
  readonly missing: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
  /** Stores that TMDB has no such movie. */
  readonly noteMissing: (id: number) => Promise<void>;
  /** Reloads everything that's followed for another country, whose streaming services differ. */
  readonly countryChanged: () => void;
  /** Retries failed requests for what's still followed, as when the device is online again. */
  readonly retry: () => void;
}

export interface MetadataStoreOptions {
  readonly cache: Pick<MetadataCache, 'read' | 'write' | 'missing' | 'noteMissing'>;
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
const LASTING: ReadonlySet<TmdbError['reason']> = new Set(['not-found', 'cancelled']);

/** Milliseconds until the next attempt; null if a retry is pointless. */
function retryDelay(error: TmdbError): number | null {
  if (LASTING.has(error.reason)) return null;
  // Nobody waits for these, so even a long Retry-After is respected.
  return waitMs(1, 0, Math.max(METADATA_RETRY_MS, error.reason === 'rate-limited' ? error.retryAfterMs : 0));
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
  const held = new Map<number, DatedMetadata>();
  const elsewhere = new WeakMap<DatedMetadata, MovieMetadata>();
  const followed = new Map<number, Set<() => void>>();
  const looking = new Map<number, AbortController>();

  const isHere = ({ value }: DatedMetadata) => isForCountry(value, country());
  const isFresh = (dated: DatedMetadata | null) =>
    dated !== null && isHere(dated) && now() - dated.fetchedAt < METADATA_FRESH_MS;

  /** Metadata for the current country; the same object until it changes. */
  function forCurrentCountry(dated: DatedMetadata): MovieMetadata {
    if (isHere(dated)) return dated.value;
    const before = elsewhere.get(dated);
    if (before && isForCountry(before, country())) return before;
    const value = metadataFor(dated.value, country());
    elsewhere.set(dated, value);
    return value;
  }

  /** @returns whether it's newer than what was stored, or the first for the country */
  function hold(id: number, dated: DatedMetadata): boolean {
    const before = held.get(id);
    if (before && isHere(before) && (!isHere(dated) || before.fetchedAt >= dated.fetchedAt)) return false;
    if (before && !isHere(before) && !isHere(dated)) return false;
    held.set(id, dated);
    followed.get(id)?.forEach((tell) => tell());
    return true;
  }

  function note(id: number, value: MovieMetadata, fetchedAt: number): void {
    const dated = { value, fetchedAt: Math.min(fetchedAt, now()) };
    if (!hold(id, dated)) return;
    void cache.write(id, dated, now());
    onMetadata?.(id, dated.value);
  }

  async function recall(id: number): Promise<DatedMetadata | null> {
    if (!held.has(id)) {
      const dated = await cache.read(id, now());
      if (dated) hold(id, dated);
    }
    return held.get(id) ?? null;
  }

  const missing = (ids: readonly number[]) => cache.missing(ids, now());
  const noteMissing = (id: number) => cache.noteMissing(id, now());

  /** Fetches once. @returns milliseconds until a retry makes sense, or null */
  async function look(id: number, signal: AbortSignal): Promise<number | null> {
    if (signal.aborted || !online()) return null;
    const answer = await fetch(id, signal, 'prefetch');
    if (answer.ok) note(id, answer.value.value, answer.value.fetchedAt);
    else if (answer.error.reason === 'not-found') await noteMissing(id);
    return answer.ok ? null : retryDelay(answer.error);
  }

  async function find(id: number): Promise<void> {
    if (looking.has(id)) return;
    const controller = new AbortController();
    const { signal } = controller;
    looking.set(id, controller);
    const settled = isFresh(await recall(id)) || (await missing([id])).has(id);
    const again = settled ? null : await look(id, signal);
    if (again !== null) {
      await delay(again, signal);
      await look(id, signal);
    }
    if (looking.get(id) === controller) looking.delete(id);
  }

  function follow(id: number, listener: () => void): () => void {
    const listeners = followed.get(id) ?? new Set();
    followed.set(id, listeners.add(listener));
    void find(id);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      followed.delete(id);
      looking.get(id)?.abort();
      looking.delete(id);
    };
  }

  async function ask(id: number, signal?: AbortSignal): TmdbResult<MovieMetadata> {
    const dated = await recall(id);
    if (dated && isFresh(dated)) return ok(dated.value);
    const answer = await fetch(id, signal, 'interactive');
    // Outdated metadata is better than none.
    if (!answer.ok) return dated && answer.error.reason !== 'cancelled' ? ok(forCurrentCountry(dated)) : answer;
    const { value, fetchedAt } = answer.value;
    note(id, value, fetchedAt);
    return ok(value);
  }

  return {
    known(id) {
      const dated = held.get(id);
      return dated ? forCurrentCountry(dated) : null;
    },
    follow,
    ask,
    recall,
    note,
    missing,
    noteMissing,
    countryChanged() {
      for (const [id, listeners] of followed) {
        listeners.forEach((tell) => tell());
        // The pending request is for another country.
        looking.get(id)?.abort();
        looking.delete(id);
        void find(id);
      }
    },
    retry: () => [...followed.keys()].forEach((id) => void find(id)),
  };
}
