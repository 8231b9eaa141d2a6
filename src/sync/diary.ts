import { isMarked, removedIds } from '../db/marks';
import { type DiaryEntry, readRating, readViewings, type StoredViewing } from '../db/diary';
import type { MemberDatabase } from '../db/member-database';
import type { StorageError } from '../db/storage';
import { localDate, type Rating, type Viewing, viewingId } from '../domain/marks/diary';
import type { MarkKind } from '../domain/marks/mark-kinds';
import { summaryOf } from '../domain/movies/movie';
import type { Result } from '../domain/values/result';
import type { SyncDeps } from './clock';
import { enqueue, inOutboxTransaction, type MarkTarget, removeEndedMarks } from './enqueue';
import type { PulledRow } from './protocol';

const recordTarget = (id: number): MarkTarget => ({ id, card: null });

function putViewing(database: MemberDatabase, deps: SyncDeps, { id, ...value }: StoredViewing): Promise<string> {
  return enqueue(database, deps, { kind: 'viewing', target: recordTarget(id), present: true, value });
}

function putRating(database: MemberDatabase, deps: SyncDeps, movieId: number, value: Rating): Promise<string> {
  return enqueue(database, deps, { kind: 'rating', target: recordTarget(movieId), present: true, value });
}

/** The id for one more viewing, different from those of the movie's others. */
function freeId(viewing: Viewing, others: readonly StoredViewing[]): number {
  const taken = new Set(others.map(({ id }) => id));
  let index = 0;
  while (taken.has(viewingId(viewing, index))) index += 1;
  return viewingId(viewing, index);
}

/**
 * Adds a viewing. Part of the caller's transaction, which has to mark the movie as watched.
 * @returns its id and the operation's
 */
export async function enqueueViewing(
  database: MemberDatabase,
  deps: SyncDeps,
  viewing: Viewing,
): Promise<{ readonly id: number; readonly op: string }> {
  const id = freeId(viewing, await readViewings(database, viewing.movieId));
  return { id, op: await putViewing(database, deps, { id, ...viewing }) };
}

/** Adds a viewing of today, by the device's calendar, for a movie without any. Part of the caller's transaction. */
export async function enqueueFirstViewing(database: MemberDatabase, deps: SyncDeps, movieId: number): Promise<void> {
  if ((await readViewings(database, movieId)).length > 0) return;
  await enqueueViewing(database, deps, { movieId, watchedOn: localDate(deps.now()), rewatch: false });
}

/** Removes a movie's viewings and rating. Part of the caller's transaction. @returns them, for `restoreDiaryEntry` */
export async function removeDiaryEntry(database: MemberDatabase, deps: SyncDeps, movieId: number): Promise<DiaryEntry> {
  const viewings = await readViewings(database, movieId);
  const rating = await readRating(database, movieId);
  for (const { id, ...value } of viewings)
    await enqueue(database, deps, { kind: 'viewing', target: recordTarget(id), present: false, value });
  if (rating !== null)
    await enqueue(database, deps, { kind: 'rating', target: recordTarget(movieId), present: false, value: rating });
  return { viewings, rating };
}

/** Undoes `removeDiaryEntry`. Part of the caller's transaction. */
export async function restoreDiaryEntry(
  database: MemberDatabase,
  deps: SyncDeps,
  movieId: number,
  { viewings, rating }: DiaryEntry,
): Promise<void> {
  for (const viewing of viewings) await putViewing(database, deps, viewing);
  if (rating !== null) await putRating(database, deps, movieId, rating);
}

/**
 * Marks a movie as watched, as a later act than any removal that the device knows. Part of the caller's transaction.
 * @returns the marks that this removed
 */
async function enqueueWatched(
  database: MemberDatabase,
  deps: SyncDeps,
  target: MarkTarget,
): Promise<readonly MarkKind[]> {
  await enqueue(database, deps, { kind: 'watched', target, present: true });
  const removed = await removeEndedMarks(database, deps, 'watched', target);
  return removed.map(({ kind }) => kind);
}

