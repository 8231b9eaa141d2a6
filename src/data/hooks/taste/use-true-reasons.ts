import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { withTrueReasons } from '../../../domain/recommend/reasons';
import type { Recommendation } from '../../../domain/recommend/recommend';
import { isMarked } from '../../local/films/marks';
import { useMemberRuntime } from '../member/member-provider';

/**
 * Films that were found, each with the reasons that hold at this moment: that one goes with a favorite is said as long as
 * that is a favorite of the member who is signed in.
 */
export function useTrueReasons(films: readonly Recommendation[]): readonly Recommendation[] {
  const runtime = useMemberRuntime();
  const named = useMemo(
    () => [
      ...new Set(films.flatMap(({ reasons }) => reasons.flatMap((one) => (one.code === 'liked' ? [one.favorite] : [])))),
    ],
    [films],
  );
  const favorites = useLiveQuery(async () => {
    if (!runtime) return [];
    const marked = await Promise.all(named.map((id) => isMarked(runtime.database, 'favorite', id)));
    return named.filter((_, index) => marked[index]);
  }, [runtime, named]);
  return useMemo(() => withTrueReasons(films, new Set(favorites)), [films, favorites]);
}
