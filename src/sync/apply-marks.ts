import { winsConflict, type Mark, type UnknownKindRow } from '../domain/marks/mark';
import type { MemberDatabase, MirrorRow } from '../db/member-database';
import { changeSyncState, readSyncState } from '../db/sync-state';
import { dropObsoleteOrphans, saveOrphans, resendUnchanged } from './restore-recovery';
import { syncKinds } from '../domain/marks/mark-kinds';
import { PUSH_STATUSES } from './protocol';

/** A row of the server, as far as the digest needs it. */
interface ServerRow {
  readonly seq: number;
  readonly op?: unknown;
}

/** The digest is the sum of the first 48 bits of every operation's id (supabase/migrations: sync). */
export const DIGEST_RANGE = 2 ** 48;

function sumOf(rows: readonly (ServerRow | undefined)[]): number {
  return rows.reduce((sum, row) => {
    // Rows from before a full resync (negative seq) aren't part of the current digest.
    if (!row || row.seq < 0 || typeof row.op !== 'string') return sum;
    return (sum + (Number.parseInt(row.op.replaceAll('-', '').slice(0, 12), 16) || 0)) % DIGEST_RANGE;
  }, 0);
}

/** Adds rows to the digest and subtracts those they replace. Part of the caller's transaction. */
export async function updateDigest(
  database: MemberDatabase,
  rows: readonly ServerRow[],
  replaced: readonly (ServerRow | undefined)[],
): Promise<void> {
  const { digest, maxSeq } = await readSyncState(database);
  await changeSyncState(database, {
    maxSeq: rows.reduce((latest, { seq }) => Math.max(latest, seq), maxSeq),
    digest: (digest + sumOf(rows) - sumOf(replaced) + DIGEST_RANGE) % DIGEST_RANGE,
  });
}

/**
 * Merges the server's marks that are newer than the mirror's into it. If a restored server sends an older state than
 * the device knows, the newer one is saved as an orphan. Part of the caller's transaction, over mirror, movies, outbox
 * and sync.
 * @returns the merged marks, each with the mirror row it replaced
 */
export async function applyMarks<M extends Mark>(
  database: MemberDatabase,
  marks: readonly M[],
): Promise<readonly { readonly mark: M; readonly previous: MirrorRow | undefined }[]> {
  if (marks.length === 0) return [];
  const known = await database.mirror.bulkGet(marks.map(({ kind, movieId }): [typeof kind, number] => [kind, movieId]));
  const merged = marks.flatMap((mark, index) => {
    const previous = known[index];
    return previous && previous.seq >= mark.seq ? [] : [{ mark, previous }];
  });
  const newer = merged.map(({ mark }) => mark);
  await database.mirror.bulkPut(
    merged.map(({ mark: { kind, movieId, present, value, ts, op, seq }, previous }) => {
      // A removed record keeps its value, so that its removal can be undone.
      const kept = present ? value : previous?.value;
      return { kind, movieId, present: present ? 1 : 0, ...(kept !== undefined && { value: kept }), ts, op, seq };
    }),
  );
  await updateDigest(
    database,
    newer,
    merged.map(({ previous }) => previous),
  );
  const orphans: MirrorRow[] = [];
  const unchanged: Omit<Mark, 'seq'>[] = [];
  for (const { mark, previous } of merged) {
    if (!previous || !winsConflict(previous, mark)) continue;
    if ((previous.present === 1) === mark.present) unchanged.push({ ...previous, present: mark.present });
    else orphans.push(previous);
  }
  await saveOrphans(database, orphans);
  await resendUnchanged(database, unchanged);
  await dropObsoleteOrphans(database, newer);
  return merged;
}

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
