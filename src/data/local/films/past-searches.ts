import { PAST_SEARCHES } from '../../../config/account';
import type { Result } from '../../../domain/values/result';
import { tryStorage, type StorageError } from '../../../lib/storage';
import type { MemberDatabase, PastSearch } from '../member/member-database';
import { whileSignedIn } from '../member/while-signed-in';

/** Keeps a search with what it found, in the place of what it had found before; only the latest PAST_SEARCHES stay. */
export async function keepSearch(database: MemberDatabase, search: PastSearch): Promise<Result<void, StorageError>> {
  const { searches } = database;
  return tryStorage(async () => {
    await whileSignedIn(database, [searches], async () => {
      await searches.put(search);
      const oldest = await searches.orderBy('at').reverse().offset(PAST_SEARCHES).primaryKeys();
      await searches.bulkDelete(oldest);
    });
  });
}

/** The searches on this device by the movies that they found: of each movie the latest. */
export async function searchesByMovie(database: MemberDatabase): Promise<ReadonlyMap<number, PastSearch>> {
  const oldestFirst = await database.searches.orderBy('at').toArray();
  return new Map(oldestFirst.flatMap((search) => search.movies.map(({ id }) => [id, search] as const)));
}
