import type { Rating, Viewing } from '../domain/marks/diary';
import { markKey } from '../domain/marks/mark';
import { entriesOf, presentRows } from './marks';
import type { MemberDatabase, MirrorRow, OutboxEntry } from './member-database';

/** A viewing with its id. */
export interface StoredViewing extends Viewing {
  readonly id: number;
}

/** A movie's viewings and rating. */
export interface DiaryEntry {
  readonly viewings: readonly StoredViewing[];
  readonly rating: Rating | null;
}

/** A present record, or a removal that isn't sent yet. */
interface StoredRecord {
  readonly id: number;
  readonly value: MirrorRow['value'];
}

function recordOf({ operation }: OutboxEntry): StoredRecord[] {
  return operation.kind === 'search'
    ? []
    : [{ id: operation.movieId, value: operation.present ? operation.value : undefined }];
}

/** Records of the mirror with pending changes on top. */
function withPending(
  rows: readonly MirrorRow[],
  pending: readonly OutboxEntry[],
): ReadonlyMap<number, MirrorRow['value']> {
  const present = rows.filter((row) => row.present === 1);
  const records = new Map(present.map(({ movieId, value }) => [movieId, value]));
  for (const { id, value } of pending.flatMap(recordOf)) records.set(id, value);
  return records;
}

const isViewing = (value: MirrorRow['value']): value is Viewing => typeof value === 'object';

/** Newest first; those without a date last. */
function sorted(viewings: readonly StoredViewing[]): readonly StoredViewing[] {
  return viewings.toSorted((one, other) => {
    const [date, otherDate] = [one.watchedOn ?? '', other.watchedOn ?? ''];
    return date === otherDate ? Number(other.rewatch) - Number(one.rewatch) : date < otherDate ? 1 : -1;
  });
}

function viewingsOf(records: ReadonlyMap<number, MirrorRow['value']>): readonly StoredViewing[] {
  return [...records].flatMap(([id, value]) => (isViewing(value) ? [{ id, ...value }] : []));
}

/** A movie's viewings, newest first. */
export async function readViewings(database: MemberDatabase, movieId: number): Promise<readonly StoredViewing[]> {
  return database.transaction('r', database.mirror, database.outbox, async () => {
    const rows = await database.mirror.where('[kind+value.movieId]').equals(['viewing', movieId]).toArray();
    // Orphans aren't shown, and a removal has the value that it removes.
    const changes = await database.outbox
      .where('[operation.kind+operation.value.movieId]')
      .equals(['viewing', movieId])
      .filter(({ state }) => state !== 'orphan')
      .toArray();
    return sorted(viewingsOf(withPending(rows, changes)).filter((viewing) => viewing.movieId === movieId));
  });
}

/** All viewings, newest first. */
export async function readDiary(database: MemberDatabase): Promise<readonly StoredViewing[]> {
  return database.transaction('r', database.mirror, database.outbox, async () => {
    const rows = await presentRows(database, 'viewing').toArray();
    return sorted(viewingsOf(withPending(rows, await entriesOf(database, 'viewing'))));
  });
}

/** The date of each movie's latest dated viewing, by movie. */
export async function readWatchedDates(database: MemberDatabase): Promise<ReadonlyMap<number, string>> {
  const dates = new Map<number, string>();
  for (const { movieId, watchedOn } of await readDiary(database))
    if (watchedOn !== null && !dates.has(movieId)) dates.set(movieId, watchedOn);
  return dates;
}

/** The date of the latest dated viewing of some movies, by their ids. */
export async function readWatchedDatesOf(
  database: MemberDatabase,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  return database.transaction('r', database.mirror, database.outbox, async () => {
    const dates = new Map<number, string>();
    for (const id of ids) {
      const date = (await readViewings(database, id))[0]?.watchedOn ?? null;
      if (date !== null) dates.set(id, date);
    }
    return dates;
  });
}

/** The member's rating of a movie; null if there is none. */
export async function readRating(database: MemberDatabase, movieId: number): Promise<Rating | null> {
  const entry = await database.outbox.get(markKey('rating', movieId));
  const row = await database.mirror.get(['rating', movieId]);
  const [rating] = withPending(row ? [row] : [], entry ? [entry] : []).values();
  return typeof rating === 'number' ? rating : null;
}

/** All ratings, by movie. */
export async function readRatings(database: MemberDatabase): Promise<ReadonlyMap<number, Rating>> {
  return database.transaction('r', database.mirror, database.outbox, async () => {
    const rows = await presentRows(database, 'rating').toArray();
    const records = withPending(rows, await entriesOf(database, 'rating'));
    return new Map([...records].flatMap(([id, value]) => (typeof value === 'number' ? [[id, value] as const] : [])));
  });
}

/** The member's ratings of some movies, by their ids. */
export async function readRatingsOf(
  database: MemberDatabase,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Rating>> {
  return database.transaction('r', database.mirror, database.outbox, async () => {
    const ratings = new Map<number, Rating>();
    for (const id of ids) {
      const rating = await readRating(database, id);
      if (rating !== null) ratings.set(id, rating);
    }
    return ratings;
  });
}

/**
 * When the newest ratings of at least a minimum were given, in ms since the epoch on the server's clock, by movie.
 * @param limit maximum number of stored ratings; those not synced yet come on top
 */
export async function newestRated(
  database: MemberDatabase,
  minimum: Rating,
  limit: number,
): Promise<ReadonlyMap<number, number>> {
  const isHigh = (value: MirrorRow['value']) => typeof value === 'number' && value >= minimum;
  return database.transaction('r', database.mirror, database.outbox, async () => {
    const pending = (await entriesOf(database, 'rating')).flatMap(({ operation }) =>
      operation.kind === 'search' ? [] : [operation],
    );
    const rows = await presentRows(database, 'rating')
      .reverse()
      .filter(({ value }) => isHigh(value))
      .limit(limit + pending.length)
      .toArray();
    const rated = new Map(rows.map(({ movieId, ts }) => [movieId, ts]));
    for (const { movieId, present, value, ts } of pending)
      if (present && isHigh(value)) rated.set(movieId, ts);
      else rated.delete(movieId);
    return rated;
  });
}

/**
 * The viewings and rating of a movie that another device removed with its 'watched' mark: those removed in that act or
 * after it. Part of the caller's transaction.
 */
export async function readRemovedDiary(database: MemberDatabase, movieId: number): Promise<DiaryEntry> {
  const mark = await database.mirror.get(['watched', movieId]);
  const isRemoved = ({ present, ts }: MirrorRow) => present === 0 && mark?.present === 0 && ts > mark.ts;
  const viewings = await database.mirror.where('[kind+value.movieId]').equals(['viewing', movieId]).toArray();
  const rating = await database.mirror.get(['rating', movieId]);
  return {
    viewings: viewings
      .filter(isRemoved)
      .flatMap((row) => (isViewing(row.value) ? [{ id: row.movieId, ...row.value }] : [])),
    rating: rating && isRemoved(rating) && typeof rating.value === 'number' ? rating.value : null,
  };
}
