import { type MarkKind, traitsOf } from '../../domain/marks/mark-kinds';
import { markKey } from '../../domain/marks/mark';
import type { PlannedMark } from '../../domain/import/planned-marks';
import { summaryOf } from '../../domain/movies/movie';
import { isMarked } from '../../db/marks';
import type { ImportedRow, MemberDatabase } from '../../db/member-database';
import { enqueue, type MarkTarget } from '../../sync/outbox';
import { offerOrphanOf } from '../../sync/outbox-actions';
import type { SyncDeps } from '../../sync/clock';

/**
 * Sets the marks that a movie's row asks for, with their times; those that stand stay as they are. Part of the caller's
 * transaction, over mirror, outbox, movies and sync.
 * @returns the marks that were set
 */
export async function setPlannedMarks(
  database: MemberDatabase,
  environment: SyncDeps,
  planned: readonly PlannedMark[],
  { id, card }: MarkTarget,
): Promise<ImportedRow['set']> {
  const set: { readonly kind: MarkKind; readonly movieId: number; readonly op: string }[] = [];
  for (const { kind, at } of planned) {
    if (await isMarked(database, kind, id)) continue;
    const target = { id, card: traitsOf(kind).card ? card : null };
    set.push({
      kind,
      movieId: id,
      op: await enqueue(database, environment, { kind, target, present: true, markedAt: at }),
    });
  }
  return set;
}

/**
 * Takes a mark of an import back, unless it was changed since. One that has not left the device goes without a trace. Part
 * of the caller's transaction, over mirror, outbox, movies and sync.
 */
export async function undoMark(
  database: MemberDatabase,
  environment: SyncDeps,
  { kind, movieId, op }: ImportedRow['set'][number],
): Promise<void> {
  const key = markKey(kind, movieId);
  const slot = await database.outbox.get(key);
  const mirrored = await database.mirror.get([kind, movieId]);
  const current = slot ? slot.operation.op : mirrored?.op;
  if (current !== op) return;
  // Where an answer was lost, the server may have it though a later try was refused.
  if (slot?.sent === false && mirrored?.op !== op) {
    await database.outbox.delete(key);
    return offerOrphanOf(database, slot);
  }
  const movie = await database.movies.get(movieId);
  const target = { id: movieId, card: movie ? summaryOf(movie) : null };
  await enqueue(database, environment, { kind, target, present: false });
}
