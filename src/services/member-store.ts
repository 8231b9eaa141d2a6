import { DEFAULT_LANGUAGE } from '../config/streaming';
import { PULL_PAGE_ROWS } from '../config/sync';
import { countUnsentPreferences } from '../db/account-cache';
import type { MemberDatabase } from '../db/member-database';
import { openMemberDatabase } from '../db/open-member-database';
import { pinPosters } from '../db/pinned-posters';
import type { UserMarkKind } from '../domain/marks/mark-kinds';
import { type MovieSummary, summaryOf } from '../domain/movies/movie';
import { ok, type Result } from '../domain/values/result';
import type { WatchPreferences } from '../domain/watch-preferences';
import { withWebLock } from '../lib/locks';
import { type StorageError, tryStorage } from '../db/storage';
import { browserDeps } from '../sync/clock';
import { type SyncError, type SyncStats, syncWithLock } from '../sync/engine';
import { countChanges, recordRecommended, recordSearch, setMark, type SetMarkResult } from '../sync/outbox';
import { prepareSync } from '../sync/prepare-sync';
import { AdaptiveBatch } from '../sync/push';
import { createSyncScheduler, registerBackgroundSync } from '../sync/scheduler';
import { createSupabaseTransport } from '../sync/transport';
import { createBackgroundTask } from './background-task';
import { createDetailsPrefetcher } from './details-prefetcher';
import { refreshAccount, refreshProfile, setWatchPreferences } from './refresh-account';
import type { Services } from './services';
import { createSimilarMoviesPrefetcher } from './similar-movies-prefetcher';

/** A movie that can be marked: its id and its card. */
export type MarkableMovie = MovieSummary & { readonly id: number };

/**
 * One member's data on this device, and the commands that change it. A change asks for sync by itself. No command
 * rejects where the device's storage fails: that is a value, and for the caller to tell.
 */
export interface MemberStore {
  readonly userId: string;
  readonly database: MemberDatabase;
  /** Sets or removes a mark, whatever stands: what the pressed button said. */
  readonly mark: (
    kind: UserMarkKind,
    movie: MarkableMovie,
    present: boolean,
  ) => Promise<Result<SetMarkResult, StorageError>>;
  /** Records a search by its genre (selected_genre), or null. */
  readonly recordSearch: (genre: string | null) => Promise<Result<void, StorageError>>;
  /** Records movies as recommended. */
  readonly recordRecommended: (movieIds: readonly number[]) => Promise<Result<void, StorageError>>;
  /** Chooses where and how the member watches; tells the choice's stamp, ms by the server's clock. */
  readonly setWatchPreferences: (viewing: WatchPreferences) => Promise<Result<number, StorageError>>;
  /** How many changes are on their way to the server: none that wait for the member to decide. */
  readonly countUnsent: () => Promise<Result<number, StorageError>>;
  readonly requestSync: () => void;
  /** Has what waits delivered, also with every page closed. */
  readonly deliver: () => void;
  /** Has badges checked and reads badges and searches anew. @returns whether the server answered */
  readonly refreshAccount: () => Promise<Result<boolean, StorageError>>;
  /** One round now, for whoever waits for its end: a member who asked, and the worker. */
  readonly syncOnce: () => Promise<Result<SyncStats, SyncError>>;
  /** Resolves when what follows a round beside the delivery has ended: profile, posters and badges are as the server has them. */
  readonly whenIdle: () => Promise<unknown>;
  /** Tells whoever opened this member that the device refused something nobody waits for. */
  readonly onStorageFailure: (error: StorageError) => void;
  /** Ends sync; the database stays usable until the page goes. */
  readonly stop: () => void;
}

/**
 * Opens a member's database and makes ready to sync it; the first `requestSync` starts.
 * @param onStorage told when the device's storage fails in what nobody waits for, and null once it has kept a round
 * @param onWaiting told when something waits that this device alone has
 */
