import { HISTORY_LIMIT } from '../../config/account';

/** A movie that was recommended, and when. */
export interface HistoryEntry {
  /** The movie database's id. */
  readonly movieId: number;
  /** Milliseconds since 1970. */
  readonly shownAt: number;
}

/**
 * The history as it is listed: the rows that the server has told at the times that they have there, and what this device
 * knows besides at the times of its marks; each movie once, newest first.
 */
export function listedHistory(
  rows: readonly HistoryEntry[],
  besides: readonly HistoryEntry[],
): readonly HistoryEntry[] {
  const times = new Map([...besides, ...rows].map(({ movieId, shownAt }) => [movieId, shownAt]));
  return [...times]
    .map(([movieId, shownAt]) => ({ movieId, shownAt }))
    .sort((a, b) => b.shownAt - a.shownAt || a.movieId - b.movieId)
    .slice(0, HISTORY_LIMIT);
}
