import { Dexie, liveQuery, type Subscription, type Transaction } from 'dexie';
import type { ListedMovie } from '../domain/lists/marked-list';
import { markKey } from '../domain/marks/mark';
import {
  kindsWith,
  type MarkCount,
  type MarkKind,
  type MarkTraits,
  type SyncKind,
  traitsOf,
} from '../domain/marks/mark-kinds';
import { readInitialSync } from './initial-sync';
import type { MemberDatabase, MirrorRow, MovieRow, OutboxEntry } from './member-database';

/** A marked movie. `movie` is null until its card is known. */
export interface MarkedMovie {
  readonly movieId: number;
  readonly ts: number;
  readonly movie: MovieRow | null;
}

/** Whether a movie is marked: by the outbox entry if there is one, else by the mirror. */
export async function isMarked(database: MemberDatabase, kind: SyncKind, movieId: number): Promise<boolean> {
  const entry = await database.outbox.get(markKey(kind, movieId));
  if (entry && entry.operation.kind !== 'search') return entry.operation.present;
  return (await database.mirror.get([kind, movieId]))?.present === 1;
}

/** Outbox entries of one kind, in any state. */
export async function entriesOf(database: MemberDatabase, kind: SyncKind): Promise<OutboxEntry[]> {
  return database.outbox
    .where('[state+operation.kind]')
    .anyOf([
      ['waiting', kind],
      ['blocked', kind],
    ])
    .toArray();
}

/** Marked movies with their times, newest first. Part of the caller's transaction. */
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

/** Movies with a mark of this kind, newest first. */
export async function listMarked(database: MemberDatabase, kind: MarkKind): Promise<readonly MarkedMovie[]> {
  return database.transaction('r', database.mirror, database.outbox, database.movies, async () => {
    const newestFirst = await listedByTime(database, kind);
    const movies = await database.movies.bulkGet(newestFirst.map(([movieId]) => movieId));
    return newestFirst.map(([movieId, ts], index) => ({ movieId, ts, movie: movies[index] ?? null }));
  });
}

/** Ids of movies with a mark of this kind, newest first. Reads only index keys, to be fast for thousands of marks. */
export async function newestMarkedIds(database: MemberDatabase, kind: MarkKind): Promise<readonly number[]> {
  return database.transaction('r', database.mirror, database.outbox, async (transaction) => {
    const known = (await presentIds(transaction, database, kind)).toReversed();
    const entries = (await entriesOf(database, kind)).map(({ operation }) => operation);
    const intents = entries.filter((operation) => operation.kind !== 'search').sort((a, b) => b.ts - a.ts);
    const waiting = new Set(intents.map(({ movieId }) => movieId));
    const added = intents.filter(({ present }) => present);
    const oldest = added.at(-1)?.ts ?? Infinity;
    const newest = (await presentRows(database, kind).reverse().first())?.ts ?? 0;
    // Pending changes are newer than everything in the mirror, unless a clock was corrected.
    if (oldest < newest) return (await listedByTime(database, kind)).map(([movieId]) => movieId);
    return [...added.map(({ movieId }) => movieId), ...known.filter((movieId) => !waiting.has(movieId))];
  });
}

/** When movies were marked, in ms since the epoch on the server's clock, by id; null for a movie without the mark. */
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

