import { TASTE_RESULTS } from '../../config/recommend';
import { eraOf, ERAS } from '../movies/movie';
import { type Random, shuffled } from '../values/random';
import type { FoundCandidate, TasteMatch } from './candidate';
import { isByTaste, type Reason } from './reasons';

interface Dated {
  readonly year: number;
}

/** Which of the remaining movies, best first, may be picked next, given those already picked; none to stop. */
export type PickFilter<T> = (waiting: readonly T[], taken: readonly T[]) => readonly T[];

/**
 * Picks movies with alternating eras, so that none crowds out another, and shuffles the picks. Eras without movies are
 * skipped.
 * @param ranked best first
 * @param count maximum number of picks
 * @param alreadyPicked earlier picks, which count for the balance of eras
 * @param filter restricts what may be picked; nothing by default
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
    // The sort is stable: among eras with equal counts the earlier one is next.
    const [movie] = bestOfEras.sort((a, b) => served(a) - served(b));
    if (movie === undefined) break;
    waiting.splice(waiting.indexOf(movie), 1);
    picked.push(movie);
  }
  return shuffled(picked, random);
}

/** How a movie may be chosen: by its taste match, and, if a query listed it, also without (null). */
export function selectionModes({ liking, unlisted }: FoundCandidate): readonly (TasteMatch | null)[] {
  if (liking === undefined) return [null];
  return unlisted === true ? [liking] : [liking, null];
}

/** A filter that picks each movie once, and at most TASTE_RESULTS movies by taste. */
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
