import type { FilmRow, MemberDatabase } from '../member/member-database';

/** The cards that the device has of some films, by id; null for a film of which it has none. */
export async function readCards(
  database: MemberDatabase,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FilmRow | null>> {
  const films = await database.films.bulkGet([...ids]);
  return new Map(ids.map((id, index) => [id, films[index] ?? null]));
}
