import { useLiveQuery } from 'dexie-react-hooks';
import type { FilmRow, OutboxEntry } from '../../local/member/member-database';
import { useMemberRuntime } from '../member/member-provider';

/** A change that is not yet on the server, with its film's card where it is known. */
export interface PendingChange extends OutboxEntry {
  readonly film: FilmRow | null;
}

/** Changes of the member that wait or were set aside, oldest first; undefined while they are being read. */
export function useOutbox(): readonly PendingChange[] | undefined {
  const runtime = useMemberRuntime();
  return useLiveQuery(async () => {
    if (!runtime) return undefined;
    const { database } = runtime;
    return database.transaction('r', database.outbox, database.films, async () => {
      const entries = (await database.outbox.toArray()).sort((a, b) => a.addedAt - b.addedAt);
      const ids = entries.map(({ operation }) => (operation.kind === 'search' ? 0 : operation.movieId));
      const films = await database.films.bulkGet(ids);
      return entries.map((entry, index) => ({ ...entry, film: films[index] ?? null }));
    });
  }, [runtime]);
}
