import { useLiveQuery } from 'dexie-react-hooks';
import type { MovieRow, OutboxEntry } from '../../../db/member-database';
import { isKnown } from '../../../sync/outbox';
import { useMemberStore } from '../../../hooks/member-provider';

/** A change that is not yet on the server, with its movie's card where it is known. */
export interface PendingChange extends OutboxEntry {
  readonly movie: MovieRow | null;
}

/** What is on this device alone. */
export interface Outbox {
  /** Changes of kinds that this version knows, oldest first. */
  readonly changes: readonly PendingChange[];
  /** How many there are of all kinds. */
  readonly onlyHere: number;
}

/** Changes of the member that wait, were set aside or are offered; undefined while they are being read. */
export function useOutbox(): Outbox | undefined {
  const runtime = useMemberStore();
  return useLiveQuery(async () => {
    if (!runtime) return undefined;
    const { database } = runtime;
    return database.transaction('r', database.outbox, database.movies, async () => {
      const all = await database.outbox.toArray();
      const entries = all.filter(isKnown).sort((a, b) => a.addedAt - b.addedAt);
      const ids = entries.map(({ operation }) => (operation.kind === 'search' ? 0 : operation.movieId));
      const movies = await database.movies.bulkGet(ids);
      const changes = entries.map((entry, index) => ({ ...entry, movie: movies[index] ?? null }));
      return { changes, onlyHere: all.length };
    });
  }, [runtime]);
}
