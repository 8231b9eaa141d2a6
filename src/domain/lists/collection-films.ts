import { COLLECTION_CHANCE } from '../../config/recommend/collection-genres';
import { provenRating } from '../film/proven-rating';
import { isReleased } from '../film/released';
import { genreIdOf, type CollectionRequest } from './collection-plan';
import { mixEras } from '../recommend/decade-mix';
import type { Candidate, Film } from '../film/film';
import { filmOf } from '../film/film-of';
import { drawFor, seededRandom } from '../values/random';
import { matchesText, type FoundBy } from '../values/text-match';

/** A listed film, and what it was found by where it was looked for by name. */
export interface NamedCandidate extends Candidate {
  readonly foundBy?: FoundBy;
}

/** A film of the collection. */
export interface CollectionFilm extends Film {
  readonly foundBy?: FoundBy | undefined;
}

export interface CollectionChoice {
  readonly request: CollectionRequest;
  /** The later of two of one film counts. */
  readonly candidates: readonly NamedCandidate[];
  /** Ids shown before, in this session or any; none of them is chosen. */
  readonly excluded: ReadonlySet<number>;
  /** ISO date or timestamp. */
  readonly now: string;
  /** The same seed gives the same films for the same candidates, in whatever order these come. */
  readonly seed: number;
  /** Most films to choose. */
  readonly limit: number;
}

/** Chooses the films of a collection search: released, of the genre, with the text, not shown before. */
export function collectionFilms({
  request,
  candidates,
  excluded,
  now,
  seed,
  limit,
}: CollectionChoice): CollectionFilm[] {
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
      film: { ...filmOf(candidate), ...(candidate.foundBy ? { foundBy: candidate.foundBy } : {}) },
      score: provenRating(candidate) + COLLECTION_CHANCE * drawFor(seed, candidate.id),
    }))
    .filter(({ film }) => matchesText(film, request.text))
    .sort((a, b) => b.score - a.score || a.film.id - b.film.id)
    .map(({ film }) => film);
  return request.mix ? mixEras(ranked, limit, seededRandom(seed)) : ranked.slice(0, limit);
}
