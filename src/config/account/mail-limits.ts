/** How long the tokens of a mail's link are kept in the tab: as long as the auth backend's access tokens live by default. */
export const AUTH_CALLBACK_TTL_MS = 3_600_000;

/** The auth backend sends one address a mail a minute (GoTrue's max_frequency, hosted Supabase's 60 seconds). */
export const MAIL_WAIT_MS = 60_000;
