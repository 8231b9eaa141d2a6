import { COLLECTION_CHANCE } from '../config/collection';
import { isReleased } from './candidate-rules';
import { provenRating } from './candidate-score';
import { genreIdOf, type CollectionRequest } from './collection-plan';
import { mixDecades } from './decade-mix';
import type { Candidate, Film } from './film';
import { filmOf } from './film-of';
import { drawFor, seededRandom } from './random';
import { matchesText } from './text-match';

export interface CollectionChoice {
  readonly request: CollectionRequest;
  readonly candidates: readonly Candidate[];
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
export function collectionFilms({ request, candidates, excluded, now, seed, limit }: CollectionChoice): Film[] {
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
      film: filmOf(candidate),
      score: provenRating(candidate) + COLLECTION_CHANCE * drawFor(seed, candidate.id),
    }))
    .filter(({ film }) => matchesText(film, request.text))
    .sort((a, b) => b.score - a.score || a.film.id - b.film.id)
    .map(({ film }) => film);
  return request.mix ? mixDecades(ranked, limit, seededRandom(seed)) : ranked.slice(0, limit);
}
