import { liveQuery } from 'dexie';
import { MIN_FAVORITES } from '../config/recommend';
import type { IdentifiedMovie } from '../domain/movies/movie';
import { shelfMovies, tasteShelves } from '../domain/taste/taste-ranking';
import { readInitialSync } from './initial-sync';
import type { MemberDatabase } from './member-database';
import { readSimilarMovies, tasteFavorites } from './similar-movies-cache';
import { markedIds, markedWith } from './marks';

/** Movies similar to one favorite. */
interface Shelf {
  readonly favoriteId: number;
  /** The favorite's title. */
  readonly title: string;
  readonly movies: readonly IdentifiedMovie[];
}

/** Suggestions based on the member's favorites. */
export type Taste =
  /** There are too few favorites. */
  { readonly status: 'few' } | TasteShelves;

interface TasteShelves {
  readonly status: 'shelves';
  readonly shelves: readonly Shelf[];
  /** Whether the similar movies of all favorites are loaded; until then the shelves may change. */
  readonly complete: boolean;
  /** Ids of all favorites. */
  readonly favorites: ReadonlySet<number>;
}

/**
 * Shelves of movies similar to a member's favorites, from the device; without favorites, watched movies and those not
 * for the member.
 * @param now milliseconds since the epoch
 * @returns null until the member's marks are synced
 */
export async function readTaste(database: MemberDatabase, now: number): Promise<Taste | null> {
  const favorites = await tasteFavorites(database);
  if (favorites.length < MIN_FAVORITES)
    return (await readInitialSync(database)) === 'synced' ? { status: 'few' } : null;
  const rows = await readSimilarMovies(database, favorites, now);
  const unwanted = await markedWith(database, ({ excluded }) => excluded === 'everywhere');
  const all = await markedIds(database, 'favorite');
  const listed = rows.flatMap(({ movies }) => movies);
  const movies = new Map(shelfMovies(listed, new Set([...unwanted, ...all])).map((movie) => [movie.id, movie]));
  const liked = rows.map((row) => ({ id: row.id, similarIds: row.movies.map(({ id }) => id) }));
  const shelves = tasteShelves(liked, (id) => movies.has(id));
  const cards = await database.movies.bulkGet(shelves.map(({ favoriteId }) => favoriteId));
  return {
    status: 'shelves',
    complete: rows.length === favorites.length,
    favorites: all,
    shelves: shelves.flatMap(({ favoriteId, movies: ids }, index) => {
      const title = cards[index]?.title;
      if (title === undefined) return [];
      return [{ favoriteId: favoriteId, title, movies: ids.flatMap((id) => movies.get(id) ?? []) }];
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
 * Keeps complete shelves on an open screen stable, so that a movie doesn't disappear when it's marked; shelves whose
 * favorite was removed are dropped.
 * @param previous what the screen shows
 * @param next the latest data
 */
export function stableTaste(previous: Taste | null, next: Taste | null): Taste | null {
  if (previous?.status !== 'shelves' || !previous.complete || next?.status !== 'shelves') return next;
  return { ...previous, shelves: previous.shelves.filter(({ favoriteId }) => next.favorites.has(favoriteId)) };
}
