import { SHELF_MOVIES, TASTE_SHELVES } from '../../config/recommend';
import { type Candidate, type IdentifiedMovie, movieOf, summaryOf } from '../movies/movie';
import { type Liked, rankByTaste, type TasteMovie } from './taste-ranking';

/** Ids of movies similar to a liked one, best first. */
export interface TasteShelf {
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
