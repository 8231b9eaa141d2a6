import { Dexie } from 'dexie';
import { summaryOf } from '../domain/movies/movie';
import { markKey, outranks, type Mark } from '../domain/marks/mark';
import { isSyncKind, mayBeCompacted } from '../domain/marks/mark-kinds';
import type { MemberDatabase, MirrorRow, OutboxEntry } from '../db/member-database';
import { changeSyncState, readSyncState } from '../db/sync-state';

/** The outbox key of a mark's orphan, next to that of the mark itself. */
function orphanKey({ kind, movieId }: Pick<Mark, 'kind' | 'movieId'>): string {
  return `orphan:${markKey(kind, movieId)}`;
}

/**
 * Saves marks that the server has lost, for the member to decide. If a mark has a newer pending change, the orphan is
 * stored with that entry, in case it's discarded. Part of the caller's transaction, over outbox and movies.
 */
export async function saveOrphans(database: MemberDatabase, rows: readonly MirrorRow[]): Promise<void> {
  if (rows.length === 0) return;
  const [movies, entries] = await Promise.all([
    database.movies.bulkGet(rows.map(({ movieId }) => movieId)),
    database.outbox.bulkGet(rows.map(({ kind, movieId }) => markKey(kind, movieId))),
  ]);
  await database.outbox.bulkPut(
    rows.flatMap((row, index): readonly OutboxEntry[] => {
      const { kind, movieId, value, ts, op } = row;
      const movie = movies[index];
      const operation = {
        kind,
        movieId,
        present: row.present === 1,
        ...(value !== undefined && { value }),
        ts,
        op,
        movie: movie ? summaryOf(movie) : null,
      };
      const orphan: OutboxEntry = { key: orphanKey(row), operation, state: 'orphan', addedAt: ts, code: null };
      const entry = entries[index];
      // A pending entry may be older if its response was lost; then the orphan is the latest change.
      if (!entry || outranks(row, entry.operation)) return [orphan];
      const hasNewerOrphan = entry.orphan && !outranks(row, entry.orphan.operation);
      // The lost change itself is still pending.
      return hasNewerOrphan || entry.operation.op === op ? [] : [{ ...entry, orphan }];
    }),
  );
}

/**
 * Queues marks again, unchanged, of which a restored server has an older state that looks the same. The difference
 * isn't visible, but a change made between the two would win over the latest one. Part of the caller's transaction,
 * over outbox and movies.
 */
export async function resendUnchanged(database: MemberDatabase, marks: readonly Omit<Mark, 'seq'>[]): Promise<void> {
  for (const { kind, movieId, present, value, ts, op } of marks) {
    const key = markKey(kind, movieId);
    // A pending entry is newer.
    if (!isSyncKind(kind) || (await database.outbox.get(key))) continue;
    const movie = present ? await database.movies.get(movieId) : undefined;
    const operation = {
      kind,
      movieId,
      present,
      ...(value !== undefined && { value }),
      ts,
      op,
      movie: movie ? summaryOf(movie) : null,
    };
    await database.outbox.put({
      key,
      operation,
      state: 'waiting',
      addedAt: ts,
      code: null,
      sent: true,
      lastSentOp: op,
    });
  }
}

/**
 * Moves orphaned removals back into the mirror if the server has lost the older addition as well: they only matter if
 * an addition comes back. Part of the caller's transaction, over outbox and mirror.
 * @param rows rows that the resync didn't find
 * @returns the rows without such an orphan
 */
export async function reabsorbRemovals(
  database: MemberDatabase,
  rows: readonly MirrorRow[],
): Promise<readonly MirrorRow[]> {
  const orphans = await database.outbox.bulkGet(rows.map(orphanKey));
  const removals = rows.flatMap((row, index) => {
    const orphan = orphans[index]?.operation;
    if (!orphan || orphan.kind === 'search' || orphan.present || !outranks(orphan, row)) return [];
    const { value: _, ...mark } = row;
    return [{ row, removal: { ...mark, present: 0 as const, ts: orphan.ts, op: orphan.op } }];
  });
  await database.outbox.bulkDelete(removals.map(({ row }) => orphanKey(row)));
  await database.mirror.bulkPut(removals.map(({ removal }) => removal));
  const reabsorbed = new Set(removals.map(({ row }) => row));
  return rows.filter((row) => !reabsorbed.has(row));
}

/**
 * Deletes orphans that the server has again, or has a newer change for. If it has an older state that looks the same,
 * the orphan's operation is queued unchanged. Part of the caller's transaction.
 */
export async function dropObsoleteOrphans(database: MemberDatabase, marks: readonly Mark[]): Promise<void> {
  const orphans = await database.outbox
    .where('[state+operation.kind]')
    .between(['orphan', Dexie.minKey], ['orphan', Dexie.maxKey])
    .toArray();
  if (orphans.length === 0) return;
  const marksByKey = new Map(marks.map((mark) => [orphanKey(mark), mark]));
  const obsolete = orphans.flatMap(({ key, operation }) => {
    const mark = marksByKey.get(key);
    if (!mark || operation.kind === 'search') return [];
    const isOlder = outranks(operation, mark);
    return mark.present === operation.present || !isOlder ? [{ key, operation, isOlder }] : [];
  });
  await database.outbox.bulkDelete(obsolete.map(({ key }) => key));
  await resendUnchanged(
    database,
    obsolete.filter(({ isOlder }) => isOlder).map(({ operation }) => operation),
  );
}

/**
 * Starts reading all marks from the beginning, because the server's sequence isn't the one this device knows. Rows stay
 * in the mirror until the resync finishes, with a negative seq so that any row of the server replaces them. Part of the
 * caller's transaction.
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
 * Ends a full resync: rows that the server didn't send are removed from the mirror and saved as orphans, unless the
 * server may have compacted them. Removals that the server lost stay in the mirror: they only matter, and are offered
 * then, once another device pushes an older addition. Part of the caller's transaction.
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
