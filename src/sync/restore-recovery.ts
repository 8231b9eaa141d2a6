import { Dexie } from 'dexie';
import { summaryOf } from '../domain/movies/movie';
import { markKey, winsConflict, type Mark } from '../domain/marks/mark';
import { isSyncKind } from '../domain/marks/mark-kinds';
import type { MemberDatabase, MirrorRow, OutboxEntry } from '../db/member-database';

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
      if (!entry || winsConflict(row, entry.operation)) return [orphan];
      const hasNewerOrphan = entry.orphan && !winsConflict(row, entry.orphan.operation);
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

/** The orphaned marks with their keys. Part of the caller's transaction. */
async function readOrphans(database: MemberDatabase) {
  const orphans = await database.outbox
    .where('[state+operation.kind]')
    .between(['orphan', Dexie.minKey], ['orphan', Dexie.maxKey])
    .toArray();
  return orphans.flatMap(({ key, operation }) => (operation.kind === 'search' ? [] : [{ key, operation }]));
}

/**
 * Moves orphaned removals back into the mirror if the server has no addition: they only matter if one comes back. Part of
 * the caller's transaction, over outbox and mirror, after the rows of the server are complete.
 * @param missing rows that the resync didn't find, deleted from the mirror
 * @returns those of them without a newer orphaned removal
 */
export async function reabsorbRemovals(
  database: MemberDatabase,
  missing: readonly MirrorRow[],
): Promise<readonly MirrorRow[]> {
  const removals = (await readOrphans(database)).filter(({ operation }) => !operation.present);
  const rows = await database.mirror.bulkGet(removals.map(({ operation }) => [operation.kind, operation.movieId]));
  const lost = new Map(missing.map((row) => [orphanKey(row), row]));
  const reabsorbed = removals.filter(({ key, operation }, index) => {
    const row = lost.get(key);
    return rows[index] === undefined && (row === undefined || winsConflict(operation, row));
  });
  await database.outbox.bulkDelete(reabsorbed.map(({ key }) => key));
  await database.mirror.bulkPut(
    reabsorbed.map(({ operation: { kind, movieId, ts, op } }) => ({ kind, movieId, present: 0, ts, op, seq: -1 })),
  );
  const keys = new Set(reabsorbed.map(({ key }) => key));
  return missing.filter((row) => !keys.has(orphanKey(row)));
}

/**
 * Deletes orphans that the server has again, or has a newer change for. If it has an older state that looks the same,
 * the orphan's operation is queued unchanged. Part of the caller's transaction.
 */
export async function dropObsoleteOrphans(database: MemberDatabase, marks: readonly Mark[]): Promise<void> {
  const orphans = await readOrphans(database);
  if (orphans.length === 0) return;
  const marksByKey = new Map(marks.map((mark) => [orphanKey(mark), mark]));
  const obsolete = orphans.flatMap(({ key, operation }) => {
    const mark = marksByKey.get(key);
    if (!mark) return [];
    const isOlder = winsConflict(operation, mark);
    return mark.present === operation.present || !isOlder ? [{ key, operation, isOlder }] : [];
  });
  await database.outbox.bulkDelete(obsolete.map(({ key }) => key));
  await resendUnchanged(
    database,
    obsolete.filter(({ isOlder }) => isOlder).map(({ operation }) => operation),
  );
}
