import { TASTE_RESULTS } from '../../config/recommend';
import type { PickFilter } from './decade-mix';
import type { FoundCandidate, TasteMatch } from './found-candidate';
import { isByTaste, type Reason } from './reasons';

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
