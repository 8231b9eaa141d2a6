import type { TmdbClient } from '../api/tmdb/client';
import { fetchSimilarMovies } from '../api/tmdb/movie';
import { SIMILAR_MOVIES_REFRESH_MS } from '../config/recommend';
import { DEFAULT_LANGUAGE } from '../config/streaming';
import { PULL_PAGE_ROWS } from '../config/sync';
import { countUnsentPreferences } from '../db/account-cache';
import type { StoredViewing } from '../db/diary';
import type { MemberDatabase } from '../db/member-database';
import { openMemberDatabase } from '../db/open-member-database';
import { pinPosters } from '../db/pinned-posters';
import {
  idsWithoutSimilarMovies,
  pruneSimilarMovies,
  storeSimilarMovies,
  readTasteWeights,
} from '../db/similar-movies-cache';
import { type StorageError, tryStorage } from '../db/storage';
import { readSyncState } from '../db/sync-state';
import type { Rating } from '../domain/marks/diary';
import type { UserMarkKind } from '../domain/marks/mark-kinds';
import { type IdentifiedMovie, summaryOf } from '../domain/movies/movie';
import { ok, type Result } from '../domain/values/result';
import type { WatchPreferences } from '../domain/watch-preferences';
import { withWebLock } from '../lib/locks';
import { browserDeps } from '../sync/clock';
import { addViewing, changeViewing, type RatingResult, removeViewing, setRating } from '../sync/diary';
import type { MarkTarget } from '../sync/enqueue';
import { type SyncError, type SyncStats, syncWithLock } from '../sync/engine';
import {
  countChanges,
  recordRecommended,
  recordSearch,
  type RemovedWithMark,
  setMark,
  type SetMarkResult,
} from '../sync/outbox';
import { prepareSync } from '../sync/prepare-sync';
import { AdaptiveBatch } from '../sync/push';
import { createSyncScheduler, registerBackgroundSync } from '../sync/scheduler';
import { createSupabaseTransport } from '../sync/transport';
import { createBackgroundTask } from './background-task';
import { createDetailsPrefetcher } from './details-prefetcher';
import { refreshAccount, refreshProfile, setWatchPreferences } from './refresh-account';
import type { Services } from './services';

/**
 * A member's data on this device and the commands that change it. Changes are synced automatically. Commands return
 * storage errors instead of rejecting.
 */
export interface MemberStore {
  readonly userId: string;
  readonly database: MemberDatabase;
  /**
   * Sets or removes a mark, regardless of its current state.
   * @param restored what the change that is undone had removed
   */
  readonly mark: (
    kind: UserMarkKind,
    movie: IdentifiedMovie,
    present: boolean,
    restored?: RemovedWithMark | null,
  ) => Promise<Result<SetMarkResult, StorageError>>;
  /** Adds a viewing and marks the movie as watched. @param watchedOn as in Viewing; @param again whether it was before */
  readonly addViewing: (
    movie: IdentifiedMovie,
    watchedOn: string | null,
    again?: boolean,
  ) => Promise<Result<StoredViewing, StorageError>>;
  /** Changes a viewing, or restores a removed one. */
  readonly changeViewing: (viewing: StoredViewing) => Promise<Result<void, StorageError>>;
  readonly removeViewing: (viewing: StoredViewing) => Promise<Result<void, StorageError>>;
  /** Sets or removes the member's rating, and marks a rated movie as watched. */
  readonly rate: (movie: IdentifiedMovie, rating: Rating | null) => Promise<Result<RatingResult, StorageError>>;
  /** Records a search by its genre (selected_genre), or null. */
  readonly recordSearch: (genre: string | null) => Promise<Result<void, StorageError>>;
  /** Records movies as recommended. */
  readonly recordRecommended: (movieIds: readonly number[]) => Promise<Result<void, StorageError>>;
  /** Sets the watch preferences; returns their timestamp, ms by the server's clock. */
  readonly setWatchPreferences: (preferences: WatchPreferences) => Promise<Result<number, StorageError>>;
  /** Number of unsent changes, without those that need a decision. */
  readonly countUnsent: () => Promise<Result<number, StorageError>>;
  readonly requestSync: () => void;
  /** Syncs pending changes, also by a background sync when all pages are closed. */
  readonly deliver: () => void;
  /** Has the server award badges, and fetches badges and searches. @returns whether the server responded */
  readonly refreshAccount: () => Promise<Result<boolean, StorageError>>;
  /** Runs one sync cycle and waits for it. */
  readonly syncOnce: () => Promise<Result<SyncStats, SyncError>>;
  /** Resolves when the tasks that follow a cycle are done: profile, posters and badges are up to date. */
  readonly whenIdle: () => Promise<unknown>;
  /** Reports a storage error of a write that isn't awaited. */
  readonly onStorageFailure: (error: StorageError) => void;
  /** Stops syncing; the database stays usable until the page is closed. */
  readonly stop: () => void;
}

