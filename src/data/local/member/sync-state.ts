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

/** Reads where the device stands; a new device stands at the beginning. */
export async function readSyncState(database: MemberDatabase): Promise<SyncState> {
  return (await database.sync.get('sync')) ?? INITIAL;
}

/** Changes part of where the device stands. Call it inside the transaction whose rows it speaks of. */
export async function changeSyncState(database: MemberDatabase, change: Partial<Omit<SyncState, 'id'>>): Promise<void> {
  await database.sync.put({ ...(await readSyncState(database)), ...change });
}
