import { TASTE_RESULTS } from '../../config/recommend';
import { eraOf, ERAS } from '../movies/movie';
import { type Random, shuffled } from '../values/random';
import type { FoundCandidate, TasteMatch } from './candidate';
import { isByTaste, type Reason } from './reasons';

interface Dated {
  readonly year: number;
}

/** Which of the movies that wait, best first, may be taken next, given those that were taken; none ends the taking. */
export type PickFilter<T> = (waiting: readonly T[], taken: readonly T[]) => readonly T[];

/**
 * Picks from classic, vintage and modern movies in turns, so that no era crowds out another, then shuffles the picks.
 * An era that has run out is passed over: the rest fills its turns.
 * @param ranked best first
 * @param count most movies to pick
 * @param held movies picked before; the eras they lack are served first
 * @param turn narrows what may be picked; any movie by default
 */
export function mixEras<T extends Dated>(
  ranked: readonly T[],
  count: number,
  random: Random,
  held: readonly T[] = [],
  turn: PickFilter<T> = (waiting) => waiting,
): T[] {
  const waiting = [...ranked];
  const picked: T[] = [];
  while (picked.length < count) {
    const taken = [...held, ...picked];
    const served = (movie: T): number => taken.filter(({ year }) => eraOf(year) === eraOf(movie.year)).length;
    const open = turn(waiting, taken);
    const bestOfEras = ERAS.map((era) => open.find(({ year }) => eraOf(year) === era)).filter(
      (movie) => movie !== undefined,
    );
    // The sort is stable: among eras served equally often the earlier one has its turn.
    const [movie] = bestOfEras.sort((a, b) => served(a) - served(b));
    if (movie === undefined) break;
    waiting.splice(waiting.indexOf(movie), 1);
    picked.push(movie);
  }
  return shuffled(picked, random);
}

/** How a movie may be chosen: by taste, and where a question has listed it, also without (null). */
export function selectionModes({ liking, unlisted }: FoundCandidate): readonly (TasteMatch | null)[] {
  if (liking === undefined) return [null];
  return unlisted === true ? [liking] : [liking, null];
}

/** Turns in which a movie is taken one way only, and no more than TASTE_RESULTS movies by taste. */
export function tasteQuota<T extends { readonly id: number; readonly reasons: readonly Reason[] }>(
  turn: PickFilter<T>,
): PickFilter<T> {
  return (waiting, taken) => {
    const ids = new Set(taken.map(({ id }) => id));
    const full = taken.filter(isByTaste).length >= TASTE_RESULTS;
    return turn(
      waiting.filter((movie) => !ids.has(movie.id) && !(full && isByTaste(movie))),
      taken,
    );
  };
}
