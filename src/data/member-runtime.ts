import type { FilmCard } from '../domain/film';
import type { MarkKind } from '../domain/mark';
import { ok, type Result } from '../domain/result';
import { refreshAccount } from './account-refresher';
import { createDetailsPinner } from './details-pinner';
import type { MemberDatabase, MergeRow } from './local/member-database';
import { openMemberDatabase } from './local/open-member-database';
import { pinPosters } from './local/pinned-posters';
import { storageError, type StorageError } from './local/storage-error';
import { withWebLock } from './local/web-lock';
import { askForBackgroundSync } from './sync/background-sync';
import { createSyncDriver } from './sync/driver';
import { browserEnvironment } from './sync/environment';
import { recordSearch, recordShown, toggleMark } from './sync/intents';
import { discardEntry, retryEntry } from './sync/set-aside-entries';
import { undoMerge } from './sync/undo-merge';
import { createSupabaseTransport } from './sync/supabase-transport';
import type { SyncWork } from './sync/sync-member';
import type { SyncFailure } from '../domain/sync-failure';
import { runRound } from './sync/sync-round';
import { refreshProfile } from './profile-refresher';
import type { Services } from './services';

/** A film that can be marked: its id and its card. */
export type MarkableFilm = FilmCard & { readonly id: number };

/** One member's data on this device, and the commands that change it. Every command asks for sync by itself. */
export interface MemberRuntime {
  readonly userId: string;
  readonly database: MemberDatabase;
  readonly toggle: (
    kind: Exclude<MarkKind, 'shown'>,
    film: MarkableFilm,
  ) => Promise<Result<{ readonly present: boolean }, StorageError>>;
  /** Records a search by its genre (selected_genre), or null. */
  readonly recordSearch: (genre: string | null) => Promise<Result<void, StorageError>>;
  /** Records films as recommended. */
  readonly recordShown: (movieIds: readonly number[]) => Promise<Result<void, StorageError>>;
  /** Turns a merge back, as a new change. */
  readonly undo: (merge: MergeRow) => Promise<void>;
  /** Puts a refused change back among the waiting ones. */
  readonly retry: (key: string) => Promise<void>;
  /** Gives a change up. */
  readonly discard: (key: string) => Promise<void>;
  readonly requestSync: () => void;
  /** Has badges checked and reads badges and searches anew. @returns whether the server answered */
  readonly refreshAccount: () => Promise<boolean>;
  /** One round now, for the worker, which has no time to wait for another. */
  readonly syncOnce: () => Promise<Result<SyncWork, SyncFailure>>;
  /** Ends sync; the database stays usable until the page goes. */
  readonly stop: () => void;
}

function cardOf({ title, year, rating, genres, description, posterPath }: MarkableFilm): FilmCard {
  return { title, year, rating, genres: [...genres], description, posterPath };
}

/**
 * Opens a member's database and makes ready to sync it; the first `requestSync` starts.
 * @param onStorageFailure told when the device's storage fails during sync
 */
export async function openMember(
  services: Services,
  userId: string,
  onStorageFailure: (error: StorageError) => void,
): Promise<Result<{ readonly member: MemberRuntime; readonly rebuilt: boolean }, StorageError>> {
  const opened = await openMemberDatabase(userId);
  if (!opened.ok) return opened;
  const { database, rebuilt } = opened.value;
  const environment = browserEnvironment;
  const transport = createSupabaseTransport(services.tokens, userId);

  /** What was delivered may have earned a badge, and what arrived says that another device did something. */
  async function renewAccount({ pushed, pulled }: SyncWork): Promise<void> {
    const outdated = pushed > 0 || pulled > 0 || (await database.account.count()) === 0;
    if (outdated) await refreshAccount(services.tokens, database);
  }

  async function round() {
    const outcome = await runRound({ database, transport, environment }, withWebLock);
    if (!outcome.ok) return outcome;
    await Promise.all([
      refreshProfile(services.tokens, database),
      pinPosters(database, services.imageUrl),
      renewAccount(outcome.value),
    ]);
    return outcome;
  }

  const details = createDetailsPinner(database, services.movieDatabase);

  /** A page has time for what the worker has not: details come one by one, while further rounds go on. */
  async function pageRound() {
    const outcome = await round();
    if (outcome.ok) details.pin();
    return outcome;
  }

  const driver = createSyncDriver({
    round: pageRound,
    after: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    chance: () => Math.random(),
    onStorageFailure: (error) => onStorageFailure(storageError(error)),
  });

  function deliver(): void {
    driver.request();
    void askForBackgroundSync();
  }

  const member: MemberRuntime = {
    userId,
    database,
    async toggle(kind, film) {
      const toggled = await toggleMark(database, environment, kind, { id: film.id, card: cardOf(film) });
      if (toggled.ok) deliver();
      return toggled;
    },
    async recordSearch(genre) {
      const recorded = await recordSearch(database, environment, genre);
      if (recorded.ok) deliver();
      return recorded;
    },
    async recordShown(movieIds) {
      const recorded = await recordShown(database, environment, movieIds);
      if (recorded.ok) deliver();
      return recorded;
    },
    async undo(merge) {
      const undone = await undoMerge(database, environment, merge);
      if (undone.ok && undone.value.changed) deliver();
    },
    async retry(key) {
      await retryEntry(database, key);
      deliver();
    },
    discard: (key) => discardEntry(database, key),
    requestSync: driver.request,
    refreshAccount: () => refreshAccount(services.tokens, database),
    syncOnce: round,
    stop() {
      driver.stop();
      details.stop();
    },
  };
  return ok({ member, rebuilt });
}
