import type { UnknownKindRow } from '../../../domain/marks/mark';
import type { MemberDatabase } from '../../../db/member-database';
import { changeSyncState } from '../../../db/sync-state';
import { clientCapabilities } from '../transport/reads';
import { updateDigest } from './merged-marks';

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
