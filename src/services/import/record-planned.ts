import { readRating, readViewings } from '../../db/diary';
import { isMarked } from '../../db/marks';
import type { ImportEntry, MemberDatabase } from '../../db/member-database';
import type { PlannedMovie } from '../../domain/import/planned-movie';
import { markKey } from '../../domain/marks/mark';
import { type SyncKind, traitsOf } from '../../domain/marks/mark-kinds';
import { summaryOf } from '../../domain/movies/movie';
import type { SyncDeps } from '../../sync/clock';
import { enqueueViewing } from '../../sync/diary';
import { enqueue, type MarkTarget, removeEndedMarks } from '../../sync/enqueue';
import { offerOrphanOf } from '../../sync/outbox-actions';

/**
 * Records what an import plans for a movie; existing marks, viewings of the same date and ratings stay, except marks that
 * a planned one ends. Part of the caller's transaction, over mirror, outbox, movies and sync.
 * @returns what was set or removed
 */
export async function recordPlanned(
  database: MemberDatabase,
  deps: SyncDeps,
  { marks, viewings, rating }: PlannedMovie,
  { id, card }: MarkTarget,
): Promise<ImportEntry['set']> {
  const set: { readonly kind: SyncKind; readonly movieId: number; readonly op: string }[] = [];
  for (const kind of marks) {
    if (await isMarked(database, kind, id)) continue;
    const target = { id, card: traitsOf(kind).card ? card : null };
    const op = await enqueue(database, deps, { kind, target, present: true });
    const ended = await removeEndedMarks(database, deps, kind, target);
    set.push(...[{ kind, op }, ...ended].map((mark) => ({ ...mark, movieId: id })));
  }
  for (const { watchedOn, rewatch } of await missingViewings(database, id, viewings)) {
    const { id: viewingId, op } = await enqueueViewing(database, deps, { movieId: id, watchedOn, rewatch });
    set.push({ kind: 'viewing', movieId: viewingId, op });
  }
  if (rating !== null && (await readRating(database, id)) === null) {
    const target = { id, card: null };
    const op = await enqueue(database, deps, { kind: 'rating', target, present: true, value: rating });
    set.push({ kind: 'rating', movieId: id, op });
  }
  return set;
}

/** The viewings of a file that the diary lacks: of each date as many as the file has more. */
async function missingViewings(
  database: MemberDatabase,
  movieId: number,
  viewings: PlannedMovie['viewings'],
): Promise<PlannedMovie['viewings']> {
  const known = (await readViewings(database, movieId)).map(({ watchedOn }) => watchedOn);
  const isUnknown = known.length === 0;
  return viewings.filter(({ watchedOn, entered }) => {
    if (entered && !isUnknown) return false;
    const index = known.indexOf(watchedOn);
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

/**
 * Undoes a mark that an import set or removed, unless it has changed since. One that was never sent is removed from
 * the outbox. Part of the caller's transaction, over mirror, outbox, movies and sync.
 */
export async function undoMark(
  database: MemberDatabase,
  deps: SyncDeps,
  { kind, movieId, op }: ImportEntry['set'][number],
): Promise<void> {
  const key = markKey(kind, movieId);
  const entry = await database.outbox.get(key);
  const mirrored = await database.mirror.get([kind, movieId]);
  const current = entry ? entry.operation.op : mirrored?.op;
  if (current !== op) return;
  // What the member has changed since stays, and with it the mark.
  if (
    kind === 'watched' &&
    ((await readViewings(database, movieId)).length > 0 || (await readRating(database, movieId)))
  )
    return;
  const present = await isMarked(database, kind, movieId);
  // If a response was lost, the server may have it even if a retry was rejected.
  if (entry?.sent === false && mirrored?.op !== op && (present || mirrored?.present === 1)) {
    await database.outbox.delete(key);
    return offerOrphanOf(database, entry);
  }
  const movie = await database.movies.get(movieId);
  const target = { id: movieId, card: movie ? summaryOf(movie) : null };
  const value = entry && entry.operation.kind !== 'search' ? entry.operation.value : mirrored?.value;
  await enqueue(database, deps, { kind, target, present: !present, ...(value !== undefined && { value }) });
}
