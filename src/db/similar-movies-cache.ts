import { LEAST_FAVORITES, SIMILAR_MOVIES_TTL_MS, TASTE_FAVORITES } from '../config/recommend';
import { type LikedCandidate, likedCandidates } from '../domain/taste/taste-ranking';
import { newestMarked } from './marks';
import type { MemberDatabase, SimilarMoviesRow } from './member-database';
import { whileSignedIn } from './sync-state';

/** Ids of the favorites that speak for a member's taste, the newest first. */
export async function tasteFavorites(database: MemberDatabase): Promise<readonly number[]> {
  return (await newestMarked(database, TASTE_FAVORITES, ['favorite'])).map(({ movieId }) => movieId);
}

/**
 * The neighbours that the device keeps of movies, in their order; a movie without any, or with ones that are too old, is
 * left out.
 * @param now milliseconds since 1970
 */
export async function readSimilarMovies(
  database: MemberDatabase,
  ids: readonly number[],
  now: number,
): Promise<readonly SimilarMoviesRow[]> {
  const rows = await database.similarMovies.bulkGet([...ids]);
  return rows.flatMap((row) => (row && now - row.fetchedAt < SIMILAR_MOVIES_TTL_MS ? [row] : []));
}

/** Of some movies those whose neighbours were not fetched after a time, in milliseconds since 1970. */
export async function idsWithoutSimilarMovies(
  database: MemberDatabase,
  ids: readonly number[],
  time: number,
): Promise<readonly number[]> {
  const fresh = new Set(await database.similarMovies.where('fetchedAt').above(time).primaryKeys());
  return ids.filter((id) => !fresh.has(id));
}

/** Keeps a movie's neighbours, in the place of earlier ones. @returns false where the member has left */
export async function storeSimilarMovies(database: MemberDatabase, row: SimilarMoviesRow): Promise<boolean> {
  // No card shows the wide picture.
  const movies = row.movies.map((movie) => ({ ...movie, backdropPath: null }));
  return whileSignedIn(database, [database.similarMovies], () => database.similarMovies.put({ ...row, movies }));
}

/**
 * Gives up neighbours that are too old, or of movies that are no longer among those that speak for the member's taste.
 * @param now milliseconds since 1970
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
 * Movies that go with a member's favorites, as the device has them: none below LEAST_FAVORITES. A favorite whose title is
 * not known speaks for none, since nothing could be said of them.
 * @param now milliseconds since 1970
 */
export async function readLikedMovies(database: MemberDatabase, now: number): Promise<readonly LikedCandidate[]> {
  const favorites = await tasteFavorites(database);
  if (favorites.length < LEAST_FAVORITES) return [];
  const rows = await readSimilarMovies(database, favorites, now);
  const cards = await database.movies.bulkGet(rows.map(({ id }) => id));
  return likedCandidates(
    rows.flatMap((row, index) => {
      const title = cards[index]?.title ?? '';
      return title === '' ? [] : [{ ...row, title }];
    }),
  );
}
