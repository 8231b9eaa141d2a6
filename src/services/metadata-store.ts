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

/** The one place that knows movies' facts: what cards, results, dialogs and movie screens say comes from here. */
export interface MetadataStore {
  /** What is known of a movie at this moment; null where nothing is. The same object until there is other. */
  readonly known: (id: number) => MovieMetadata | null;
  /**
   * Tells when a movie's facts are known or newer, and sees that they become known: from the device, else from the movie
   * database after all that somebody waits for. @returns a function that ends it
   */
  readonly follow: (id: number, listener: () => void) => () => void;
  /** A movie's facts for somebody who waits: those known, where they are not too old to be sure of. */
  readonly ask: (id: number, signal?: AbortSignal) => TmdbResult<MovieMetadata>;
  /** What the page or the device has of a movie, without asking the movie database. */
  readonly recall: (id: number) => Promise<DatedMetadata | null>;
  /** Takes facts that came with something else, as with a movie's details, unless newer ones are known. */
  readonly note: (id: number, facts: MovieMetadata, fetchedAt: number) => void;
  /** Which of these movies the movie database is known not to have: nobody asks for them unasked. */
  readonly missing: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
  /** Takes that the movie database has no such movie. */
  readonly noteMissing: (id: number) => Promise<void>;
  /** Looks again at all that is followed: another country was chosen, in which other services stream. */
  readonly countryChanged: () => void;
  /** Asks again for what could not be had and is still followed: a connection has come. */
  readonly retry: () => void;
}

export interface MetadataStoreOptions {
  readonly cache: Pick<MetadataCache, 'read' | 'write' | 'missing' | 'noteMissing'>;
  readonly fetch: (id: number, signal: AbortSignal | undefined, urgency: Urgency) => TmdbResult<Dated<MovieMetadata>>;
  /** Told facts that came from the movie database. */
  readonly onMetadata?: (id: number, facts: MovieMetadata) => void;
  /** False while the device says that it has no network: then nothing is asked that nobody waits for. */
  readonly online: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The country whose services are told, an ISO 3166-1 code; the default when absent. */
  readonly country?: () => string;
}

/** Failures that another try does not mend. */
const LASTING: ReadonlySet<TmdbError['reason']> = new Set(['not-found', 'cancelled']);

/** Milliseconds until a movie's facts are asked for once more; null where that would bring nothing. */
function retryDelay(error: TmdbError): number | null {
  if (LASTING.has(error.reason)) return null;
  // Nobody waits for these: a service that asks to wait for longer than a reader would is obeyed here.
  return waitMs(1, 0, Math.max(METADATA_RETRY_MS, error.reason === 'rate-limited' ? error.retryAfterMs : 0));
}

/** An empty store; it fills with what is followed, asked and noted. */
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

  /** What facts say in the country that is chosen now: the same object until there is other. */
  function forCurrentCountry(dated: DatedMetadata): MovieMetadata {
    if (isHere(dated)) return dated.value;
    const before = elsewhere.get(dated);
    if (before && isForCountry(before, country())) return before;
    const value = metadataFor(dated.value, country());
    elsewhere.set(dated, value);
    return value;
  }

  /** @returns whether they are newer than what was held, or the first of the country */
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

  /** One look at the movie database. @returns after how many milliseconds another may find what this one did not */
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
    // Facts of some weeks ago say more than a guess.
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
        // What is on its way was asked for elsewhere.
        looking.get(id)?.abort();
        looking.delete(id);
        void find(id);
      }
    },
    retry: () => [...followed.keys()].forEach((id) => void find(id)),
  };
}
