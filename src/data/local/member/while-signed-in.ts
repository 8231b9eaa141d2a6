import type { Table } from 'dexie';
import type { MemberDatabase } from './member-database';
import { readSyncState } from './sync-state';

/**
 * Fills a member's caches in one transaction, unless the member has signed out since the answer was asked for.
 * @returns whether it was done
 */
export async function whileSignedIn(
  database: MemberDatabase,
  tables: readonly Pick<Table, 'name'>[],
  work: () => Promise<unknown>,
): Promise<boolean> {
  return database.transaction('rw', [...tables.map(({ name }) => name), database.sync.name], async () => {
    if ((await readSyncState(database)).signedOut) return false;
    await work();
    return true;
  });
}
