/** Maximum number of operations in a push; the server refuses more than 1,000. */
export const PUSH_MAX_OPS = 500;

/** Maximum number of superseded operations sent before an entry, the latest ones. */
export const SUPERSEDED_OPERATIONS_LIMIT = 32;

/** Maximum bytes of a push body. */
export const PUSH_MAX_BYTES = 256_000;

/**
 * Marks with cards per pull page: the server's own limit. Ten marks without a card count as one with a card
 * (supabase/migrations: sync), so that 10,000 favorites and 100,000 recommended movies take ten pages.
 */
export const PULL_PAGE_ROWS = 2000;

/**
 * Version of the response format this client understands, sent with every pull for the sake of later servers
 * (supabase/migrations: sync). So far there is only 1.
 */
export const PULL_CAPABILITIES = 1;

/** Maximum number of full resyncs per cycle; more must wait for the next one. */
export const RESYNCS_PER_CYCLE_LIMIT = 2;

/** Timeout of a request without activity, in milliseconds. */
export const BACKEND_TIMEOUT_MS = 30_000;

/** Total timeout of a response in milliseconds, even if data keeps coming. */
export const RESPONSE_TIMEOUT_MS = 10 * 60_000;

/** Milliseconds that a press of 'Sync now' waits: longer than a request may take. */
export const SYNC_NOW_TIMEOUT_MS = 45_000;

/** Slowest uplink that extends the timeout, in bytes per millisecond: 1 kB/s. */
export const SLOWEST_UPLINK = 1;

/** Minimum wait after a failed attempt in milliseconds; doubled with each further one. */
export const BACKOFF_MIN_MS = 1000;

/** Minimum wait in milliseconds before the first retry after the connection broke: it's usually back at once. */
export const RECONNECT_MIN_MS = 250;

/** Maximum wait between two attempts, in milliseconds. */
export const BACKOFF_MAX_MS = 5 * 60_000;

/** Maximum wait if the server sent a Retry-After. */
export const RETRY_AFTER_CAP_MS = 60 * 60_000;

/** Milliseconds between sync cycles while the app is open. */
export const SYNC_INTERVAL_MS = 60_000;

/** Tag of the Background Sync with which the worker pushes pending changes. */
export const SYNC_TAG = 'matinee-sync';

/** A session is refreshed when this many milliseconds of it remain (specification, section 9: 90 s). */
export const REFRESH_AHEAD_MS = 90_000;

/**
 * First wait before a refresh is retried after a server error, in milliseconds; doubled each time (specification,
 * section 9: 200 ms).
 */
export const REFRESH_RETRY_MS = 200;

/**
 * Maximum wait for a lock in milliseconds: longer than refreshing the session with all retries takes. A sync cycle over
 * a slow uplink may take longer; another one then runs in parallel.
 */
export const LOCK_TIMEOUT_MS = 3 * 60_000;

/** Maximum attempts of a refresh until the next sync: three waits, 1.4 s in total. */
export const REFRESH_ATTEMPTS = 4;

/** Maximum number of entries in the conflict log, newest first. */
export const CONFLICT_LOG_LIMIT = 50;

/** Milliseconds for which a search on a new device waits for the first pull to know earlier recommendations. */
export const FIRST_PULL_WAIT_MS = 4000;

/** Maximum characters of a card's texts (the server's table movies). */
export const CARD_LENGTHS = { title: 300, description: 4000 } as const;

/** Milliseconds another tab has to close a database that a newer version wants to upgrade. */
export const OPEN_BLOCKED_TIMEOUT_MS = 2000;
