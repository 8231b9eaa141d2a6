import { useTop50 } from '../../../hooks/use-movie-list';
import { rankOf } from '../../../domain/lists/charts';

/** A movie's place among those that trend this week. */
export interface Ranking {
  /** From 1; null where it has none, or none is known. */
  readonly rank: number | null;
  /** 'known' when the list says all it can: without a rank the movie is not in it. */
  readonly state: 'known' | 'looking' | 'unknown';
}

/** The movie's place in the Top 50, which is asked for where the device has no fresh one. */
export function useRank(id: number): Ranking {
  const { movies, loading, error } = useTop50();
  const rank = rankOf(movies, id);
  if (rank !== null) return { rank, state: 'known' };
  return { rank, state: loading ? 'looking' : error ? 'unknown' : 'known' };
}
