import { liveQuery } from 'dexie';
import { MIN_LIKED } from '../config/recommend';
import type { IdentifiedMovie } from '../domain/movies/movie';
import { shelfMovies, tasteShelves } from '../domain/taste/taste-ranking';
import { readInitialSync } from './initial-sync';
import type { MemberDatabase } from './member-database';
import { readSimilarMovies, readTasteWeights } from './similar-movies-cache';
import { markedIds, markedWith } from './marks';

/** Movies similar to one that the member likes. */
interface Shelf {
  readonly likedId: number;
  /** The liked movie's title. */
  readonly title: string;
  readonly movies: readonly IdentifiedMovie[];
}

/** Suggestions based on the movies that the member likes. */
export type Taste =
  /** There are too few liked movies. */
  { readonly status: 'few' } | TasteShelves;

interface TasteShelves {
  readonly status: 'shelves';
  readonly shelves: readonly Shelf[];
  /** Whether the similar movies of all liked ones are loaded; until then the shelves may change. */
  readonly complete: boolean;
  /** Ids of all favorites and of the movies that taste is based on. */
  readonly liked: ReadonlySet<number>;
}

/**
 * Shelves of movies similar to those a member likes, from the device; without favorites, watched movies and those not
 * for the member.
 * @param now milliseconds since the epoch
 * @returns null until the member's marks are synced
 */
export async function readTaste(database: MemberDatabase, now: number): Promise<Taste | null> {
  const weights = await readTasteWeights(database);
  if (weights.size < MIN_LIKED) return (await readInitialSync(database)) === 'synced' ? { status: 'few' } : null;
  const rows = await readSimilarMovies(database, [...weights.keys()], now);
  const unwanted = await markedWith(database, ({ excluded }) => excluded === 'everywhere');
  const all = await markedIds(database, 'favorite');
  const listed = rows.flatMap(({ movies }) => movies);
  const movies = new Map(shelfMovies(listed, new Set([...unwanted, ...all])).map((movie) => [movie.id, movie]));
  const liked = rows.map(({ id, movies: similar }) => ({
    id,
    weight: weights.get(id) ?? 0,
    similarIds: similar.map((movie) => movie.id),
  }));
  const shelves = tasteShelves(liked, (id) => movies.has(id));
  const cards = await database.movies.bulkGet(shelves.map(({ likedId }) => likedId));
  return {
    status: 'shelves',
    complete: rows.length === weights.size,
    liked: new Set([...all, ...weights.keys()]),
    shelves: shelves.flatMap(({ likedId, movies: ids }, index) => {
      const title = cards[index]?.title;
      if (title === undefined) return [];
      return [{ likedId, title, movies: ids.flatMap((id) => movies.get(id) ?? []) }];
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
 * movie is no longer liked are dropped.
 * @param previous what the screen shows
 * @param next the latest data
 */
export function stableTaste(previous: Taste | null, next: Taste | null): Taste | null {
  if (previous?.status !== 'shelves' || !previous.complete || next?.status !== 'shelves') return next;
  return { ...previous, shelves: previous.shelves.filter(({ likedId }) => next.liked.has(likedId)) };
}
