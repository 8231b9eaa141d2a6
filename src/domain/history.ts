import { HISTORY_LIMIT } from '../config/account';

/** A film that was recommended, and when. */
export interface HistoryEntry {
  /** The movie database's id. */
  readonly movieId: number;
  /** Milliseconds since 1970. */
  readonly shownAt: number;
}

/**
 * The history as it is listed: what the server has and what this device knows besides, each film once at its latest time,
 * newest first.
 */
export function listedHistory(...sources: readonly (readonly HistoryEntry[])[]): readonly HistoryEntry[] {
  const latest = new Map<number, number>();
  for (const { movieId, shownAt } of sources.flat()) {
    latest.set(movieId, Math.max(latest.get(movieId) ?? 0, shownAt));
  }
  return [...latest]
    .map(([movieId, shownAt]) => ({ movieId, shownAt }))
    .sort((a, b) => b.shownAt - a.shownAt || a.movieId - b.movieId)
    .slice(0, HISTORY_LIMIT);
}
