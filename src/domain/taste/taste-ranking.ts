import { SORTED_MIN_VOTES, TASTE_HALF_LIFE, TASTE_TRUST } from '../../config/recommend';
import type { Candidate } from '../movies/movie';
import type { FoundCandidate, TasteMatch } from '../recommend/candidate';

/** A favorite with the ids of the movies that the movie database recommends beside it, the nearest first, each once. */
export interface Liked {
  readonly id: number;
  readonly neighbours: readonly number[];
}

/** A movie that neighbours speak for. */
export interface TasteMovie {
  readonly id: number;
  /** Above 0; only its order says something. */
  readonly score: number;
  /** The favorite that speaks most for it: for 'Because you liked'. */
  readonly because: number;
}

/**
 * Movies by a member's taste, the best first: each favorite gives the movies that it lists
 * w(age) * (1 + trust * k) / log2(position + 2), where w halves every TASTE_HALF_LIFE favorites and k is the number of
 * favorites in its list. Of equal movies the one that is listed earlier stands first. The discount is that of DCG (Järvelin
 * and Kekäläinen, 2002). Measured on MovieLens small (`npm run bench -- taste`), figures in docs/taste.md.
 * @param liked favorites, the newest first; none of them is in the answer
 */
export function rankByTaste(liked: readonly Liked[]): readonly TasteMovie[] {
  const favorites = new Set(liked.map(({ id }) => id));
  const found = new Map<number, TasteMovie & { readonly most: number }>();
  for (const [age, { id: because, neighbours }] of liked.entries()) {
    const alike = neighbours.filter((id) => favorites.has(id)).length;
    const weight = 2 ** (-age / TASTE_HALF_LIFE) * (1 + TASTE_TRUST * alike);
    for (const [position, id] of neighbours.entries()) {
      if (favorites.has(id)) continue;
      const given = weight / Math.log2(position + 2);
      const before = found.get(id);
      const strongest = before === undefined || given > before.most ? { because, most: given } : before;
      found.set(id, { id, score: (before?.score ?? 0) + given, because: strongest.because, most: strongest.most });
    }
  }
  return [...found.values()]
    .sort((one, other) => other.score - one.score)
    .map(({ id, score, because }) => ({ id, score, because }));
}

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
