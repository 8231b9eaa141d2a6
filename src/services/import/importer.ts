import { IMPORT_CHUNK, IMPORT_DELIVERY, IMPORT_POLL_MS, IMPORT_REQUEST_MS, IMPORT_TRIES } from '../../config/import';
import { traitsOf } from '../../domain/marks/mark-kinds';
import type { TmdbErrorReason } from '../../domain/requests/request-error';
import { backoffMs } from '../../domain/requests/backoff';
import { ok, type Result } from '../../domain/values/result';
import type { ImportEntry, MemberDatabase } from '../../db/member-database';
import { tryStorage, type StorageError } from '../../db/storage';
import type { SyncDeps } from '../../sync/clock';
import type { TmdbClient } from '../../api/tmdb/client';
import { mostSpecificError, type TmdbError } from '../../api/tmdb/errors';
import { findMovie, type Found } from './find-movie';
import { type FoundRow, type ImportChunk, nextChunk, readJob, undoSome, writeFound } from './import-store';

/** The importer's dependencies, injected for tests. */
export interface ImporterOptions {
  readonly database: MemberDatabase;
  readonly syncDeps: SyncDeps;
  readonly load: () => Promise<{ readonly tmdb: Pick<TmdbClient, 'getDated'> }>;
  /** Syncs pending marks. */
  readonly requestSync: () => void;
  readonly online: () => boolean;
  readonly random: () => number;
  /** Resolves after the time, or when aborted. */
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Runs `work` unless another tab is doing so. */
  readonly runExclusively: (work: () => Promise<void>) => Promise<void>;
}

/** Why an import is stalled; null if it isn't. */
export type ImportStall =
  | { readonly source: 'movie-database'; readonly reason: TmdbErrorReason }
  | { readonly source: 'device'; readonly reason: StorageError['reason'] }
  | null;

export interface Importer {
  /** Continues the import on this device until all movies are looked up or it's paused. */
  readonly run: () => Promise<void>;
  /** Aborts requests in flight. */
  readonly abort: () => void;
  readonly stalledBy: () => ImportStall;
  /** Calls the listener when the reason for stalling changes. @returns a function to unsubscribe */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Whether a retry for this movie would fail again. */
function isPermanent(error: TmdbError): boolean {
  const { reason } = error;
  return reason === 'malformed' || reason === 'not-found' || (reason === 'server-fault' && error.status < 500);
}

/** Runs an import in chunks, as fast as TMDB's rate limit allows, at low priority. */
export function createImporter(options: ImporterOptions): Importer {
  const { database, syncDeps, load, requestSync, online, random, delay, runExclusively } = options;
  const listeners = new Set<() => void>();
  const attempts = new Map<number, number>();
  let controller = new AbortController();
  let stall: ImportStall = null;
  let running = Promise.resolve();
  let unsent = 0;

  function setStall(next: ImportStall): void {
    if (stall?.reason === next?.reason) return;
    stall = next;
    listeners.forEach((notify) => notify());
  }

  /** Syncs marks in batches. */
  function send(minimum: number): void {
    if (unsent < minimum) return;
    unsent = 0;
    requestSync();
  }

  /** The movie without a request, if its card is stored or only its id is needed. */
  async function findLocally({ movie, planned }: ImportEntry): Promise<Found | null> {
    if (movie.tmdbId === null) return null;
    const card = await database.movies.get(movie.tmdbId);
    if (card) return { kind: 'found', movie: card };
    if (planned.marks.some((kind) => traitsOf(kind).card)) return null;
    const summary = {
      title: movie.title,
      year: movie.year ?? 0,
      rating: 0,
      genres: [],
      description: '',
      posterPath: null,
    };
    return { kind: 'found', movie: { id: movie.tmdbId, ...summary } };
  }

  /** The final result for a row, or null to retry it later. */
  function resultOf(row: ImportEntry, result: Result<Found, TmdbError>, othersSucceeded: boolean): Found | null {
    if (result.ok) return result.value;
    if (isPermanent(result.error)) return { kind: result.error.reason === 'not-found' ? 'none' : 'failed' };
    // In an outage every request fails: don't give up on single movies.
    if (result.error.reason !== 'server-fault' || !othersSucceeded) return null;
    const failed = (attempts.get(row.place) ?? 0) + 1;
    attempts.set(row.place, failed);
    return failed < IMPORT_TRIES ? null : { kind: 'failed' };
  }

  async function lookUp(chunk: ImportChunk, signal: AbortSignal) {
    const { tmdb } = await load();
    let requests = 0;
    const lookup = { tmdb, signal, onRequest: () => (requests += 1) };
    const lookups = await Promise.all(
      chunk.rows.map(async (row) => {
        const found = await findLocally(row);
        return { row, result: found ? ok(found) : await findMovie(lookup, row.movie) };
      }),
    );
    const succeeded = lookups.some(({ result }) => result.ok);
    const found = lookups.flatMap(({ row, result }): FoundRow[] => {
      const outcome = resultOf(row, result, succeeded);
      return outcome ? [{ row, found: outcome }] : [];
    });
    const [error, ...errors] = lookups.flatMap(({ result }) =>
      result.ok || isPermanent(result.error) ? [] : [result.error],
    );
    return { found, requests, error: error ? mostSpecificError(error, ...errors) : null };
  }

  /** Waits until TMDB may respond again, or the device is online. */
  async function waitForRetry(error: TmdbError, failures: number, signal: AbortSignal): Promise<void> {
    setStall({ source: 'movie-database', reason: error.reason });
    send(1);
    if (error.reason !== 'offline')
      return delay(backoffMs(failures, random(), error.reason === 'rate-limited' ? error.retryAfterMs : null), signal);
    do await delay(IMPORT_POLL_MS, signal);
    while (!online() && !signal.aborted);
  }

  async function runChunks(signal: AbortSignal): Promise<void> {
    let failures = 0;
    for (;;) {
      const chunk = signal.aborted ? null : await nextChunk(database, IMPORT_CHUNK);
      if (chunk === null) break;
      const startedAtMs = syncDeps.now();
      const { found, requests, error } = await lookUp(chunk, signal);
      if (error?.reason === 'cancelled') break;
      unsent += await writeFound(database, syncDeps, chunk.startedAt, found);
      send(IMPORT_DELIVERY);
      failures = error && found.length === 0 ? failures + 1 : 0;
      if (error) await waitForRetry(error, Math.max(1, failures), signal);
      else {
        setStall(null);
        const remainingMs = requests * IMPORT_REQUEST_MS - (syncDeps.now() - startedAtMs);
        if (remainingMs > 0) await delay(remainingMs, signal);
      }
    }
    setStall(null);
    while (await undoSome(database, syncDeps));
    requestSync();
  }

  /** Whether there is work left, possibly by another tab. */
  async function hasWork(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
    const row = await readJob(database);
    return row?.state === 'undoing' || (await nextChunk(database, 1)) !== null;
  }

  async function run(signal: AbortSignal): Promise<void> {
    const outcome = await tryStorage(async () => {
      while (await hasWork(signal)) {
        await runExclusively(() => runChunks(signal));
        if (await hasWork(signal)) await delay(IMPORT_POLL_MS, signal);
      }
    });
    if (!outcome.ok) setStall({ source: 'device', reason: outcome.error.reason });
  }

  function next(): Promise<void> {
    controller = new AbortController();
    return run(controller.signal);
  }

  return {
    run() {
      // The current run may have checked for work before there was new work.
      running = running.then(next, next);
      return running;
    },
    abort: () => controller.abort(),
    stalledBy: () => stall,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
