import { DAY_MS } from '../time/durations';
import { SORTED_MIN_VOTES, type Era } from '../recommend/recommendation';
import type { AgeRating } from '../recommend/questionnaire-choices';

/** Movies of each offered genre and each rating that the device is to have, over the three eras. Chosen: four searches. */
export const BACKFILL_MOVIES_LIMIT = 60;
/** Votes that such a movie must have: with fewer no search among them chooses it. */
export const BACKFILL_MIN_VOTES = SORTED_MIN_VOTES;
/** The order in which questions take turns: the ratings that most movies have first, and the newest movies. Chosen. */
export const BACKFILL_RATINGS: readonly AgeRating[] = ['PG-13', 'R', 'PG', 'G'];
export const BACKFILL_ERAS: readonly Era[] = ['modern', 'vintage', 'classic'];
/** Pages of one question that are read at most: behind them movies are hardly known. Chosen. */
export const BACKFILL_PAGES = 5;
/** Milliseconds for which a movie that was listed, and a page that was read, count: then they are asked for anew. Chosen. */
export const BACKFILL_FRESH_MS = 90 * DAY_MS;

/** Questions that one visit asks at most. */
export const BACKFILL_REQUESTS_LIMIT = 20;
/** Milliseconds from a page's start to the first question: whoever came for something has it by then. Chosen. */
export const BACKFILL_START_MS = 30_000;
/** Milliseconds without any other question to the movie database before one is asked that nobody waits for. Chosen. */
export const BACKFILL_QUIET_MS = 3000;
/** Milliseconds between two steps of filling. Chosen. */
export const BACKFILL_PAUSE_MS = 1000;
/** Milliseconds until a page that may not fill looks again whether it may. Chosen. */
export const BACKFILL_POLL_MS = 15_000;

/** Posters kept of the best movies on the device. */
export const CACHED_POSTERS_LIMIT = 200;
/** Posters that one visit fetches at most. Chosen: about half a megabyte. */
export const CACHED_POSTERS_PER_VISIT = 40;
/** Bytes that the browser must still have for the application before a poster is fetched that nobody looks at. Chosen. */
export const CACHED_POSTERS_MIN_SPACE = 200_000_000;

/** Name of the lock under which one tab, or the worker, completes the movies on this device. */
export const BACKFILL_LOCK = 'matinee-filling';
