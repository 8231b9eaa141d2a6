/** An open application looks for a new version of itself this often, in milliseconds: hourly. */
export const UPDATE_POLL_MS = 3_600_000;
