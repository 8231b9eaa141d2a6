import { IMPORT_CHUNK, IMPORT_DELIVERY, IMPORT_LOOK_MS, IMPORT_REQUEST_MS, IMPORT_TRIES } from '../../config/import';
import { traitsOf } from '../../domain/marks/mark-kinds';
import type { TmdbErrorReason } from '../../domain/requests/request-error';
import { waitMs } from '../../domain/requests/backoff';
import { ok, type Result } from '../../domain/values/result';
import type { ImportEntry, MemberDatabase } from '../../db/member-database';
import { tryStorage, type StorageError } from '../../db/storage';
import type { SyncDeps } from '../../sync/clock';
import type { TmdbClient } from '../../api/tmdb/client';
import { mostSpecificError, type TmdbError } from '../../api/tmdb/errors';
import { findMovie, type Found } from './find-movie';
import { type FoundRow, type ImportChunk, nextChunk, undoSome, writeFound } from './import-store';

/** The importer's dependencies, injected for tests. */
export interface ImporterOptions {
  readonly database: MemberDatabase;
  readonly environment: SyncDeps;
  readonly load: () => Promise<{ readonly tmdb: Pick<TmdbClient, 'getDated'> }>;
  /** Syncs pending marks. */
  readonly deliver: () => void;
  readonly online: () => boolean;
  readonly chance: () => number;
  /** Resolves after the time, or when aborted. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Runs `work` unless another tab is doing so. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

/** Why an import is stalled; null if it isn't. */
export type ImportHindrance =
  | { readonly source: 'movie-database'; readonly reason: TmdbErrorReason }
  | { readonly source: 'device'; readonly reason: StorageError['reason'] }
  | null;

export interface Importer {
  /** Continues the import on this device until all movies are looked up or it's paused. */
  readonly go: () => Promise<void>;
  /** Aborts requests in flight. */
  readonly halt: () => void;
  readonly hindrance: () => ImportHindrance;
  /** Calls the listener when the reason for stalling changes. @returns a function to unsubscribe */
  readonly follow: (listener: () => void) => () => void;
}

/** Whether a retry for this movie would fail again. */
function isLasting(error: TmdbError): boolean {
  const { reason } = error;
  return reason === 'malformed' || reason === 'not-found' || (reason === 'server-fault' && error.status < 500);
}

/** Runs an import in chunks, as fast as TMDB's rate limit allows, at low priority. */
export function createImporter(options: ImporterOptions): Importer {
  const { database, environment, load, deliver, online, chance, pause, alone } = options;
  const listeners = new Set<() => void>();
  const tries = new Map<number, number>();
  let halting = new AbortController();
  let hindrance: ImportHindrance = null;
  let running = Promise.resolve();
  let unsent = 0;

  function hinder(by: ImportHindrance): void {
    if (hindrance?.reason === by?.reason) return;
    hindrance = by;
    listeners.forEach((tell) => tell());
  }

  /** Syncs marks in batches. */
  function send(least: number): void {
    if (unsent < least) return;
    unsent = 0;
    deliver();
  }

  /** The movie without a request, if its card is stored or only its id is needed. */
  async function known({ movie, planned }: ImportEntry): Promise<Found | null> {
    if (movie.tmdbId === null) return null;
    const card = await database.movies.get(movie.tmdbId);
    if (card) return { kind: 'found', movie: card };
    if (planned.some(({ kind }) => traitsOf(kind).card)) return null;
    const bare = {
      title: movie.title,
      year: movie.year ?? 0,
      rating: 0,
      genres: [],
      description: '',
      posterPath: null,
    };
    return { kind: 'found', movie: { id: movie.tmdbId, ...bare } };
  }

  /** The final result for a row, or null to retry it later. */
  function settled(row: ImportEntry, answer: Result<Found, TmdbError>, othersAnswered: boolean): Found | null {
    if (answer.ok) return answer.value;
    if (isLasting(answer.error)) return { kind: 'none' };
    // In an outage every request fails: don't give up on single movies.
    if (answer.error.reason !== 'server-fault' || !othersAnswered) return null;
    const failed = (tries.get(row.place) ?? 0) + 1;
    tries.set(row.place, failed);
    return failed < IMPORT_TRIES ? null : { kind: 'none' };
  }

  async function lookFor(chunk: ImportChunk, signal: AbortSignal) {
    const { tmdb } = await load();
    let requests = 0;
    const lookup = { tmdb, signal, onRequest: () => (requests += 1) };
    const answers = await Promise.all(
      chunk.rows.map(async (row) => {
        const found = await known(row);
        return { row, answer: found ? ok(found) : await findMovie(lookup, row.movie) };
      }),
    );
    const answered = answers.some(({ answer }) => answer.ok);
    const found = answers.flatMap(({ row, answer }): FoundRow[] => {
      const outcome = settled(row, answer, answered);
      return outcome ? [{ row, found: outcome }] : [];
    });
    const [error, ...errors] = answers.flatMap(({ answer }) =>
      answer.ok || isLasting(answer.error) ? [] : [answer.error],
    );
    return { found, requests, error: error ? mostSpecificError(error, ...errors) : null };
  }

  /** Waits until TMDB may respond again, or the device is online. */
  async function outwait(error: TmdbError, failures: number, signal: AbortSignal): Promise<void> {
    hinder({ source: 'movie-database', reason: error.reason });
    send(1);
    if (error.reason !== 'offline')
      return pause(waitMs(failures, chance(), error.reason === 'rate-limited' ? error.retryAfterMs : null), signal);
    do await pause(IMPORT_LOOK_MS, signal);
    while (!online() && !signal.aborted);
  }

  async function works(signal: AbortSignal): Promise<void> {
    let failures = 0;
    for (;;) {
      const chunk = signal.aborted ? null : await nextChunk(database, IMPORT_CHUNK);
      if (chunk === null) break;
      const begun = environment.now();
      const { found, requests, error } = await lookFor(chunk, signal);
      if (error?.reason === 'cancelled') break;
      unsent += await writeFound(database, environment, chunk.startedAt, found);
      send(IMPORT_DELIVERY);
      failures = error && found.length === 0 ? failures + 1 : 0;
      if (error) await outwait(error, Math.max(1, failures), signal);
      else {
        hinder(null);
        const spare = requests * IMPORT_REQUEST_MS - (environment.now() - begun);
        if (spare > 0) await pause(spare, signal);
      }
    }
    hinder(null);
    while (await undoSome(database, environment));
    deliver();
  }

  /** Whether there is work left, possibly by another tab. */
  async function isLeft(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
    const row = await database.imports.get('import');
    return row?.state === 'undoing' || (await nextChunk(database, 1)) !== null;
  }

  async function run(signal: AbortSignal): Promise<void> {
    const ended = await tryStorage(async () => {
      while (await isLeft(signal)) {
        await alone(() => works(signal));
        if (await isLeft(signal)) await pause(IMPORT_LOOK_MS, signal);
      }
    });
    if (!ended.ok) hinder({ source: 'device', reason: ended.error.reason });
  }

  function next(): Promise<void> {
    halting = new AbortController();
    return run(halting.signal);
  }

  return {
    go() {
      // The current run may have checked for work before there was new work.
      running = running.then(next, next);
      return running;
    },
    halt: () => halting.abort(),
    hindrance: () => hindrance,
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
