import { SORTED_MIN_VOTES, TASTE_HALF_LIFE, TASTE_TRUST, SHELF_MOVIES, TASTE_SHELVES } from '../../config/recommend';
import { type Candidate, type IdentifiedMovie, movieOf, summaryOf } from '../movies/movie';
import type { FoundCandidate, TasteMatch } from '../recommend/candidate';

/** A liked movie with the ids of movies similar to it, most similar first, without duplicates. */
export interface Liked {
  readonly id: number;
  /** How much it counts: 1 for a favorite. */
  readonly weight: number;
  readonly similarIds: readonly number[];
}

/** A movie ranked by taste. */
export interface TasteMovie {
  readonly id: number;
  /** Above 0; only meaningful for comparison. */
  readonly score: number;
  /** The liked movie that contributes most, for 'Because you liked'. */
  readonly likedId: number;
}

/**
 * Ranks movies by a member's taste, best first. Each liked movie contributes its weight * w(age) * (1 + trust * k) /
 * log2(position + 2) to the movies similar to it, where w halves every TASTE_HALF_LIFE liked movies and k is the number
 * of liked movies among them. Of equal movies the one listed earlier is first. The discount is that of DCG (Järvelin and Kekäläinen, 2002).
 * Measured on MovieLens small (`npm run bench -- taste`), see docs/taste.md.
 * @param liked newest first; they are excluded
 */
export function rankByTaste(liked: readonly Liked[]): readonly TasteMovie[] {
  const likedIds = new Set(liked.map(({ id }) => id));
  const found = new Map<number, TasteMovie & { readonly highest: number }>();
  for (const [age, { id: likedId, weight: own, similarIds }] of liked.entries()) {
    const likedAmong = similarIds.filter((id) => likedIds.has(id)).length;
    const weight = own * 2 ** (-age / TASTE_HALF_LIFE) * (1 + TASTE_TRUST * likedAmong);
    for (const [position, id] of similarIds.entries()) {
      if (likedIds.has(id)) continue;
      const contribution = weight / Math.log2(position + 2);
      const previous = found.get(id);
      const strongest =
        previous === undefined || contribution > previous.highest ? { likedId, highest: contribution } : previous;
      found.set(id, {
        id,
        score: (previous?.score ?? 0) + contribution,
        likedId: strongest.likedId,
        highest: strongest.highest,
      });
    }
  }
  return [...found.values()]
    .sort((one, other) => other.score - one.score)
    .map(({ id, score, likedId }) => ({ id, score, likedId }));
}

/** A liked movie with movies similar to it, most similar first. */
export interface SimilarToLiked {
  readonly id: number;
  /** See `Liked`. */
  readonly weight: number;
  readonly title: string;
  readonly movies: readonly Candidate[];
  /** When these were fetched, ms since the epoch. */
  readonly fetchedAt: number;
}

/** A movie similar to those a member likes. */
export interface LikedCandidate extends FoundCandidate {
  readonly tasteMatch: TasteMatch;
  readonly fromTasteOnly: true;
  /** When it was listed, ms since the epoch. */
  readonly seenAt: number;
}

/**
 * Movies similar to liked ones as candidates of a search, without those with very few votes, which no query returns
 * either. The square root of the scores keeps movies similar to one of them from vanishing next to those similar to
 * many.
 * @param similar of the liked movies, newest first; they are excluded
 */
export function likedCandidates(similar: readonly SimilarToLiked[]): readonly LikedCandidate[] {
  const titles = new Map(similar.map(({ id, title }) => [id, title]));
  const listed = new Map(
    similar.flatMap(({ movies, fetchedAt: seenAt }) => movies.map((movie) => [movie.id, { ...movie, seenAt }])),
  );
  const ranked = rankByTaste(
    similar.map(({ id, weight, movies }) => ({ id, weight, similarIds: movies.map((movie) => movie.id) })),
  );
  return ranked.flatMap(({ id, score, likedId: favorite }) => {
    const movie = listed.get(id);
    const title = titles.get(favorite);
    if (movie === undefined || title === undefined || movie.voteCount < SORTED_MIN_VOTES) return [];
    const share = Math.sqrt(score / (ranked[0]?.score ?? score));
    return [{ ...movie, tasteMatch: { reason: { code: 'liked', favorite, title }, share }, fromTasteOnly: true }];
  });
}

/** Ids of movies similar to a liked one, best first. */
interface TasteShelf {
  readonly likedId: number;
  readonly movies: readonly number[];
}

/** The total score of a shelf. */
const totalScore = (movies: readonly TasteMovie[]) => movies.reduce((sum, { score }) => sum + score, 0);

/**
 * Taste shelves, best first: each movie is on the shelf of the liked movie that contributes most to it.
 * @param liked newest first
 * @param shown whether a movie may be on a shelf
 */
export function tasteShelves(liked: readonly Liked[], shown: (id: number) => boolean): readonly TasteShelf[] {
  const byLiked = new Map<number, TasteMovie[]>();
  for (const movie of rankByTaste(liked)) {
    if (!shown(movie.id)) continue;
    const shelf = byLiked.get(movie.likedId);
    if (shelf) shelf.push(movie);
    else byLiked.set(movie.likedId, [movie]);
  }
  return [...byLiked]
    .map(([likedId, all]) => ({ likedId, movies: all.slice(0, SHELF_MOVIES) }))
    .sort((one, other) => totalScore(other.movies) - totalScore(one.movies))
    .slice(0, TASTE_SHELVES)
    .map(({ likedId, movies }) => ({ likedId, movies: movies.map(({ id }) => id) }));
}

/**
 * The movies of a list to show on a shelf, in order: with a poster, without duplicates. They have no metadata, so that
 * none is fetched for movies nobody has looked at.
 * @param excluded ids of movies not to show
 */
export function shelfMovies(listed: readonly Candidate[], excluded: ReadonlySet<number>): readonly IdentifiedMovie[] {
  const shown = listed.filter(({ id, posterPath }) => posterPath !== null && !excluded.has(id));
  const distinct = new Map(shown.map((candidate) => [candidate.id, candidate]));
  return [...distinct.values()].map((candidate) => ({ id: candidate.id, ...summaryOf(movieOf(candidate)) }));
}
