import type { MemberDatabase, MirrorRow } from '../db/member-database';
import { changeSyncState, readSyncState } from '../db/sync-state';
import { isSyncKind, mayBeCompacted } from '../domain/marks/mark-kinds';
import { saveOrphans, reabsorbRemovals } from './restore-recovery';

/**
 * Starts reading all marks from the beginning, because the server's sequence isn't the one this device knows, as after a
 * restore from a backup. Rows stay in the mirror until the resync finishes, with a negative seq so that any row of the
 * server replaces them. Part of the caller's transaction.
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
 * Ends a full resync, or a first sync, which finds orphans of an earlier session: rows that the server didn't send are
 * removed from the mirror and saved as orphans, unless the server may have compacted them. Removals that the server lost
 * stay in the mirror: they only matter, and are offered then, once another device pushes an older addition. Part of the
 * caller's transaction.
 * @param now server time, ms since the epoch
 */
export async function finishFullResync(database: MemberDatabase, now: number): Promise<void> {
  const missing = await database.mirror.filter(({ seq }) => seq < 0).toArray();
  const isLost = ({ kind, present, ts }: MirrorRow) =>
    isSyncKind(kind) && !mayBeCompacted(kind, present === 1, ts, now);
  const removed = missing.filter((row) => row.present === 1 || !isLost(row));
  await database.mirror.bulkDelete(removed.map(({ kind, movieId }) => [kind, movieId]));
  await saveOrphans(database, await reabsorbRemovals(database, removed.filter(isLost)));
}