/**
 * Movies that pulls have changed and `restoreWatched` hasn't looked at, also if a later page never arrived. A database
 * that is missing has just been opened: a tab may have been killed after its pull, so all of its movies count.
 */
const changedMovies = new WeakMap<MemberDatabase, Set<number>>();

/** Records the movies whose marks, viewings or ratings a pull has changed. */
export function noteChanged(database: MemberDatabase, rows: readonly PulledRow[]): void {
  const changed = changedMovies.get(database);
  for (const { movieId, value } of rows) changed?.add(typeof value === 'object' ? value.movieId : movieId);
}

/**
 * Marks movies as watched again that have a rating or a viewing: a device removed the mark without knowing of it.
 * @returns whether it marked any
 */
export async function restoreWatched(database: MemberDatabase, deps: SyncDeps): Promise<boolean> {
  const changed = changedMovies.get(database);
  if (changed?.size === 0) return false;
  const { mirror, outbox, movies, sync } = database;
  const restored = await database.transaction('rw', [mirror, outbox, movies, sync], async () => {
    let any = false;
    for (const id of await removedIds(database, 'watched')) {
      if (changed?.has(id) === false) continue;
      if ((await readRating(database, id)) === null && (await readViewings(database, id)).length === 0) continue;
      const movie = await movies.get(id);
      await enqueueWatched(database, deps, { id, card: movie ? summaryOf(movie) : null });
      any = true;
    }
    return any;
  });
  changedMovies.set(database, new Set());
  return restored;
}

/**
 * Adds a viewing and marks the movie as watched.
 * @param again whether it was watched before; then an earlier viewing without a date is recorded if there is none
 * @returns the new viewing
 */
export async function addViewing(
  database: MemberDatabase,
  deps: SyncDeps,
  target: MarkTarget,
  watchedOn: string | null,
  again = false,
): Promise<Result<StoredViewing, StorageError>> {
  return inOutboxTransaction(database, async () => {
    const others = await readViewings(database, target.id);
    await enqueueWatched(database, deps, target);
    if (again && others.length === 0)
      await enqueueViewing(database, deps, { movieId: target.id, watchedOn: null, rewatch: false });
    const viewing = { movieId: target.id, watchedOn, rewatch: again || others.length > 0 };
    return { ...viewing, id: (await enqueueViewing(database, deps, viewing)).id };
  });
}

/** Changes a viewing, or restores a removed one. */
export async function changeViewing(
  database: MemberDatabase,
  deps: SyncDeps,
  viewing: StoredViewing,
): Promise<Result<void, StorageError>> {
  return inOutboxTransaction(database, async () => {
    await putViewing(database, deps, viewing);
  });
}

/** Removes a viewing; the movie stays marked as watched. */
export async function removeViewing(
  database: MemberDatabase,
  deps: SyncDeps,
  { id, ...value }: StoredViewing,
): Promise<Result<void, StorageError>> {
  return inOutboxTransaction(database, async () => {
    await enqueue(database, deps, { kind: 'viewing', target: recordTarget(id), present: false, value });
  });
}

/** The outcome of rating a movie. */
export interface RatingResult {
  readonly previous: Rating | null;
  /** The marks that were removed because the rating marked the movie as watched; null if it already was. */
  readonly removed: readonly MarkKind[] | null;
}

/**
 * Sets or removes the member's rating. A rated movie was watched: without that mark it's set, with no viewing, since the
 * date isn't known.
 */
export async function setRating(
  database: MemberDatabase,
  deps: SyncDeps,
  target: MarkTarget,
  rating: Rating | null,
): Promise<Result<RatingResult, StorageError>> {
  const movieId = target.id;
  return inOutboxTransaction(database, async () => {
    const previous = await readRating(database, movieId);
    let removed: RatingResult['removed'] = null;
    if (rating !== null) {
      if (!(await isMarked(database, 'watched', movieId))) removed = await enqueueWatched(database, deps, target);
      await putRating(database, deps, movieId, rating);
    } else if (previous !== null)
      await enqueue(database, deps, { kind: 'rating', target: recordTarget(movieId), present: false, value: previous });
    return { previous, removed };
  });
}
