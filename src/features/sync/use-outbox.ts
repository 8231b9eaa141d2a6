import { useLiveQuery } from 'dexie-react-hooks';
import { knownMovies } from '../../db/impressions';
import type { ConflictEntry, MovieRow, OutboxEntry } from '../../db/member-database';
import { readSyncState } from '../../db/sync-state';
import { isUserMark } from '../../domain/marks/mark-kinds';
import type { ServerSyncError } from '../../domain/marks/sync-error';
import { useMemberStore } from '../../hooks/member-provider';
import { useOnline } from '../../hooks/use-online';
import { isKnown, movieOfOperation, visibleChanges } from '../../sync/outbox';

/** A movie's title, if the device knows it. */
type KnownMovie = Pick<MovieRow, 'title'> | null;

/** An unsent change, with its movie's title. */
export interface PendingChange extends OutboxEntry {
  readonly movie: KnownMovie;
}

/** Changes that are only on this device. */
export interface Outbox {
  /** Changes of kinds this version knows, oldest first. */
  readonly changes: readonly PendingChange[];
  /** The number of changes of all kinds. */
  readonly unsentCount: number;
}

/** The member's pending, blocked and orphaned changes; undefined while loading. */
export function useOutbox(): Outbox | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => {
    if (!store) return undefined;
    const { database } = store;
    return database.transaction(
      'r',
      [database.outbox, database.movies, database.details, database.searches],
      async () => {
        const all = await database.outbox.toArray();
        const visible = visibleChanges(all);
        const entries = visible.filter(isKnown).sort((a, b) => a.addedAt - b.addedAt);
        const ids = entries.map(({ operation }) => (operation.kind === 'search' ? 0 : movieOfOperation(operation)));
        const movies = await knownMovies(database, ids);
        const changes = entries.map((entry, index) => ({ ...entry, movie: movies[index] ?? null }));
        return { changes, unsentCount: visible.length };
      },
    );
  }, [store]);
}

/** A logged conflict, with its movie's title. */
export interface LoggedConflict extends ConflictEntry {
  readonly movie: KnownMovie;
}

/** The latest conflicts of kinds this version shows, newest first; undefined while loading. */
export function useConflictLog(): readonly LoggedConflict[] | undefined {
  const store = useMemberStore();
  return useLiveQuery(async () => {
    if (!store) return undefined;
    const { database } = store;
    return database.transaction(
      'r',
      [database.conflicts, database.movies, database.details, database.searches],
      async () => {
        const conflicts = await database.conflicts
          .reverse()
          .filter(({ kind }) => isUserMark(kind))
          .toArray();
        const movies = await knownMovies(
          database,
          conflicts.map(({ movieId }) => movieId),
        );
        return conflicts.map((merge, index) => ({ ...merge, movie: movies[index] ?? null }));
      },
    );
  }, [store]);
}

/** Why the last sync cycle stopped; null if it succeeded, or for storage errors, which the shell reports. */
export function useLastFailure(): ServerSyncError['reason'] | null {
  const store = useMemberStore();
  const online = useOnline();
  const failure = useLiveQuery(async () => (store ? (await readSyncState(store.database)).failure : null), [store]);
  // The network is back, and the next cycle is about to run.
  return failure === 'offline' && online ? null : (failure ?? null);
}
