import type { MemberDatabase } from './member-database';

/** Runs work in one transaction over all that an answer of the server may change. */
export async function inSyncTransaction<T>(database: MemberDatabase, work: () => Promise<T>): Promise<T> {
  const { mirror, outbox, movies, sync, conflicts, unknownRows } = database;
  return database.transaction('rw', [mirror, outbox, movies, sync, conflicts, unknownRows], work);
}
