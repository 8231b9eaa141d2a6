import type { ListedFilm } from '../../../domain/lists/marked-view';
import type { FilmRow, MemberDatabase } from '../member/member-database';

/** The cards that the device has of some films, by id; null for a film of which it has none. */
export async function readCards(
  database: MemberDatabase,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FilmRow | null>> {
  const films = await database.films.bulkGet([...ids]);
  return new Map(ids.map((id, index) => [id, films[index] ?? null]));
}

/**
 * What lists are sorted and filtered by, of some films, by id; null for a film of which the device has no card. Of ten
 * thousand films the rest of the cards would be most of the memory; films of the same genres share one list of them.
 */
export async function readListedCards(
  database: MemberDatabase,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ListedFilm['card']>> {
  const lists = new Map<string, readonly string[]>();
  const shared = (genres: readonly string[]) => {
    const key = JSON.stringify(genres);
    const list = lists.get(key) ?? genres;
    lists.set(key, list);
    return list;
  };
  const films = await database.films.bulkGet([...ids]);
  return new Map(
    ids.map((id, index) => {
      const film = films[index];
      return [
        id,
        film ? { title: film.title, year: film.year, rating: film.rating, genres: shared(film.genres) } : null,
      ];
    }),
  );
}
