import { LEAST_FAVORITES } from '../../../config/recommend/taste';
import { shelfFilms, type ShelfFilm } from '../../../domain/taste/shelf-film';
import { tasteShelves } from '../../../domain/taste/taste-shelves';
import { readInitialSync } from '../member/knowledge';
import type { MemberDatabase } from '../member/member-database';
import { readSimilarMovies, tasteFavorites } from './kept-neighbours';
import { markedIds, markedWith } from './marks';

/** Films that go with one favorite. */
interface Shelf {
  readonly because: number;
  /** The favorite's. */
  readonly title: string;
  readonly films: readonly ShelfFilm[];
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
 * Shelves of films that go with a member's favorites, without favorites, watched films and those that are not for
 * the member, from the device alone.
 * @param now milliseconds since 1970
 * @returns null while the device does not know the member's marks
 */
export async function readTaste(database: MemberDatabase, now: number): Promise<Taste | null> {
  const favorites = await tasteFavorites(database);
  if (favorites.length < LEAST_FAVORITES)
    return (await readInitialSync(database)) === 'complete' ? { status: 'few' } : null;
  const rows = await readSimilarMovies(database, favorites, now);
  const unwanted = await markedWith(database, ({ excluded }) => excluded === 'everywhere');
  const all = await markedIds(database, 'favorite');
  const listed = rows.flatMap(({ films }) => films);
  const films = new Map(shelfFilms(listed, new Set([...unwanted, ...all])).map((film) => [film.id, film]));
  const liked = rows.map((row) => ({ id: row.id, neighbours: row.films.map(({ id }) => id) }));
  const shelves = tasteShelves(liked, (id) => films.has(id));
  const cards = await database.films.bulkGet(shelves.map(({ because }) => because));
  return {
    status: 'shelves',
    complete: rows.length === favorites.length,
    favorites: all,
    shelves: shelves.flatMap(({ because, films: ids }, index) => {
      const title = cards[index]?.title;
      if (title === undefined) return [];
      return [{ because, title, films: ids.flatMap((id) => films.get(id) ?? []) }];
    }),
  };
}

/**
 * What stands on a screen that is open. Complete shelves stay as they are, so that a film that is marked on one does not
 * slip away under the finger; a shelf whose favorite is none any more goes.
 * @param before what stood there
 * @param after what the device says now
 */
export function settledTaste(before: Taste | null, after: Taste | null): Taste | null {
  if (before?.status !== 'shelves' || !before.complete || after?.status !== 'shelves') return after;
  return { ...before, shelves: before.shelves.filter(({ because }) => after.favorites.has(because)) };
}
