import { DETAILS_KEPT_MS, UNMARKED_DETAILS } from '../../config/kept-details';
import type { FilmDetails } from '../../domain/film-details';
import { detailsToKeep } from '../../domain/kept-details';
import { markedIds } from './marks';
import type { DetailsRow, MemberDatabase } from './member-database';
import { storageError } from './storage-error';
import { whileSignedIn } from './while-signed-in';

/**
 * A film's details as the device keeps them for the member; null where it keeps none, or only ones that are older than
 * they may become.
 * @param now milliseconds since 1970
 */
export async function readDetails(database: MemberDatabase, id: number, now: number): Promise<DetailsRow | null> {
  const row = await database.details.get(id);
  return row && now - row.fetchedAt < DETAILS_KEPT_MS ? row : null;
}

/** Ids of the films whose details were fetched after a time, in milliseconds since 1970. */
export async function idsFetchedAfter(database: MemberDatabase, time: number): Promise<ReadonlySet<number>> {
  return new Set(await database.details.where('fetchedAt').above(time).primaryKeys());
}

/**
 * Keeps a film's details on the device, unless newer ones are there.
 * @param fetchedAt milliseconds since 1970
 * @returns false where they could not be kept: the member has left, or the device refuses
 */
export async function keepDetails(
  database: MemberDatabase,
  details: FilmDetails,
  fetchedAt: number,
  now: number,
): Promise<boolean> {
  const { id } = details;
  const row: DetailsRow = { id, fetchedAt, details: detailsToKeep(details) };
  try {
    const kept = await whileSignedIn(database, [database.details], async () => {
      const before = await database.details.get(id);
      if (!before || before.fetchedAt < fetchedAt) await database.details.put(row);
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
 * Gives up what may not be kept any longer, and of films without a mark all but the newest.
 * @param now milliseconds since 1970
 */
export async function pruneDetails(database: MemberDatabase, now: number): Promise<void> {
  const { details, mirror, outbox } = database;
  await database.transaction('rw', details, mirror, outbox, async () => {
    await details
      .where('fetchedAt')
      .belowOrEqual(now - DETAILS_KEPT_MS)
      .delete();
    if ((await details.count()) <= UNMARKED_DETAILS) return;
    const [favorites, watched] = await Promise.all([markedIds(database, 'favorite'), markedIds(database, 'watched')]);
    const newestFirst = await details.orderBy('fetchedAt').reverse().primaryKeys();
    const unmarked = newestFirst.filter((id) => !favorites.has(id) && !watched.has(id));
    await details.bulkDelete(unmarked.slice(UNMARKED_DETAILS));
  });
}
