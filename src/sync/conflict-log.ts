import { CONFLICT_LOG_LIMIT } from '../config/sync';
import { markKey } from '../domain/marks/mark';
import { isUserMark } from '../domain/marks/mark-kinds';
import type { MemberDatabase, ConflictEntry, OutboxEntry } from '../db/member-database';
import type { PulledRow, PushResult } from './protocol';

async function append(database: MemberDatabase, entries: readonly ConflictEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await database.conflicts.bulkAdd([...entries]);
  const excess = (await database.conflicts.count()) - CONFLICT_LOG_LIMIT;
  if (excess > 0)
    await database.conflicts.bulkDelete(await database.conflicts.orderBy(':id').limit(excess).primaryKeys());
}

/** Logs that a change made on this device lost to a newer, opposite one. Part of the caller's transaction. */
export async function logConflict(
  database: MemberDatabase,
  { operation }: OutboxEntry,
  { row }: PushResult,
  now: number,
): Promise<void> {
  if (operation.kind === 'search' || !row || row.present === operation.present) return;
  const { kind, movieId, present } = row;
  if (!isUserMark(kind)) return;
  await append(database, [{ at: now, kind, movieId, present, overruled: true }]);
}

/**
 * Logs marks changed by other devices, except where a change of this device is still pending. Part of the caller's
 * transaction.
 */
export async function logRemoteChanges(
  database: MemberDatabase,
  rows: readonly PulledRow[],
  now: number,
): Promise<void> {
  const pending = await database.outbox.bulkGet(rows.map(({ kind, movieId }) => markKey(kind, movieId)));
  const entries = rows.flatMap(({ kind, movieId, present }, index): ConflictEntry[] =>
    isUserMark(kind) && !pending[index] ? [{ at: now, kind, movieId, present, overruled: false }] : [],
  );
  await append(database, entries);
}
