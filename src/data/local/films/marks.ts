import { markKey } from '../../../domain/marks/mark';
import { kindsWith, traitsOf, type MarkCount, type MarkKind, type MarkTraits } from '../../../domain/marks/mark-kinds';
import type { MovieRow, MemberDatabase, MirrorRow, OutboxEntry } from '../member/member-database';
import { presentIds, presentRows } from './present-keys';

/** A movie with a mark, newest first in lists. `movie` is null while its card is not yet known. */
export interface MarkedMovie {
  readonly movieId: number;
  readonly ts: number;
  readonly movie: MovieRow | null;
}

/** What the member sees of one mark: the outbox, else the mirror. */
export async function isMarked(database: MemberDatabase, kind: MarkKind, movieId: number): Promise<boolean> {
  const entry = await database.outbox.get(markKey(kind, movieId));
  if (entry && entry.operation.kind !== 'search') return entry.operation.present;
  return (await database.mirror.get([kind, movieId]))?.present === 1;
}

/** Outbox entries of one kind, whatever their state. */
export async function entriesOf(database: MemberDatabase, kind: MarkKind): Promise<OutboxEntry[]> {
  return database.outbox
    .where('[state+operation.kind]')
    .anyOf([
      ['waiting', kind],
      ['set-aside', kind],
    ])
    .toArray();
}

/** Movies with a mark as the member sees them, each with its time, newest first. Part of the caller's transaction. */
async function listedByTime(
  database: MemberDatabase,
  kind: MarkKind,
): Promise<readonly (readonly [movieId: number, ts: number])[]> {
  const marked = new Map<number, number>();
  await presentRows(database, kind).each((row: MirrorRow) => marked.set(row.movieId, row.ts));
  for (const { operation } of await entriesOf(database, kind)) {
    if (operation.kind === 'search') continue;
    if (operation.present) marked.set(operation.movieId, operation.ts);
    else marked.delete(operation.movieId);
  }
  return [...marked].sort(([, a], [, b]) => b - a);
}

/** Movies with a mark of this kind as the member sees them, newest first. */
export async function listMarked(database: MemberDatabase, kind: MarkKind): Promise<readonly MarkedMovie[]> {
  return database.transaction('r', database.mirror, database.outbox, database.movies, async () => {
    const newestFirst = await listedByTime(database, kind);
    const movies = await database.movies.bulkGet(newestFirst.map(([movieId]) => movieId));
    return newestFirst.map(([movieId, ts], index) => ({ movieId, ts, movie: movies[index] ?? null }));
  });
}

/**
 * Ids of the movies with a mark of this kind as the member sees them, newest first: keys alone, so that a list of thousands
 * costs no more than its index.
 */
export async function newestMarkedIds(database: MemberDatabase, kind: MarkKind): Promise<readonly number[]> {
  return database.transaction('r', database.mirror, database.outbox, async (transaction) => {
    const known = (await presentIds(transaction, database, kind)).toReversed();
    const entries = (await entriesOf(database, kind)).map(({ operation }) => operation);
    const intents = entries.filter((operation) => operation.kind !== 'search').sort((a, b) => b.ts - a.ts);
    const waiting = new Set(intents.map(({ movieId }) => movieId));
    const added = intents.filter(({ present }) => present);
    const oldest = added.at(-1)?.ts ?? Infinity;
    const newest = (await presentRows(database, kind).reverse().first())?.ts ?? 0;
    // What waits is newer than all that the mirror has, but for what an import has dated back.
    if (oldest < newest) return (await listedByTime(database, kind)).map(([movieId]) => movieId);
    return [...added.map(({ movieId }) => movieId), ...known.filter((movieId) => !waiting.has(movieId))];
  });
}

/** When some movies were marked, in milliseconds since 1970 on the server's clock, by id; null for a movie without the mark. */
export async function readMarkTimes(
  database: MemberDatabase,
  kind: MarkKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  return database.transaction('r', database.mirror, database.outbox, async () => {
    const rows = await database.mirror.bulkGet(ids.map((id): [MarkKind, number] => [kind, id]));
    const entries = await database.outbox.bulkGet(ids.map((id) => markKey(kind, id)));
    const times = new Map<number, number | null>(ids.map((id) => [id, null]));
    for (const row of rows) if (row?.present === 1) times.set(row.movieId, row.ts);
    for (const entry of entries) {
      if (!entry || entry.operation.kind === 'search') continue;
      const { movieId, present, ts } = entry.operation;
      times.set(movieId, present ? ts : null);
    }
    return times;
  });
}

/** Ids of the movies with a mark of this kind, as the member sees them. */
export async function markedIds(database: MemberDatabase, kind: MarkKind): Promise<ReadonlySet<number>> {
  return database.transaction('r', database.mirror, database.outbox, async (transaction) => {
    const ids = new Set(await presentIds(transaction, database, kind));
    for (const { operation } of await entriesOf(database, kind)) {
      if (operation.kind === 'search') continue;
      if (operation.present) ids.add(operation.movieId);
      else ids.delete(operation.movieId);
    }
    return ids;
  });
}

/** Ids of the movies with a mark of any kind for which something holds. */
export async function markedWith(
  database: MemberDatabase,
  holds: (traits: MarkTraits) => boolean,
): Promise<ReadonlySet<number>> {
  const marked = await Promise.all(kindsWith(holds).map((kind) => markedIds(database, kind)));
  return new Set(marked.flatMap((ids) => [...ids]));
}

/** How many movies the member has marked, for each statistic that counts marks. */
export async function countMarks(database: MemberDatabase): Promise<Readonly<Record<MarkCount, number>>> {
  const counts: Record<MarkCount, number> = { favoritesCount: 0, historyCount: 0 };
  for (const kind of kindsWith()) {
    const { statistic } = traitsOf(kind);
    if (statistic) counts[statistic] += (await markedIds(database, kind)).size;
  }
  return counts;
}
