import { useLiveQuery } from 'dexie-react-hooks';
import type { FilmRow, OutboxEntry } from '../../local/member/member-database';
import { isKnown } from '../../sync/outbox/count-changes';
import { useMemberStore } from '../member/member-provider';

/** A change that is not yet on the server, with its film's card where it is known. */
export interface PendingChange extends OutboxEntry {
  readonly film: FilmRow | null;
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
    return database.transaction('r', database.outbox, database.films, async () => {
      const all = await database.outbox.toArray();
      const entries = all.filter(isKnown).sort((a, b) => a.addedAt - b.addedAt);
      const ids = entries.map(({ operation }) => (operation.kind === 'search' ? 0 : operation.movieId));
      const films = await database.films.bulkGet(ids);
      const changes = entries.map((entry, index) => ({ ...entry, film: films[index] ?? null }));
      return { changes, onlyHere: all.length };
    });
  }, [runtime]);
}
