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