export async function openMemberStore(
  services: Services,
  userId: string,
  onStorage: (error: StorageError | null) => void,
  onWaiting: () => unknown = () => undefined,
): Promise<Result<{ readonly runtime: MemberStore; readonly rebuilt: boolean }, StorageError>> {
  const opened = await openMemberDatabase(userId);
  if (!opened.ok) return opened;
  const { database, rebuilt } = opened.value;
  const environment = browserDeps;
  const transport = createSupabaseTransport(services.tokens, userId);
  const batchSize = new AdaptiveBatch();
  const pageSize = new AdaptiveBatch(PULL_PAGE_ROWS);

  const profile = createBackgroundTask(() => refreshProfile(services.tokens, database), onStorage);
  const posters = createBackgroundTask(() => pinPosters(database, services.imageUrl), onStorage);
  let accountOutdated = false;
  const account = createBackgroundTask(async () => {
    const outdated = accountOutdated || (await database.account.count()) === 0;
    accountOutdated = false;
    if (outdated) await refreshAccount(services.tokens, database);
  }, onStorage);

  async function round(): Promise<Result<SyncStats, SyncError>> {
    const ready = await prepareSync(database, services.store);
    if (!ready.ok) return ready;
    const outcome = await syncWithLock({ database, transport, deps: environment, batchSize, pageSize }, withWebLock);
    // A server that was restored from an earlier copy also says that the account is gone: it is noted, and asked again.
    if (!outcome.ok && outcome.error.reason === 'gone') {
      const noted = await tryStorage(() => services.store.flagForRecheck(userId));
      if (!noted.ok) return noted;
    }
    if (outcome.ok) {
      // What was delivered may have earned a badge, and what arrived says that another device did something.
      accountOutdated ||= outcome.value.pushed > 0 || outcome.value.pulled > 0;
      for (const task of [profile, posters, account]) task.request();
    }
    return outcome;
  }

  const details = createDetailsPrefetcher(database, services.tmdb, services.metadata);
  const neighbours = createSimilarMoviesPrefetcher(database, services.tmdb);

  /** A page has time for what the worker has not: details and neighbours come one by one, while further rounds go on. */
  async function pageRound() {
    const outcome = await round();
    if (outcome.ok) {
      details.prefetch();
      neighbours.prefetch();
    }
    return outcome;
  }

  const driver = createSyncScheduler({
    sync: pageRound,
    after: (ms, call) => {
      const timer = setTimeout(call, ms);
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
    onWaiting();
    driver.request();
    void registerBackgroundSync();
  }

  const store: MemberStore = {
    userId,
    database,
    async mark(kind, movie, present) {
      const { language } = services.tmdb.preferences();
      // What says nothing of its language came from the movie database in the one that is read.
      const card = { ...(language !== DEFAULT_LANGUAGE && { language }), ...summaryOf(movie) };
      const marked = await setMark(database, environment, kind, { id: movie.id, card }, present);
      if (marked.ok) deliver();
      return marked;
    },
    async recordSearch(genre) {
      const recorded = await recordSearch(database, environment, genre);
      if (recorded.ok) deliver();
      return recorded;
    },
    async recordRecommended(movieIds) {
      const recorded = await recordRecommended(database, environment, movieIds);
      if (recorded.ok) deliver();
      return recorded;
    },
    async setWatchPreferences(viewing) {
      const chosen = await setWatchPreferences(database, environment, viewing);
      if (chosen.ok) deliver();
      return chosen;
    },
    countUnsent: () =>
      tryStorage(async () => (await countChanges(database)).waiting + (await countUnsentPreferences(database))),
    requestSync: driver.request,
    deliver,
    refreshAccount: () => tryStorage(() => refreshAccount(services.tokens, database)),
    syncOnce: round,
    whenIdle: () => Promise.all([profile.whenIdle(), posters.whenIdle(), account.whenIdle()]),
    onStorageFailure: onStorage,
    stop() {
      driver.stop();
      details.stop();
      neighbours.stop();
    },
  };
  return ok({ runtime: store, rebuilt });
}
