/** Operations in one push at most; the server refuses more than 1,000. */
export const PUSH_MAX_OPS = 500;

/** Bytes of one push body at most: a slow uplink delivers it within a request timeout. */
export const PUSH_MAX_BYTES = 256_000;

/** Rows of one pull page: the server's own limit. 10,000 marks are ten pages. */
export const PULL_PAGE_ROWS = 1000;

/** Milliseconds after which an unanswered sync request is given up and counted as offline. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** First wait after a failed attempt, in milliseconds; doubled each time. */
export const BACKOFF_BASE_MS = 1000;

/** Longest wait between two attempts, in milliseconds. */
export const BACKOFF_CAP_MS = 5 * 60_000;

/** Milliseconds between two looks for news while the app is open. */
export const SYNC_INTERVAL_MS = 60_000;

/** Tag of the Background Sync registration; the worker answers it by syncing every user with waiting changes. */
export const SYNC_TAG = 'matinee-sync';

/** A session is refreshed when this many milliseconds of it remain (specification, section 9: 90 s). */
export const REFRESH_AHEAD_MS = 90_000;

/**
 * First wait before a refresh is asked for again where the auth backend is in trouble, in milliseconds; doubled each
 * time (specification, section 9: 200 ms).
 */
export const REFRESH_RETRY_MS = 200;

/** How often a refresh is asked for before the next sync has to try: three waits, 1.4 s together. */
export const REFRESH_ATTEMPTS = 4;

/** Records of merges kept on the device at most, newest first. */
export const MERGE_RECORDS = 50;
