import { SORTED_MIN_VOTES } from '../../config/recommend';
import type { Candidate } from '../film/film';
import type { FoundCandidate, TasteMatch } from '../recommend/found-candidate';
import { rankByTaste } from './taste-ranking';

/** A favorite with the movies that the movie database recommends beside it, the nearest first. */
export interface SimilarToFavorite {
  readonly id: number;
  readonly title: string;
  readonly movies: readonly Candidate[];
  /** When the movies were asked for, in milliseconds since 1970. */
  readonly fetchedAt: number;
}

/** A movie that goes with a member's favorites. */
export interface LikedCandidate extends FoundCandidate {
  readonly liking: TasteMatch;
  readonly unlisted: true;
  /** When it was listed beside a favorite, in milliseconds since 1970. */
  readonly seenAt: number;
}

/**
 * The movies that go with favorites as candidates of a search, without those that hardly anybody has voted on: no question
 * asks for these either. The root of the scores keeps one that a single favorite names from vanishing beside one that
 * many do.
 * @param favorites the newest first; none of them is in the answer
 */
export function likedCandidates(favorites: readonly SimilarToFavorite[]): readonly LikedCandidate[] {
  const titles = new Map(favorites.map(({ id, title }) => [id, title]));
  const listed = new Map(
    favorites.flatMap(({ movies, fetchedAt: seenAt }) => movies.map((movie) => [movie.id, { ...movie, seenAt }])),
  );
  const ranked = rankByTaste(favorites.map(({ id, movies }) => ({ id, neighbours: movies.map((movie) => movie.id) })));
  return ranked.flatMap(({ id, score, because: favorite }) => {
    const movie = listed.get(id);
    const title = titles.get(favorite);
    if (movie === undefined || title === undefined || movie.voteCount < SORTED_MIN_VOTES) return [];
    const share = Math.sqrt(score / (ranked[0]?.score ?? score));
    return [{ ...movie, liking: { reason: { code: 'liked', favorite, title }, share }, unlisted: true }];
  });
}