/** Ids of the movies with a mark of this kind. */
export async function markedIds(database: MemberDatabase, kind: SyncKind): Promise<ReadonlySet<number>> {
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

/** What a device knows of the marks of one kind. */
export interface KnownMarks {
  readonly ids: ReadonlySet<number>;
  /** False during the first sync: other movies may be marked, too. */
  readonly complete: boolean;
}

/** Reads the marks of one kind in one transaction. */
async function readKnownMarks(database: MemberDatabase, kind: MarkKind): Promise<KnownMarks> {
  return database.transaction('r', database.mirror, database.outbox, database.sync, async () => ({
    ids: await markedIds(database, kind),
    complete: (await readInitialSync(database)) !== 'syncing',
  }));
}

/**
 * Reads the marks of one kind now and after each change.
 * @param onError called if the device can't be read
 */
export function watchKnownMarks(
  database: MemberDatabase,
  kind: MarkKind,
  onMarks: (marks: KnownMarks) => void,
  onError: (error: unknown) => void,
): Subscription {
  return liveQuery(() => readKnownMarks(database, kind)).subscribe(onMarks, onError);
}

/** Ids of the movies with a mark of any kind whose traits match. */
export async function markedWith(
  database: MemberDatabase,
  holds: (traits: MarkTraits) => boolean,
): Promise<ReadonlySet<number>> {
  const marked = await Promise.all(kindsWith(holds).map((kind) => markedIds(database, kind)));
  return new Set(marked.flatMap((ids) => [...ids]));
}

/** Number of marked movies for each statistic that counts marks. */
export async function countMarks(database: MemberDatabase): Promise<Readonly<Record<MarkCount, number>>> {
  const counts: Record<MarkCount, number> = { favoritesCount: 0, historyCount: 0 };
  for (const kind of kindsWith()) {
    const { statistic } = traitsOf(kind);
    if (statistic) counts[statistic] += (await markedIds(database, kind)).size;
  }
  return counts;
}

const PRIMARY_KEY = '[kind+movieId]';
const INDEX = '[kind+present+ts]';

/** Rows of marked movies in the mirror, ordered by time. */
export function presentRows(database: MemberDatabase, kind: SyncKind) {
  return database.mirror.where(INDEX).between([kind, 1, Dexie.minKey], [kind, 1, Dexie.maxKey]);
}

/** Ids of movies whose mark of this kind was removed. Part of the caller's transaction. */
export async function removedIds(database: MemberDatabase, kind: MarkKind): Promise<readonly number[]> {
  const keys = database.mirror.where(INDEX).between([kind, 0, Dexie.minKey], [kind, 0, Dexie.maxKey]).primaryKeys();
  return (await keys).map(([, movieId]) => movieId);
}

function isKeyRange(value: unknown): value is typeof IDBKeyRange {
  return typeof value === 'function' && 'bound' in value;
}

/**
 * Movie ids of `presentRows`, oldest first. A live query tracks each key it reads, which takes several times as long as
 * reading ten thousand of them. So this tracks the kind's rows as one range, and reads the keys past Dexie.
 * @param transaction an active one over the mirror
 */
export async function presentIds(
  transaction: Transaction,
  database: MemberDatabase,
  kind: SyncKind,
): Promise<readonly number[]> {
  await database.mirror.where(PRIMARY_KEY).between([kind, Dexie.minKey], [kind, Dexie.maxKey]).first();
  const index = transaction.idbtrans.objectStore(database.mirror.name).index(INDEX);
  // Tests run on another IndexedDB than the platform's.
  const given: unknown = database._options.IDBKeyRange;
  const ranges = isKeyRange(given) ? given : IDBKeyRange;
  const keys = await new Dexie.Promise<IDBValidKey[]>((resolve, reject) => {
    const request = index.getAllKeys(ranges.bound([kind, 1, Dexie.minKey], [kind, 1, Dexie.maxKey]));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('keys were not read'));
  });
  // A row's key is its kind and its movie.
  return keys.flatMap((key) => (Array.isArray(key) && typeof key[1] === 'number' ? key[1] : []));
}

/** Times of the newest marks of one kind, by movie. */
async function newestOf(database: MemberDatabase, kind: MarkKind, limit: number): Promise<ReadonlyMap<number, number>> {
  const entries = await entriesOf(database, kind);
  const rows = await presentRows(database, kind)
    .reverse()
    .limit(limit + entries.length)
    .toArray();
  const marked = new Map(rows.map(({ movieId, ts }) => [movieId, ts]));
  for (const { operation } of entries) {
    if (operation.kind === 'search') continue;
    if (operation.present) marked.set(operation.movieId, operation.ts);
    else marked.delete(operation.movieId);
  }
  return marked;
}

/**
 * Movies with a mark of some kinds, newest first, without duplicates.
 * @param limit maximum number, also of the rows read per kind
 * @param kinds by default those whose movies are pinned
 */
export async function newestMarked(
  database: MemberDatabase,
  limit: number,
  kinds: readonly MarkKind[] = kindsWith(({ pinned }) => pinned),
): Promise<readonly MarkedMovie[]> {
  return database.transaction('r', database.mirror, database.outbox, database.movies, async () => {
    const newest = new Map<number, number>();
    for (const kind of kinds) {
      const marked = await newestOf(database, kind, limit);
      for (const [movieId, ts] of marked) newest.set(movieId, Math.max(ts, newest.get(movieId) ?? 0));
    }
    const newestFirst = [...newest].sort(([, a], [, b]) => b - a).slice(0, limit);
    const movies = await database.movies.bulkGet(newestFirst.map(([movieId]) => movieId));
    return newestFirst.map(([movieId, ts], index) => ({ movieId, ts, movie: movies[index] ?? null }));
  });
}

/** The stored cards of movies by id; null for a movie without one. */
export async function readCards(
  database: MemberDatabase,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MovieRow | null>> {
  const movies = await database.movies.bulkGet([...ids]);
  return new Map(ids.map((id, index) => [id, movies[index] ?? null]));
}

/**
 * The part of the cards needed to sort and filter lists, by id; null for a movie without a card. To save memory with
 * ten thousand movies, the rest of the card is left out, and movies with equal genres share one array.
 */
export async function readListedCards(
  database: MemberDatabase,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedMovie['card']>> {
  const lists = new Map<string, readonly string[]>();
  const shared = (genres: readonly string[]) => {
    const key = JSON.stringify(genres);
    const list = lists.get(key) ?? genres;
    lists.set(key, list);
    return list;
  };
  const movies = await database.movies.bulkGet([...ids]);
  return new Map(
    ids.map((id, index) => {
      const movie = movies[index];
      return [
        id,
        movie ? { title: movie.title, year: movie.year, rating: movie.rating, genres: shared(movie.genres) } : null,
      ];
    }),
  );
}
