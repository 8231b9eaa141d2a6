import { DAY_MS } from '../time/durations';

/** Favorites and watched movies whose details are fetched ahead, newest marks first. Chosen as the number of pinned posters. */
export const PINNED_DETAILS = 300;

/** Details kept of opened movies that bear no mark, the newest. Those of marked movies are never given up for room. Chosen. */
export const UNMARKED_DETAILS = 200;

/** Milliseconds after which details of marked movies are fetched anew: 30 days. Chosen. */
export const DETAILS_REFRESH_MS = 30 * DAY_MS;

/** Milliseconds for which details may be kept at most: six months, by the movie database's terms; 180 days is within any six. */
export const DETAILS_TTL_MS = 180 * DAY_MS;
