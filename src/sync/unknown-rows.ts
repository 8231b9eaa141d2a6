import type { MemberDatabase } from '../db/member-database';
import { changeSyncState } from '../db/sync-state';
import type { UnknownKindRow } from '../domain/marks/mark';
import { kindsWith } from '../domain/marks/mark-kinds';
import { updateDigest } from './apply-marks';
import { PUSH_STATUSES } from './protocol';

/**
 * Keeps rows that this version cannot read for one that can: as many as the member has such marks. Part of the caller's
 * transaction, over `unread` and `sync`.
 */
export async function storeUnknownRows(database: MemberDatabase, rows: readonly UnknownKindRow[]): Promise<void> {
  if (rows.length === 0) return;
  const kept = await database.unknownRows.bulkGet(rows.map(({ key }) => key));
  const newer = rows.flatMap((row, index) =>
    (kept[index]?.seq ?? -1) < row.seq ? [{ row, before: kept[index] }] : [],
  );
  await database.unknownRows.bulkPut(newer.map(({ row }) => row));
  const told = (row: UnknownKindRow | undefined) => row && { seq: row.seq, op: row.row['op'] };
  await updateDigest(
    database,
    newer.flatMap(({ row }) => told(row) ?? []),
    newer.map(({ before }) => told(before)),
  );
  // A newer version in another tab may have read all there was: it has to look again.
  await changeSyncState(database, { capabilities: clientCapabilities() });
}

/**
 * All that this version reads of the server's answers, in one word: it differs by itself when a version learns a kind or a
 * status, so that rows which were kept unread are read again.
 */
export function clientCapabilities(): string {
  return [...kindsWith(), ...PUSH_STATUSES].join(' ');
}
