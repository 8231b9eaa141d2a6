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

/** Who signs members in beside e-mail and password; `id` as the auth backend names it. */
export const IDENTITY_PROVIDER = { id: 'google', name: 'Google' } as const;

/** How long the tokens of a mail's link are kept in the tab: as long as the auth backend's access tokens live by default. */
export const AUTH_CALLBACK_TTL_MS = 3_600_000;

/** The auth backend sends one address a mail a minute (GoTrue's max_frequency, hosted Supabase's 60 seconds). */
export const MAIL_WAIT_MS = 60_000;

/** Longest names, in characters: the checks of the table profiles. */
export const LONGEST_USERNAME = 60;
export const LONGEST_NAME = 80;

/** Shortest password, in characters (specification, sections 5 and 9). */
export const MIN_PASSWORD_LENGTH = 6;

/** Milliseconds after the last keystroke before a username is asked for (specification, sections 5 and 9). */
export const USERNAME_CHECK_MS = 500;
