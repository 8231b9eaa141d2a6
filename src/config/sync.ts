/** Operations in one push at most; the server refuses more than 1,000. */
export const PUSH_MAX_OPS = 500;

/** Operations at most that go before the one that took their place, as they may be under way still: the latest. */
export const REPLACED_OPERATIONS = 32;

/** Bytes of one push body at most. */
export const PUSH_MAX_BYTES = 256_000;

/**
 * Marks with cards of one pull page: the server's own limit. Ten marks without one are as much as one with (supabase/
 * migrations: sync), so that 10,000 favorites and 100,000 recommended movies are ten pages.
 */
export const PULL_PAGE_ROWS = 2000;

/**
 * What this application understands of the server's answers, sent with every pull, so that a later server can answer it in
 * the form it knows (supabase/migrations: sync). So far there is only 1.
 */
export const PULL_CAPABILITIES = 1;

/** How often a round begins to read all marks anew at most; what needs more comes after a wait. */
export const RESYNCS_PER_CYCLE_LIMIT = 2;

/** Milliseconds after which an unanswered sync request is given up and counted as slow. */
export const BACKEND_TIMEOUT_MS = 30_000;

/** Milliseconds from its beginning after which an answer is given up although some of it keeps coming. */
export const ANSWER_TIMEOUT_MS = 10 * 60_000;

/** Milliseconds after which a press that asks for sync is waited for no longer: longer than a request may take. */
export const SYNC_PATIENCE_MS = 45_000;

/** Bytes in a millisecond of the slowest uplink that is waited for beyond that: 1 kB in a second. */
export const SLOWEST_UPLINK = 1;

/** Shortest wait after a failed attempt, in milliseconds; doubled with each further one. */
export const WAIT_FLOOR_MS = 1000;

/** Longest wait between two attempts, in milliseconds. */
export const WAIT_CAP_MS = 5 * 60_000;

/** The same where a server asked for the wait. */
export const ASKED_WAIT_CAP_MS = 60 * 60_000;

/** Milliseconds between two looks for news while the app is open. */
export const SYNC_INTERVAL_MS = 60_000;

/** Tag of the Background Sync registration; the worker answers it by delivering what waits for whoever is signed in. */
export const SYNC_TAG = 'matinee-sync';

/** A session is refreshed when this many milliseconds of it remain (specification, section 9: 90 s). */
export const REFRESH_AHEAD_MS = 90_000;

/**
 * First wait before a refresh is asked for again where the auth backend is in trouble, in milliseconds; doubled each
 * time (specification, section 9: 200 ms).
 */
export const REFRESH_RETRY_MS = 200;

/**
 * Milliseconds for which a lock is waited for: longer than a renewal of the session takes with all its tries. A round over
 * a slow uplink may take longer, and another one then runs beside it.
 */
export const LOCK_PATIENCE_MS = 3 * 60_000;

/** How often a refresh is asked for before the next sync has to try: three waits, 1.4 s together. */
export const REFRESH_ATTEMPTS = 4;

/** Records of merges kept on the device at most, newest first. */
export const CONFLICT_LOG_LIMIT = 50;

/** Milliseconds for which a search on a new device waits to know what was shown on the others; then it goes on without. */
export const FIRST_PULL_WAIT_MS = 4000;

/** Letters of a card's texts that the server takes at most (its table movies). */
export const CARD_LENGTHS = { title: 300, description: 4000 } as const;

/** Milliseconds that another tab may take to close a database which a newer application wants to open. */
export const OPEN_BLOCKED_TIMEOUT_MS = 2000;
