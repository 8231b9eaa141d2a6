/** Recommended movies listed in the history at most (specification, section 9). */
export const HISTORY_LIMIT = 50;

/** Milliseconds between two looks for history while its page is open (specification, section 9: 5 s). */
export const HISTORY_REFETCH_MS = 5000;

/** Milliseconds for which history counts as fresh (specification, section 9: 1 s). */
export const HISTORY_STALE_MS = 1000;

/** Searches that earn the Movie Explorer badge (specification, section 9). */
export const EXPLORER_SEARCHES = 10;

/** Searches that a device keeps with what they found, by which the history tells of movies: more than its list needs. */
export const PAST_SEARCHES = 20;
