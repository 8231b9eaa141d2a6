/** Maximum number of movies listed in the history (specification, section 9). */
export const HISTORY_LIMIT = 50;

/** Milliseconds between refetches of the history while its page is open (specification, section 9: 5 s). */
export const HISTORY_REFETCH_MS = 5000;

/** Milliseconds for which history counts as fresh (specification, section 9: 1 s). */
export const HISTORY_STALE_MS = 1000;

/** When an evening ends, in milliseconds after midnight: at five. */
export const EVENING_ENDS_MS = 5 * 3_600_000;

/** Searches that earn the Movie Explorer badge (specification, section 9). */
export const EXPLORER_SEARCHES = 10;

/** Directors and actors listed in the statistics. */
export const PEOPLE_LISTED = 5;

/** Best rated movies of a year in the statistics. */
export const BEST_RATED = 5;

/** Searches stored on a device with their results, which name the movies in the history: more than its list needs. */
export const PAST_SEARCHES = 20;

/** The identity provider for sign-in besides email and password; `id` as in Supabase Auth. */
export const IDENTITY_PROVIDER = { id: 'google', name: 'Google' } as const;

/** How long the tokens of an auth callback are kept in the tab: the default lifetime of access tokens. */
export const AUTH_CALLBACK_TTL_MS = 3_600_000;

/**
 * The auth server sends at most one email per address and minute (GoTrue's max_frequency, 60 seconds on hosted
 * Supabase).
 */
export const MAIL_WAIT_MS = 60_000;

/** Maximum lengths in characters: the checks of the table profiles. */
export const MAX_USERNAME_LENGTH = 60;
export const MAX_NAME_LENGTH = 80;

/** Minimum length in characters (specification, sections 5 and 9). */
export const MIN_PASSWORD_LENGTH = 6;

/** Debounce of the username check, in milliseconds (specification, sections 5 and 9). */
export const USERNAME_CHECK_MS = 500;

/** Days until the data of a deleted account is removed (specification, section 9). */
export const REMOVAL_DAYS = 30;

/** Days between announcing a new price and charging it (specification, section 2). */
export const PRICE_NOTICE_DAYS = 30;

/** Minimum age of members in years (specification, section 9). */
export const MINIMUM_AGE = 13;
