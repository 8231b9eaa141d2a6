import { MIN_FAVORITES, SIMILAR_MOVIES_TTL_MS, TASTE_FAVORITES } from '../config/recommend';
import { type LikedCandidate, likedCandidates } from '../domain/taste/taste-ranking';
import { newestMarked } from './marks';
import type { MemberDatabase, SimilarMoviesRow } from './member-database';
import { whileSignedIn } from './sync-state';

/** Ids of the favorites that taste is based on, newest first. */
export async function tasteFavorites(database: MemberDatabase): Promise<readonly number[]> {
  return (await newestMarked(database, TASTE_FAVORITES, ['favorite'])).map(({ movieId }) => movieId);
}

/**
 * Stored similar movies of the given ones, in that order; without those that are missing or expired.
 * @param now milliseconds since the epoch
 */
export async function readSimilarMovies(
  database: MemberDatabase,
  ids: readonly number[],
  now: number,
): Promise<readonly SimilarMoviesRow[]> {
  const rows = await database.similarMovies.bulkGet([...ids]);
  return rows.flatMap((row) => (row && now - row.fetchedAt < SIMILAR_MOVIES_TTL_MS ? [row] : []));
}

/** Ids among these whose similar movies weren't fetched after a time, in ms since the epoch. */
export async function idsWithoutSimilarMovies(
  database: MemberDatabase,
  ids: readonly number[],
  time: number,
): Promise<readonly number[]> {
  const fresh = new Set(await database.similarMovies.where('fetchedAt').above(time).primaryKeys());
  return ids.filter((id) => !fresh.has(id));
}

/** Stores the movies similar to one. @returns false if the member has signed out */
export async function storeSimilarMovies(database: MemberDatabase, row: SimilarMoviesRow): Promise<boolean> {
  // No card shows the backdrop.
  const movies = row.movies.map((movie) => ({ ...movie, backdropPath: null }));
  return whileSignedIn(database, [database.similarMovies], () => database.similarMovies.put({ ...row, movies }));
}

/**
 * Deletes similar movies that have expired or whose favorite no longer counts.
 * @param now milliseconds since the epoch
 */
export async function pruneSimilarMovies(
  database: MemberDatabase,
  favorites: readonly number[],
  now: number,
): Promise<void> {
  const wanted = new Set(favorites);
  await database.similarMovies
    .filter(({ id, fetchedAt }) => !wanted.has(id) || now - fetchedAt >= SIMILAR_MOVIES_TTL_MS)
    .delete();
}

/**
 * Movies similar to the member's favorites, from the device; none with fewer than MIN_FAVORITES. Favorites without a
 * known title are skipped, as they couldn't be named as a reason.
 * @param now milliseconds since the epoch
 */
export async function readLikedMovies(database: MemberDatabase, now: number): Promise<readonly LikedCandidate[]> {
  const favorites = await tasteFavorites(database);
  if (favorites.length < MIN_FAVORITES) return [];
  const rows = await readSimilarMovies(database, favorites, now);
  const cards = await database.movies.bulkGet(rows.map(({ id }) => id));
  return likedCandidates(
    rows.flatMap((row, index) => {
      const title = cards[index]?.title ?? '';
      return title === '' ? [] : [{ ...row, title }];
    }),
  );
}
