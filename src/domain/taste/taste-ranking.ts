import { SORTED_MIN_VOTES, TASTE_HALF_LIFE, TASTE_TRUST, SHELF_MOVIES, TASTE_SHELVES } from '../../config/recommend';
import { type Candidate, type IdentifiedMovie, movieOf, summaryOf } from '../movies/movie';
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

/** Ids of movies similar to a favorite, best first. */
interface TasteShelf {
  readonly favoriteId: number;
  readonly movies: readonly number[];
}

/** The total score of a shelf. */
const totalScore = (movies: readonly TasteMovie[]) => movies.reduce((sum, { score }) => sum + score, 0);

/**
 * Taste shelves, best first: each movie is on the shelf of the favorite that contributes most to it.
 * @param liked favorites, newest first
 * @param shown whether a movie may be on a shelf
 */
export function tasteShelves(liked: readonly Liked[], shown: (id: number) => boolean): readonly TasteShelf[] {
  const byFavorite = new Map<number, TasteMovie[]>();
  for (const movie of rankByTaste(liked)) {
    if (!shown(movie.id)) continue;
    const shelf = byFavorite.get(movie.favoriteId);
    if (shelf) shelf.push(movie);
    else byFavorite.set(movie.favoriteId, [movie]);
  }
  return [...byFavorite]
    .map(([favoriteId, all]) => ({ favoriteId, movies: all.slice(0, SHELF_MOVIES) }))
    .sort((one, other) => totalScore(other.movies) - totalScore(one.movies))
    .slice(0, TASTE_SHELVES)
    .map(({ favoriteId, movies }) => ({ favoriteId, movies: movies.map(({ id }) => id) }));
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
