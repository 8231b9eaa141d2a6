import { SORTED_MIN_VOTES, TASTE_HALF_LIFE, TASTE_TRUST } from '../../config/recommend';
import type { Candidate } from '../movies/movie';
import type { FoundCandidate, TasteMatch } from '../recommend/candidate';

/** A favorite with the ids of movies similar to it, most similar first, without duplicates. */
export interface Liked {
  readonly id: number;
  readonly similarIds: readonly number[];
}

/** A movie ranked by taste. */
export interface TasteMovie {
  readonly id: number;
  /** Above 0; only meaningful for comparison. */
  readonly score: number;
  /** The favorite that contributes most, for 'Because you liked'. */
  readonly favoriteId: number;
}

/**
 * Ranks movies by a member's taste, best first. Each favorite contributes w(age) * (1 + trust * k) / log2(position + 2)
 * to the movies similar to it, where w halves every TASTE_HALF_LIFE favorites and k is the number of favorites among
 * them. Of equal movies the one listed earlier is first. The discount is that of DCG (Järvelin and Kekäläinen, 2002).
 * Measured on MovieLens small (`npm run bench -- taste`), see docs/taste.md.
 * @param liked favorites, newest first; they are excluded
 */
export function rankByTaste(liked: readonly Liked[]): readonly TasteMovie[] {
  const favorites = new Set(liked.map(({ id }) => id));
  const found = new Map<number, TasteMovie & { readonly highest: number }>();
  for (const [age, { id: favoriteId, similarIds }] of liked.entries()) {
    const favoritesAmong = similarIds.filter((id) => favorites.has(id)).length;
    const weight = 2 ** (-age / TASTE_HALF_LIFE) * (1 + TASTE_TRUST * favoritesAmong);
    for (const [position, id] of similarIds.entries()) {
      if (favorites.has(id)) continue;
      const contribution = weight / Math.log2(position + 2);
      const previous = found.get(id);
      const strongest =
        previous === undefined || contribution > previous.highest ? { favoriteId, highest: contribution } : previous;
      found.set(id, {
        id,
        score: (previous?.score ?? 0) + contribution,
        favoriteId: strongest.favoriteId,
        highest: strongest.highest,
      });
    }
  }
  return [...found.values()]
    .sort((one, other) => other.score - one.score)
    .map(({ id, score, favoriteId }) => ({ id, score, favoriteId: favoriteId }));
}

/** A favorite with movies similar to it, most similar first. */
export interface SimilarToFavorite {
  readonly id: number;
  readonly title: string;
  readonly movies: readonly Candidate[];
  /** When these were fetched, ms since the epoch. */
  readonly fetchedAt: number;
}

/** A movie similar to a member's favorites. */
export interface LikedCandidate extends FoundCandidate {
  readonly tasteMatch: TasteMatch;
  readonly fromTasteOnly: true;
  /** When it was listed, ms since the epoch. */
  readonly seenAt: number;
}

/**
 * Movies similar to favorites as candidates of a search, without those with very few votes, which no query returns
 * either. The square root of the scores keeps movies similar to one favorite from vanishing next to those similar to
 * many.
 * @param favorites newest first; they are excluded
 */
export function likedCandidates(favorites: readonly SimilarToFavorite[]): readonly LikedCandidate[] {
  const titles = new Map(favorites.map(({ id, title }) => [id, title]));
  const listed = new Map(
    favorites.flatMap(({ movies, fetchedAt: seenAt }) => movies.map((movie) => [movie.id, { ...movie, seenAt }])),
  );
  const ranked = rankByTaste(favorites.map(({ id, movies }) => ({ id, similarIds: movies.map((movie) => movie.id) })));
  return ranked.flatMap(({ id, score, favoriteId: favorite }) => {
    const movie = listed.get(id);
    const title = titles.get(favorite);
    if (movie === undefined || title === undefined || movie.voteCount < SORTED_MIN_VOTES) return [];
    const share = Math.sqrt(score / (ranked[0]?.score ?? score));
    return [{ ...movie, tasteMatch: { reason: { code: 'liked', favorite, title }, share }, fromTasteOnly: true }];
  });
}
