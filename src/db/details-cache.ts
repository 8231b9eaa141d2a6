import { DETAILS_TTL_MS, PINNED_DETAILS, UNMARKED_DETAILS } from '../config/cache';
import { DEFAULT_LANGUAGE, type MovieLanguage } from '../config/streaming';
import { detailsToStore, type MovieDetails, movieOfDetails } from '../domain/movies/movie-details';
import { summaryOf } from '../domain/movies/movie';
import { newestMarked } from './marks';
import type { DetailsRow, MemberDatabase } from './member-database';
import { storageError } from './storage';
import { whileSignedIn } from './sync-state';

/**
 * A movie's stored details; null if there are none, or they have expired.
 * @param now milliseconds since the epoch
 */
export async function readDetails(database: MemberDatabase, id: number, now: number): Promise<DetailsRow | null> {
  const row = await database.details.get(id);
  return row && now - row.fetchedAt < DETAILS_TTL_MS ? row : null;
}

/** Ids of the movies whose details were fetched after a time, in ms since the epoch. */
export async function idsFetchedAfter(database: MemberDatabase, time: number): Promise<ReadonlySet<number>> {
  return new Set(await database.details.where('fetchedAt').above(time).primaryKeys());
}

/** Ids of the movies whose details are in another language. */
export async function idsInOtherLanguage(
  database: MemberDatabase,
  wanted: MovieLanguage,
): Promise<ReadonlySet<number>> {
  const isOther = ({ details }: DetailsRow) => (details.language ?? DEFAULT_LANGUAGE) !== wanted;
  return new Set(await database.details.filter(isOther).primaryKeys());
}

/**
 * Stores a movie's details unless newer ones are stored, and updates its card: one that came with a synced mark was
 * written by another client.
 * @param fetchedAt milliseconds since the epoch
 * @returns false if they weren't stored: the member has signed out, or storage failed
 * @rejects never, but for a bug
 */
export async function storeDetails(
  database: MemberDatabase,
  details: MovieDetails,
  fetchedAt: number,
  now: number,
): Promise<boolean> {
  const { id } = details;
  const row: DetailsRow = { id, fetchedAt, details: detailsToStore(details) };
  try {
    const kept = await whileSignedIn(database, [database.details, database.movies], async () => {
      const before = await database.details.get(id);
      if (before && before.fetchedAt >= fetchedAt) return;
      await database.details.put(row);
      if (await database.movies.get(id)) await database.movies.put({ id, ...summaryOf(movieOfDetails(details)) });
    });
    if (kept) await pruneDetails(database, now);
    return kept;
  } catch (error) {
    // Details are optional on a full device. Rethrows what isn't a storage error.
    storageError(error);
    return false;
  }
}

/**
 * Deletes expired details, and all but the newest ones of movies without a recent mark.
 * @param now milliseconds since the epoch
 */
export async function pruneDetails(database: MemberDatabase, now: number): Promise<void> {
  const { details, movies, mirror, outbox } = database;
  await database.transaction('rw', [details, movies, mirror, outbox], async () => {
    await details
      .where('fetchedAt')
      .belowOrEqual(now - DETAILS_TTL_MS)
      .delete();
    if ((await details.count()) <= UNMARKED_DETAILS) return;
    const pinned = new Set((await newestMarked(database, PINNED_DETAILS)).map(({ movieId }) => movieId));
    const newestFirst = await details.orderBy('fetchedAt').reverse().primaryKeys();
    const unmarked = newestFirst.filter((id) => !pinned.has(id));
    await details.bulkDelete(unmarked.slice(UNMARKED_DETAILS));
  });
}
