import { PAST_SEARCHES } from '../config/account';
import type { MovieSummary } from '../domain/movies/movie';
import type { Result } from '../domain/values/result';
import { type StorageError, tryStorage } from './storage';
import { sessionImpressions } from './session-impressions';
import { markedIds, markedWith } from './marks';
import type { MemberDatabase, PastSearch } from './member-database';
import { whileSignedIn } from './sync-state';

/** Ids of recommended movies: in this session, and the member's. */
export interface Impressions {
  readonly session: ReadonlySet<number>;
  readonly database: ReadonlySet<number>;
}

/** Number of movies a search excludes (specification, section 3, Tracking stats). */
export interface TrackingStats {
  readonly sessionTracked: number;
  readonly databaseTracked: number;
  /** Without duplicates. */
  readonly totalTracked: number;
}

/** All impressions, without duplicates. */
export function allImpressions({ session, database }: Impressions): ReadonlySet<number> {
  return new Set([...session, ...database]);
}

/** Counts the impressions. */
export function trackingStats(shown: Impressions): TrackingStats {
  return {
    sessionTracked: shown.session.size,
    databaseTracked: shown.database.size,
    totalTracked: allImpressions(shown).size,
  };
}

/**
 * Movies already recommended, in this session and to the member.
 * @param database null for a visitor, who only has the session
 */
export async function readRecommended(database: MemberDatabase | null): Promise<Impressions> {
  const stored = database ? await markedIds(database, 'recommended') : new Set<number>();
  return { session: new Set(sessionImpressions.read()), database: stored };
}

/**
 * Ids of movies that aren't recommended: those recommended before, watched, favorites and not for the member.
 * @param database null for a visitor, who only has the session
 */
export async function excludedMovies(database: MemberDatabase | null): Promise<ReadonlySet<number>> {
  const shown = allImpressions(await readRecommended(database));
  if (database === null) return shown;
  return new Set([...shown, ...(await markedWith(database, ({ excluded }) => excluded !== null))]);
}

/** Stores a search with its results, adds to those it had before, and deletes all but the latest PAST_SEARCHES. */
export async function storeSearch(database: MemberDatabase, search: PastSearch): Promise<Result<void, StorageError>> {
  const { searches } = database;
  return tryStorage(async () => {
    await whileSignedIn(database, [searches], async () => {
      const listed = new Set(search.movies.map(({ id }) => id));
      const earlier = (await searches.get(search.at))?.movies.filter(({ id }) => !listed.has(id)) ?? [];
      await searches.put({ ...search, movies: [...search.movies, ...earlier] });
      const oldest = await searches.orderBy('at').reverse().offset(PAST_SEARCHES).primaryKeys();
      await searches.bulkDelete(oldest);
    });
  });
}

/** For each movie, the latest search on this device that found it. */
export async function searchesByMovie(database: MemberDatabase): Promise<ReadonlyMap<number, PastSearch>> {
  const oldestFirst = await database.searches.orderBy('at').toArray();
  return new Map(oldestFirst.flatMap((search) => search.movies.map(({ id }) => [id, search] as const)));
}

/**
 * Titles with their language, and posters, of movies that were marked, opened, or found by a search on this device; null
 * for others.
 */
export async function knownMovies(
  database: MemberDatabase,
  ids: readonly number[],
): Promise<readonly (Pick<MovieSummary, 'title' | 'language' | 'posterPath'> | null)[]> {
  const [cards, details, searches] = await Promise.all([
    database.movies.bulkGet([...ids]),
    database.details.bulkGet([...ids]),
    searchesByMovie(database),
  ]);
  return ids.map(
    (id, index) =>
      cards[index] ?? details[index]?.details ?? searches.get(id)?.movies.find((found) => found.id === id) ?? null,
  );
}
