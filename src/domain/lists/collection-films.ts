import { COLLECTION_CHANCE } from '../../config/collection';
import { provenRating } from '../film/proven-rating';
import { isReleased } from '../film/released';
import { genreIdOf, type CollectionRequest } from './collection-plan';
import { mixEras } from '../recommend/decade-mix';
import type { Candidate, Movie } from '../film/film';
import { movieOf } from '../film/film-of';
import { drawFor, seededRandom } from '../values/random';
import { matchesText, type FoundBy } from '../values/text-match';

/** A listed movie, and what it was found by where it was looked for by name. */
export interface NamedCandidate extends Candidate {
  readonly foundBy?: FoundBy;
}

/** A movie of the collection. */
export interface CollectionMovie extends Movie {
  readonly foundBy?: FoundBy | undefined;
}

export interface CollectionChoice {
  readonly request: CollectionRequest;
  /** The later of two of one movie counts. */
  readonly candidates: readonly NamedCandidate[];
  /** Ids shown before, in this session or any; none of them is chosen. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  /** The same seed gives the same movies for the same candidates, in whatever order these come. */
  readonly seed: number;
  /** Most movies to choose. */
  readonly limit: number;
}

/** Chooses the movies of a collection search: released, of the genre, with the text, not shown before. */
export function collectionMovies({
  request,
  candidates,
  excluded,
  now,
  seed,
  limit,
}: CollectionChoice): CollectionMovie[] {
  const genreId = genreIdOf(request.genre);
  const distinct = [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()];
  const ranked = distinct
    .filter(
      (candidate) =>
        !excluded.has(candidate.id) &&
        isReleased(candidate, now) &&
        (genreId === null || candidate.genreIds.includes(genreId)),
    )
    .map((candidate) => ({
      movie: { ...movieOf(candidate), ...(candidate.foundBy ? { foundBy: candidate.foundBy } : {}) },
      score: provenRating(candidate) + COLLECTION_CHANCE * drawFor(seed, candidate.id),
    }))
    .filter(({ movie }) => matchesText(movie, request.text))
    .sort((a, b) => b.score - a.score || a.movie.id - b.movie.id)
    .map(({ movie }) => movie);
  return request.mix ? mixEras(ranked, limit, seededRandom(seed)) : ranked.slice(0, limit);
}