/**
 * Opens a member's database and sets up sync; the first `requestSync` starts it.
 * @param onStorage called with storage errors of background work, and with null after a successful cycle
 * @param onUnsent called when a change is only on this device
 */
export async function openMemberStore(
  services: Services,
  userId: string,
  onStorage: (error: StorageError | null) => void,
  onUnsent: () => unknown = () => undefined,
): Promise<Result<{ readonly store: MemberStore; readonly rebuilt: boolean }, StorageError>> {
  const opened = await openMemberDatabase(userId);
  if (!opened.ok) return opened;
  const { database, rebuilt } = opened.value;
  const deps = browserDeps;
  const transport = createSupabaseTransport(services.auth, userId);
  const batchSize = new AdaptiveBatch();
  const pageSize = new AdaptiveBatch(PULL_PAGE_ROWS);

  const profile = createBackgroundTask(() => refreshProfile(services.auth, database), onStorage);
  const posters = createBackgroundTask(() => pinPosters(database, services.imageUrl), onStorage);
  let accountOutdated = false;
  const account = createBackgroundTask(async () => {
    const outdated = accountOutdated || (await database.account.count()) === 0;
    accountOutdated = false;
    if (outdated) await refreshAccount(services.auth, database);
  }, onStorage);

  async function syncCycle(): Promise<Result<SyncStats, SyncError>> {
    const prepared = await prepareSync(database, services.store);
    if (!prepared.ok) return prepared;
    const outcome = await syncWithLock({ database, transport, deps, batchSize, pageSize }, withWebLock);
    // A server restored from a backup may also say that the account is gone, so it's checked again.
    if (!outcome.ok && outcome.error.reason === 'gone') {
      const flagged = await tryStorage(() => services.store.flagForRecheck(userId));
      if (!flagged.ok) return flagged;
    }
    if (outcome.ok) {
      // Pushed changes may have earned a badge, and pulled ones come from another device.
      accountOutdated ||= outcome.value.pushed > 0 || outcome.value.pulled > 0;
      for (const task of [profile, posters, account]) task.request();
    }
    return outcome;
  }

  const details = createDetailsPrefetcher(database, services.tmdb, services.metadata);
  const similarMovies = createSimilarMoviesPrefetcher(database, services.tmdb);

  /** Pages also prefetch details and similar movies, which the worker has no time for. */
  async function pageSyncCycle() {
    const outcome = await syncCycle();
    if (outcome.ok) {
      details.prefetch();
      similarMovies.prefetch();
    }
    return outcome;
  }

  const scheduler = createSyncScheduler({
    sync: pageSyncCycle,
    schedule: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    isSignedIn: async () => {
      const signedIn = await tryStorage(() => services.store.isSignedIn(userId));
      return !signedIn.ok || signedIn.value;
    },
    onStorage,
  });

  function deliver(): void {
    onUnsent();
    scheduler.request();
    void registerBackgroundSync();
  }

  function targetOf(movie: IdentifiedMovie): MarkTarget {
    const { language } = services.tmdb.preferences();
    // The movie was fetched in the current language.
    return { id: movie.id, card: { ...(language !== DEFAULT_LANGUAGE && { language }), ...summaryOf(movie) } };
  }

  async function delivered<T>(change: Promise<Result<T, StorageError>>): Promise<Result<T, StorageError>> {
    const changed = await change;
    if (changed.ok) deliver();
    return changed;
  }

  const store: MemberStore = {
    userId,
    database,
    mark: (kind, movie, present, restored) =>
      delivered(setMark(database, deps, kind, targetOf(movie), present, restored)),
    addViewing: (movie, watchedOn, again) => delivered(addViewing(database, deps, targetOf(movie), watchedOn, again)),
    changeViewing: (viewing) => delivered(changeViewing(database, deps, viewing)),
    removeViewing: (viewing) => delivered(removeViewing(database, deps, viewing)),
    rate: (movie, rating) => delivered(setRating(database, deps, targetOf(movie), rating)),
    recordSearch: (genre) => delivered(recordSearch(database, deps, genre)),
    recordRecommended: (movieIds) => delivered(recordRecommended(database, deps, movieIds)),
    setWatchPreferences: (preferences) => delivered(setWatchPreferences(database, deps, preferences)),
    countUnsent: () =>
      tryStorage(async () => (await countChanges(database)).pending + (await countUnsentPreferences(database))),
    requestSync: scheduler.request,
    deliver,
    refreshAccount: () => tryStorage(() => refreshAccount(services.auth, database)),
    syncOnce: syncCycle,
    whenIdle: () => Promise.all([profile.whenIdle(), posters.whenIdle(), account.whenIdle()]),
    onStorageFailure: onStorage,
    stop() {
      scheduler.stop();
      details.stop();
      similarMovies.stop();
    },
  };
  return ok({ store, rebuilt });
}

