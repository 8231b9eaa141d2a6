import type { MemberDatabase, MirrorRow } from '../db/member-database';
import { changeSyncState, readSyncState } from '../db/sync-state';
import { isMarkKind, mayBeCompacted } from '../domain/marks/mark-kinds';
import { saveOrphans, reabsorbRemovals } from './restore-recovery';

/**
 * Begins to read all marks anew: the server numbers them otherwise than the device knows. What the device has stays until
 * the reading is whole, with a negative seq, which every row of the server comes after. Part of the caller's transaction.
 */
export async function startFullResync(database: MemberDatabase, epoch: string): Promise<void> {
  const rows = await database.mirror.toArray();
  await database.mirror.bulkPut(rows.map((row) => ({ ...row, seq: -Math.abs(row.seq) })));
  await database.unknownRows.clear();
  const { resyncGeneration } = await readSyncState(database);
  await changeSyncState(database, {
    cursor: 0,
    maxSeq: 0,
    digest: 0,
    epoch,
    resyncGeneration: resyncGeneration + 1,
    resyncing: true,
  });
}

/**
 * Ends a reading: what it did not find is gone from the mirror, and offered to be sent again; but not what a server
 * forgets with the years. A removal that the server no longer has is kept: only once an older addition comes to the server
 * from another device does it matter, and is offered then. Part of the caller's transaction.
 * @param now the server's time in milliseconds since 1970
 */
export async function finishFullResync(database: MemberDatabase, now: number): Promise<void> {
  const gone = await database.mirror.filter(({ seq }) => seq < 0).toArray();
  const isLost = ({ kind, present, ts }: MirrorRow) =>
    isMarkKind(kind) && !mayBeCompacted(kind, present === 1, ts, now);
  const ended = gone.filter((row) => row.present === 1 || !isLost(row));
  await database.mirror.bulkDelete(ended.map(({ kind, movieId }) => [kind, movieId]));
  await saveOrphans(database, await reabsorbRemovals(database, ended.filter(isLost)));
}
