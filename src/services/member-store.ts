import { DEFAULT_LANGUAGE } from '../config/streaming';
import { PULL_PAGE_ROWS } from '../config/sync';
import { countUnsentPreferences } from '../db/account-cache';
import type { StoredViewing } from '../db/diary';
import type { MemberDatabase } from '../db/member-database';
import { isNewer, openMemberDatabase } from '../db/open-member-database';
import type { SessionStore } from '../db/session-store';
import { type StorageError, tryStorage } from '../db/storage';
import { readSyncState } from '../db/sync-state';
import { reopenForMember } from '../db/wipe-member';
import type { Rating } from '../domain/marks/diary';
import type { UserMarkKind } from '../domain/marks/mark-kinds';
import { type IdentifiedMovie, summaryOf } from '../domain/movies/movie';
import { fail, ok, type Result } from '../domain/values/result';
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
import { AdaptiveBatch } from '../sync/push';
import { createSyncScheduler, registerBackgroundSync } from '../sync/scheduler';
import { createSupabaseTransport } from '../sync/transport';
import { createBackgroundTask } from './background-task';
import type { MoviePrefetcher } from './movie-prefetcher';
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
  const prefetching = new AbortController();
  const loadPrefetcher = prefetcherLoader(database, services, prefetching.signal);
  const posters = createBackgroundTask(async () => (await loadPrefetcher())?.posters(), onStorage);
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

  // Details and similar movies are optional, so their storage errors aren't shown.
  const details = createBackgroundTask(
    async () => (await loadPrefetcher())?.details(),
    () => undefined,
  );
  const similarMovies = createBackgroundTask(
    async () => (await loadPrefetcher())?.similarMovies(),
    () => undefined,
  );

  /** Pages also prefetch details and similar movies, which the worker has no time for. */
  async function pageSyncCycle() {
    const outcome = await syncCycle();
    if (outcome.ok) for (const task of [details, similarMovies]) task.request();
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
      prefetching.abort();
    },
  };
  return ok({ store, rebuilt });
}

/**
 * Loads the prefetcher once the member has movies, after the first sync: a page shows nothing of it.
 * @param signal no prefetcher after it's aborted
 * @returns a function that gives null if there's nothing to do yet, or the chunk failed to load: the next sync retries
 */
function prefetcherLoader(
  database: MemberDatabase,
  services: Services,
  signal: AbortSignal,
): () => Promise<MoviePrefetcher | null> {
  let loaded: Promise<MoviePrefetcher> | null = null;

  async function hasMovies(): Promise<boolean> {
    const counts = [database.mirror.count(), database.details.count(), database.similarMovies.count()];
    return (await Promise.all(counts)).some((count) => count > 0);
  }

  return async () => {
    if (loaded === null && !(await hasMovies())) return null;
    loaded ??= import('./movie-prefetcher').then((module) => module.createMoviePrefetcher(database, services, signal));
    try {
      const prefetcher = await loaded;
      return signal.aborted ? null : prefetcher;
    } catch {
      loaded = null;
      return null;
    }
  };
}

/**
 * Prepares a member's open database for a sync cycle, whatever other tabs or the browser did to it since the last.
 * @returns an error if no cycle can run
 */
async function prepareSync(database: MemberDatabase, store: SessionStore): Promise<Result<void, SyncError>> {
  const checked = await tryStorage(async () => {
    // Check first: opening a newer database would recreate tables that the newer version has dropped.
    if (await isNewer(database.name)) return 'newer';
    // Reopen it if the browser has closed it, as on a full device.
    await database.open();
    return (await readSyncState(database)).signedOut ? 'signed-out' : 'ready';
  });
  if (!checked.ok) return checked;
  switch (checked.value) {
    // A newer version in another tab may have upgraded the database.
    case 'newer':
      return fail({ reason: 'newer' });
    case 'ready':
      return ok(undefined);
    // A sign-out may have been interrupted after wiping the database; then the session is still stored.
    case 'signed-out': {
      const reopened = await reopenForMember(database, () => store.isSignedIn(database.userId));
      if (!reopened.ok) return reopened;
      return reopened.value ? ok(undefined) : fail({ reason: 'signed-out' });
    }
  }
}
