import { PAST_SEARCHES } from '../config/account';
import { allImpressions, type Impressions } from '../domain/history';
import type { Result } from '../domain/values/result';
import { type StorageError, tryStorage } from './storage';
import { sessionImpressions } from './session-impressions';
import { markedIds, markedWith } from './marks';
import type { MemberDatabase, PastSearch } from './member-database';
import { whileSignedIn } from './sync-state';

/**
 * The movies this session and the member were shown, as the device has them.
 * @param database null for a visitor, who has the session alone
 */
export async function readRecommended(database: MemberDatabase | null): Promise<Impressions> {
  const stored = database ? await markedIds(database, 'recommended') : new Set<number>();
  return { session: new Set(sessionImpressions.read()), database: stored };
}

/**
 * Ids of movies that are not recommended, as the device has them: those shown, the watched ones and the favorites, which
 * the member knows already, and those that are not for the member.
 * @param database null for a visitor, who has the session alone
 */
export async function excludedMovies(database: MemberDatabase | null): Promise<ReadonlySet<number>> {
  const shown = allImpressions(await readRecommended(database));
  if (database === null) return shown;
  return new Set([...shown, ...(await markedWith(database, ({ excluded }) => excluded !== null))]);
}

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
