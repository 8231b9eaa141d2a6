import { DAY_MS } from '../time/durations';

/** Movies that the device keeps as candidates at most, for searches without the movie database. Chosen: see the bytes. */
export const BROWSING_CACHE_MOVIES_LIMIT = 3000;
/** Movies that the device must keep before it answers a search: fewer say little of what there is. Chosen: three pages. */
export const MIN_BROWSING_CACHE_MOVIES = 60;
/** Bytes that these may take at most, counted as JSON. Chosen: about 0.8 kB each. */
export const BROWSING_CACHE_BYTES_LIMIT = 2_500_000;
/** Share of both bounds that stays when one is passed, so that not every answer has to make room. Chosen. */
export const BROWSING_CACHE_TRIM = 0.95;
/** Milliseconds for which a movie is kept after it was last listed: within the six months of the movie database's terms. */
export const BROWSING_CACHE_TTL_MS = 150 * DAY_MS;
/** Milliseconds in which a movie's worth sinks by one point of its rating, so that old ones make room. Chosen. */
export const BROWSING_CACHE_HALF_LIFE_MS = 30 * DAY_MS;
/** A movie that was listed again within these milliseconds, and of which nothing is new, is not written again. Chosen. */
export const BROWSING_CACHE_SAME_FETCH_MS = DAY_MS;
/** Answers within this many milliseconds are written together. Chosen: a search's answers come in two or three batches. */
export const BROWSING_CACHE_WRITE_DELAY_MS = 500;
/** Milliseconds by which the time when all movies were forgotten may lie ahead, since a write may wait for it. Chosen. */
export const BROWSING_CACHE_MAX_CLOCK_SKEW_MS = 60_000;
