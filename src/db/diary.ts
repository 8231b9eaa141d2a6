import type { Rating, Viewing } from '../domain/marks/diary';
import type { RecordKind } from '../domain/marks/mark-kinds';
import { markKey } from '../domain/marks/mark';
import { entriesOf, presentRows } from './marks';
import type { MemberDatabase, MirrorRow, OutboxEntry } from './member-database';

/** A viewing with its id. */
export interface StoredViewing extends Viewing {
  readonly id: number;
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

/** Records of the mirror with pending changes on top. Part of the caller's transaction. */
async function withPending(
  database: MemberDatabase,
  kind: RecordKind,
  rows: readonly MirrorRow[],
): Promise<ReadonlyMap<number, MirrorRow['value']>> {
  const records = new Map(rows.map(({ movieId, value }) => [movieId, value]));
  for (const { id, value } of (await entriesOf(database, kind)).flatMap(recordOf)) records.set(id, value);
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
    const records = await withPending(database, 'viewing', rows);
    return sorted(viewingsOf(records).filter((viewing) => viewing.movieId === movieId));
  });
}

/** All viewings, newest first. */
export async function readDiary(database: MemberDatabase): Promise<readonly StoredViewing[]> {
  return database.transaction('r', database.mirror, database.outbox, async () => {
    const rows = await presentRows(database, 'viewing').toArray();
    return sorted(viewingsOf(await withPending(database, 'viewing', rows)));
  });
}

/** The date of each movie's latest dated viewing, by movie. */
export async function readWatchedDates(database: MemberDatabase): Promise<ReadonlyMap<number, string>> {
  const dates = new Map<number, string>();
  for (const { movieId, watchedOn } of await readDiary(database))
    if (watchedOn !== null && !dates.has(movieId)) dates.set(movieId, watchedOn);
  return dates;
}

/** The member's rating of a movie; null if there is none. */
export async function readRating(database: MemberDatabase, movieId: number): Promise<Rating | null> {
  const entry = await database.outbox.get(markKey('rating', movieId));
  const row = entry ? recordOf(entry)[0] : await database.mirror.get(['rating', movieId]);
  return typeof row?.value === 'number' ? row.value : null;
}

/** All ratings, by movie. */
export async function readRatings(database: MemberDatabase): Promise<ReadonlyMap<number, Rating>> {
  return database.transaction('r', database.mirror, database.outbox, async () => {
    const records = await withPending(database, 'rating', await presentRows(database, 'rating').toArray());
    return new Map([...records].flatMap(([id, value]) => (typeof value === 'number' ? [[id, value] as const] : [])));
  });
}
