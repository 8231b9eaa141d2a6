import { HISTORY_LIMIT } from '../config/account';
import { SESSION_IMPRESSIONS_EXTRA_TRIM, SESSION_IMPRESSIONS_LIMIT } from '../config/recommend';

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

/**
 * The session's shown movies with more added, oldest first; one shown again counts as new. Beyond the cap the oldest go,
 * and 200 more with them, so that not every addition trims.
 */
export function withImpressions(shown: readonly number[], added: readonly number[]): number[] {
  const newest = new Set(added);
  const all = [...shown.filter((id) => !newest.has(id)), ...newest];
  const excess = all.length - SESSION_IMPRESSIONS_LIMIT;
  return excess > 0 ? all.slice(excess + SESSION_IMPRESSIONS_EXTRA_TRIM) : all;
}

/** Ids of movies that a member was shown: in this session, and as recommended ones kept for good. */
export interface Impressions {
  readonly session: ReadonlySet<number>;
  readonly database: ReadonlySet<number>;
}

/** How many movies a search leaves out (specification, section 3, Tracking stats). */
export interface TrackingStats {
  readonly sessionTracked: number;
  readonly databaseTracked: number;
  /** Each movie once, though both may hold it. */
  readonly totalTracked: number;
}

/** All movies that were shown, each once. */
export function allImpressions({ session, database }: Impressions): ReadonlySet<number> {
  return new Set([...session, ...database]);
}

/** The numbers of what was shown. */
export function trackingStats(shown: Impressions): TrackingStats {
  return {
    sessionTracked: shown.session.size,
    databaseTracked: shown.database.size,
    totalTracked: allImpressions(shown).size,
  };
}
