import { useMemo } from 'react';
import type { Recommendation } from '../../../domain/recommend/recommend';
import { withValidReasons } from '../../../domain/recommend/reasons';
import { useMarkedIds } from '../../../marks/use-marked-movies';

/**
 * Movies that were found, each with the reasons that hold at this moment: that one goes with a favorite is said as long as
 * that is a favorite of the member who is signed in.
 */
export function useValidReasons(movies: readonly Recommendation[]): readonly Recommendation[] {
  const favorites = useMarkedIds('favorite');
  return useMemo(() => withValidReasons(movies, new Set(favorites)), [movies, favorites]);
}