/** Prefetches movies similar to the newest that a member likes, the base for suggestions. */
export interface SimilarMoviesPrefetcher {
  /** Fetches missing lists in the background; during a run, queues another one. */
  readonly prefetch: () => void;
  readonly stop: () => void;
}

/** @param now milliseconds since the epoch */
export function createSimilarMoviesPrefetcher(
  database: MemberDatabase,
  tmdb: TmdbClient,
  now: () => number = Date.now,
): SimilarMoviesPrefetcher {
  const controller = new AbortController();
  const failedIds = new Set<number>();

  /** Fetches one movie after another at low priority, up to the first failure: the next sync retries. */
  async function fetchMissing(): Promise<void> {
    const liked = [...(await readTasteWeights(database)).keys()];
    await pruneSimilarMovies(database, liked, now());
    const outdated = await idsWithoutSimilarMovies(database, liked, now() - SIMILAR_MOVIES_REFRESH_MS);
    for (const id of outdated.filter((each) => !failedIds.has(each))) {
      if ((await readSyncState(database)).signedOut) return;
      const response = await fetchSimilarMovies(tmdb, id, controller.signal, 'prefetch');
      if (response.ok) {
        const { value: movies, fetchedAt } = response.value;
        if (!(await storeSimilarMovies(database, { id, fetchedAt, movies }))) return;
      }
      // An unknown movie is retried as late as any other.
      else if (response.error.reason === 'not-found')
        await storeSimilarMovies(database, { id, fetchedAt: now(), movies: [] });
      // Only this movie is affected: skip it until the page is reloaded.
      else if (response.error.reason === 'malformed') failedIds.add(id);
      else return;
    }
  }

  const task = createBackgroundTask(
    // Avoids duplicate requests by two tabs of one member.
    () => withWebLock(`matinee-similar-movies-${database.userId}`, fetchMissing),
    // Similar movies are optional.
    () => undefined,
  );

  return {
    prefetch() {
      if (!controller.signal.aborted) task.request();
    },
    stop: () => controller.abort(),
  };
}
