import { TASTE_RESULTS } from '../../config/recommend';
import { eraOf, ERAS } from '../movies/movie';
import { type Random, shuffled } from '../values/random';
import type { FoundCandidate, TasteMatch } from './candidate';
import { isByTaste, type Reason } from './reasons';

interface Dated {
  readonly year: number;
}

/** Which of the remaining movies, best first, may be picked next, given those already picked; none to stop. */
export type PickFilter<T> = (remaining: readonly T[], picks: readonly T[]) => readonly T[];

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
  alreadyPicked: readonly T[] = [],
  filter: PickFilter<T> = (remaining) => remaining,
): T[] {
  const remaining = [...ranked];
  const picked: T[] = [];
  while (picked.length < count) {
    const picks = [...alreadyPicked, ...picked];
    const countOfEra = (movie: T): number => picks.filter(({ year }) => eraOf(year) === eraOf(movie.year)).length;
    const allowed = filter(remaining, picks);
    const bestOfEras = ERAS.map((era) => allowed.find(({ year }) => eraOf(year) === era)).filter(
      (movie) => movie !== undefined,
    );
    // The sort is stable: among eras with equal counts the earlier one is next.
    const [movie] = bestOfEras.sort((a, b) => countOfEra(a) - countOfEra(b));
    if (movie === undefined) break;
    remaining.splice(remaining.indexOf(movie), 1);
    picked.push(movie);
  }
  return shuffled(picked, random);
}

/** How a movie may be chosen: by its taste match, and, if a query listed it, also without (null). */
export function selectionModes({ tasteMatch, fromTasteOnly }: FoundCandidate): readonly (TasteMatch | null)[] {
  if (tasteMatch === undefined) return [null];
  return fromTasteOnly === true ? [tasteMatch] : [tasteMatch, null];
}

/** A filter that picks each movie once, and at most TASTE_RESULTS movies by taste. */
export function tasteQuota<T extends { readonly id: number; readonly reasons: readonly Reason[] }>(
  filter: PickFilter<T>,
): PickFilter<T> {
  return (remaining, picks) => {
    const ids = new Set(picks.map(({ id }) => id));
    const full = picks.filter(isByTaste).length >= TASTE_RESULTS;
    return filter(
      remaining.filter((movie) => !ids.has(movie.id) && !(full && isByTaste(movie))),
      picks,
    );
  };
}
