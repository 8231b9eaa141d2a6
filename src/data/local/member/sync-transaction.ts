import type { MemberDatabase } from './member-database';

/** Runs work in one transaction over all that an answer of the server may change. */
export async function inSyncTransaction<T>(database: MemberDatabase, work: () => Promise<T>): Promise<T> {
  const { mirror, outbox, films, sync, conflicts, unknownRows } = database;
  return database.transaction('rw', [mirror, outbox, films, sync, conflicts, unknownRows], work);
}
