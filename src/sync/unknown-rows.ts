import type { MemberDatabase } from '../db/member-database';
import { changeSyncState } from '../db/sync-state';
import type { UnknownKindRow } from '../domain/marks/mark';
import { syncKinds } from '../domain/marks/mark-kinds';
import { updateDigest } from './apply-marks';
import { PUSH_STATUSES } from './protocol';

/**
 * Stores rows of unknown kinds for a version that knows them. Part of the caller's transaction, over unknownRows and
 * sync.
 */
export async function storeUnknownRows(database: MemberDatabase, rows: readonly UnknownKindRow[]): Promise<void> {
  if (rows.length === 0) return;
  const stored = await database.unknownRows.bulkGet(rows.map(({ key }) => key));
  const newer = rows.flatMap((row, index) =>
    (stored[index]?.seq ?? -1) < row.seq ? [{ row, before: stored[index] }] : [],
  );
  await database.unknownRows.bulkPut(newer.map(({ row }) => row));
  const toServerRow = (row: UnknownKindRow | undefined) => row && { seq: row.seq, op: row.row['op'] };
  await updateDigest(
    database,
    newer.flatMap(({ row }) => toServerRow(row) ?? []),
    newer.map(({ before }) => toServerRow(before)),
  );
  // A newer version in another tab may have processed them already: it has to look again.
  await changeSyncState(database, { capabilities: clientCapabilities() });
}

/**
 * The kinds and statuses this version knows, as one string. When it changes, rows of unknown kinds are parsed again.
 */
export function clientCapabilities(): string {
  return [...syncKinds(), ...PUSH_STATUSES].join(' ');
}
