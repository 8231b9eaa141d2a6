import { DETAILS_TTL_MS, PINNED_DETAILS, UNMARKED_DETAILS } from '../config/cache';
import { DEFAULT_LANGUAGE, type MovieLanguage } from '../config/streaming';
import { detailsToKeep, type MovieDetails, movieOfDetails } from '../domain/movies/movie-details';
import { summaryOf } from '../domain/movies/movie';
import { newestMarked } from './marks';
import type { DetailsRow, MemberDatabase } from './member-database';
import { storageError } from './storage';
import { whileSignedIn } from './sync-state';

/**
 * A movie's details as the device keeps them for the member; null where it keeps none, or only ones that are older than
 * they may become.
 * @param now milliseconds since 1970
 */
export async function readDetails(database: MemberDatabase, id: number, now: number): Promise<DetailsRow | null> {
  const row = await database.details.get(id);
  return row && now - row.fetchedAt < DETAILS_TTL_MS ? row : null;
}

/** Ids of the movies whose details were fetched after a time, in milliseconds since 1970. */
export async function idsFetchedAfter(database: MemberDatabase, time: number): Promise<ReadonlySet<number>> {
  return new Set(await database.details.where('fetchedAt').above(time).primaryKeys());
}

/** Ids of the movies whose details are told in another language. */
export async function idsInOtherLanguage(
  database: MemberDatabase,
  wanted: MovieLanguage,
): Promise<ReadonlySet<number>> {
  const isOther = ({ details }: DetailsRow) => (details.language ?? DEFAULT_LANGUAGE) !== wanted;
  return new Set(await database.details.filter(isOther).primaryKeys());
}

/**
 * Keeps a movie's details on the device, unless newer ones are there. A card that the device has becomes what they say: of
 * a mark that another client set without one it is what somebody else wrote of the movie.
 * @param fetchedAt milliseconds since 1970
 * @returns false where they could not be kept: the member has left, or the device refuses
 * @rejects never, but for a defect
 */
export async function storeDetails(
  database: MemberDatabase,
  details: MovieDetails,
  fetchedAt: number,
  now: number,
): Promise<boolean> {
  const { id } = details;
  const row: DetailsRow = { id, fetchedAt, details: detailsToKeep(details) };
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
    // They are a convenience: a full device shows them from the network alone. What is no storage failure is thrown on.
    storageError(error);
    return false;
  }
}

/**
 * Gives up what may not be kept any longer, and of movies that no newest mark pins all but the newest.
 * @param now milliseconds since 1970
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
