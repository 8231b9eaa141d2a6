import { LEAST_FAVORITES } from '../../../config/recommend';
import { likedCandidates, type LikedCandidate } from '../../../domain/taste/taste-ranking';
import type { MemberDatabase } from '../member/member-database';
import { readSimilarMovies, tasteFavorites } from './kept-neighbours';

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
