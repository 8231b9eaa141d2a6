import { CONFLICT_LOG_LIMIT } from '../config/sync';
import { markKey } from '../domain/marks/mark';
import { isUserMark } from '../domain/marks/mark-kinds';
import type { MemberDatabase, ConflictEntry, OutboxEntry } from '../db/member-database';
import type { PulledRow, PushResult } from './protocol';

async function append(database: MemberDatabase, records: readonly ConflictEntry[]): Promise<void> {
  if (records.length === 0) return;
  await database.conflicts.bulkAdd([...records]);
  const excess = (await database.conflicts.count()) - CONFLICT_LOG_LIMIT;
  if (excess > 0)
    await database.conflicts.bulkDelete(await database.conflicts.orderBy(':id').limit(excess).primaryKeys());
}

/** Notes that a change of this device lost to a newer one that means the opposite. Part of the caller's transaction. */
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

/** Notes what other devices changed before the member's eyes. Part of the caller's transaction. */
export async function logRemoteChanges(
  database: MemberDatabase,
  rows: readonly PulledRow[],
  now: number,
): Promise<void> {
  const waiting = await database.outbox.bulkGet(rows.map(({ kind, movieId }) => markKey(kind, movieId)));
  const records = rows.flatMap(({ kind, movieId, present }, index): ConflictEntry[] =>
    isUserMark(kind) && !waiting[index] ? [{ at: now, kind, movieId, present, overruled: false }] : [],
  );
  await append(database, records);
}
