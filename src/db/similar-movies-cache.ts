import { LIKED_RATING, LIKED_RATING_WEIGHT, MIN_LIKED, SIMILAR_MOVIES_TTL_MS, TASTE_MOVIES } from '../config/recommend';
import { type LikedCandidate, likedCandidates } from '../domain/taste/taste-ranking';
import { newestRated } from './diary';
import { newestMarked } from './marks';
import type { MemberDatabase, SimilarMoviesRow } from './member-database';
import { whileSignedIn } from './sync-state';

/**
 * The movies that taste is based on, newest first, with their weights by id: favorites, and others that the member
 * rated at least LIKED_RATING.
 */
export async function readTasteWeights(database: MemberDatabase): Promise<ReadonlyMap<number, number>> {
  const favorites = await newestMarked(database, TASTE_MOVIES, ['favorite']);
  const times = await newestRated(database, LIKED_RATING, TASTE_MOVIES);
  const liked = new Map([...times].map(([id, ts]) => [id, { ts, weight: LIKED_RATING_WEIGHT }]));
  for (const { movieId, ts } of favorites) liked.set(movieId, { ts, weight: 1 });
  const newest = [...liked].sort(([, one], [, other]) => other.ts - one.ts).slice(0, TASTE_MOVIES);
  return new Map(newest.map(([id, { weight }]) => [id, weight]));
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
 * Deletes similar movies that have expired or whose movie isn't among these.
 * @param now milliseconds since the epoch
 */
export async function pruneSimilarMovies(database: MemberDatabase, ids: readonly number[], now: number): Promise<void> {
  const wanted = new Set(ids);
  await database.similarMovies
    .filter(({ id, fetchedAt }) => !wanted.has(id) || now - fetchedAt >= SIMILAR_MOVIES_TTL_MS)
    .delete();
}

/**
 * Movies similar to those the member likes, from the device; none with fewer than MIN_LIKED. Liked movies without a
 * known title are skipped, as they couldn't be named as a reason.
 * @param now milliseconds since the epoch
 */
export async function readLikedMovies(database: MemberDatabase, now: number): Promise<readonly LikedCandidate[]> {
  const weights = await readTasteWeights(database);
  if (weights.size < MIN_LIKED) return [];
  const rows = await readSimilarMovies(database, [...weights.keys()], now);
  const cards = await database.movies.bulkGet(rows.map(({ id }) => id));
  return likedCandidates(
    rows.flatMap((row, index) => {
      const title = cards[index]?.title ?? '';
      return title === '' ? [] : [{ ...row, title, weight: weights.get(row.id) ?? 0 }];
    }),
  );
}
