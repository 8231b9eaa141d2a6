import type { Table } from 'dexie';
import type { MemberDatabase, SyncState } from './member-database';

const INITIAL: SyncState = {
  id: 'sync',
  cursor: 0,
  maxSeq: 0,
  digest: 0,
  knownDigestDiff: 0,
  epoch: null,
  resyncGeneration: 0,
  resyncing: false,
  serverOffset: 0,
  lastTs: 0,
  syncedAt: null,
  failure: null,
  capabilities: '',
  signedOut: false,
};

/** The sync state; that of a new device if there is none. */
export async function readSyncState(database: MemberDatabase): Promise<SyncState> {
  return (await database.sync.get('sync')) ?? INITIAL;
}

/** Changes part of the sync state. Call it inside the transaction of the rows it describes. */
export async function changeSyncState(database: MemberDatabase, change: Partial<Omit<SyncState, 'id'>>): Promise<void> {
  await database.sync.put({ ...(await readSyncState(database)), ...change });
}

/** Runs work in one transaction over the tables that a server response may change. */
export async function inSyncTransaction<T>(database: MemberDatabase, work: () => Promise<T>): Promise<T> {
  const { mirror, outbox, movies, sync, conflicts, unknownRows } = database;
  return database.transaction('rw', [mirror, outbox, movies, sync, conflicts, unknownRows], work);
}

/**
 * Writes to a member's caches in one transaction, unless the member has signed out.
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
