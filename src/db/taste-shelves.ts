import { liveQuery } from 'dexie';
import { LEAST_FAVORITES } from '../config/recommend';
import { type ShelfMovie, shelfMovies, tasteShelves } from '../domain/taste/taste-shelves';
import { readInitialSync } from './initial-sync';
import type { MemberDatabase } from './member-database';
import { readSimilarMovies, tasteFavorites } from './similar-movies-cache';
import { markedIds, markedWith } from './marks';

/** Movies that go with one favorite. */
interface Shelf {
  readonly because: number;
  /** The favorite's. */
  readonly title: string;
  readonly movies: readonly ShelfMovie[];
}

/** What the device can say of a member's taste. */
export type Taste =
  /** There are too few favorites, and all of them are known. */
  { readonly status: 'few' } | TasteShelves;

interface TasteShelves {
  readonly status: 'shelves';
  readonly shelves: readonly Shelf[];
  /** The neighbours of all favorites that count are there; before that the shelves may change. */
  readonly complete: boolean;
  /** Ids of all favorites. */
  readonly favorites: ReadonlySet<number>;
}

/**
 * Shelves of movies that go with a member's favorites, without favorites, watched movies and those that are not for
 * the member, from the device alone.
 * @param now milliseconds since 1970
 * @returns null while the device does not know the member's marks
 */
export async function readTaste(database: MemberDatabase, now: number): Promise<Taste | null> {
  const favorites = await tasteFavorites(database);
  if (favorites.length < LEAST_FAVORITES)
    return (await readInitialSync(database)) === 'synced' ? { status: 'few' } : null;
  const rows = await readSimilarMovies(database, favorites, now);
  const unwanted = await markedWith(database, ({ excluded }) => excluded === 'everywhere');
  const all = await markedIds(database, 'favorite');
  const listed = rows.flatMap(({ movies }) => movies);
  const movies = new Map(shelfMovies(listed, new Set([...unwanted, ...all])).map((movie) => [movie.id, movie]));
  const liked = rows.map((row) => ({ id: row.id, neighbours: row.movies.map(({ id }) => id) }));
  const shelves = tasteShelves(liked, (id) => movies.has(id));
  const cards = await database.movies.bulkGet(shelves.map(({ because }) => because));
  return {
    status: 'shelves',
    complete: rows.length === favorites.length,
    favorites: all,
    shelves: shelves.flatMap(({ because, movies: ids }, index) => {
      const title = cards[index]?.title;
      if (title === undefined) return [];
      return [{ because, title, movies: ids.flatMap((id) => movies.get(id) ?? []) }];
    }),
  };
}

/**
 * Calls the listener with the shelves now and after every change; a device that can't be read has none.
 * @returns ends it
 */
export function watchTaste(database: MemberDatabase, listener: (taste: Taste | null) => void): () => void {
  const subscription = liveQuery(() => readTaste(database, Date.now())).subscribe({
    next: listener,
    error: () => listener(null),
  });
  return () => subscription.unsubscribe();
}

/**
 * What stands on a screen that is open. Complete shelves stay as they are, so that a movie that is marked on one does not
 * slip away under the finger; a shelf whose favorite is none any more goes.
 * @param before what stood there
 * @param after what the device says now
 */
export function settledTaste(before: Taste | null, after: Taste | null): Taste | null {
  if (before?.status !== 'shelves' || !before.complete || after?.status !== 'shelves') return after;
  return { ...before, shelves: before.shelves.filter(({ because }) => after.favorites.has(because)) };
}
