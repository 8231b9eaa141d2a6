import type { ListedMovie } from '../../../domain/lists/marked-list';
import type { MovieRow, MemberDatabase } from '../member/member-database';

/** The cards that the device has of some movies, by id; null for a movie of which it has none. */
export async function readCards(
  database: MemberDatabase,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MovieRow | null>> {
  const movies = await database.movies.bulkGet([...ids]);
  return new Map(ids.map((id, index) => [id, movies[index] ?? null]));
}

/**
 * What lists are sorted and filtered by, of some movies, by id; null for a movie of which the device has no card. Of ten
 * thousand movies the rest of the cards would be most of the memory; movies of the same genres share one list of them.
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
