import { IMAGE_WIDTHS } from './images';
import type { AgeRating } from './questionnaire';
import { type Era, SORTED_MIN_VOTES } from './recommend';
import { DAY_MS } from './time';

/** Cache of posters met anywhere: bounded, the oldest go first. */
export const POSTER_CACHE = 'matinee-posters';

/** Database and store in which Workbox notes when a poster of that cache was last looked at (workbox-expiration). */
export const EXPIRATION_STORE = ['workbox-expiration', 'cache-entries'] as const;

/** Posters met anywhere that are kept at most. Ten of them cost about 4 kB of quota each when asked for with CORS. */
export const POSTER_CACHE_ENTRIES = 300;

/** Seconds a met poster is kept at most: 30 days. */
export const POSTER_CACHE_SECONDS = 30 * 24 * 60 * 60;

/** Posters of a member's own movies that are kept at most, newest marks first. */
export const PINNED_POSTERS = 300;

/** Milliseconds after which a poster that has not come is given up until the next sync. */
export const POSTER_TIMEOUT_MS = 20_000;

/** Width in which a member's posters are kept; it stands in for every other width when there is no network. */
export const PINNED_WIDTH = 'w500';

/** Cache of a member's own posters, which expiry never touches. Each member has one; it goes at sign-out. */
export function pinnedCacheName(userId: string): string {
  return `matinee-pinned-${userId}`;
}

/** Cache of the movie database's list answers, at most one for each page that is asked for; served old when offline. */
export const LIST_CACHE = 'matinee-lists';

/** Cache of the posters of the best movies among those that searches without a network choose from; it goes with these. */
export const SEEN_POSTERS_CACHE = 'matinee-seen-posters';

/** Width in which these are kept: small, since nobody has asked for them. */
export const SEEN_POSTER_WIDTH = IMAGE_WIDTHS.portrait;

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

/** Favorites and watched movies whose details are fetched ahead, newest marks first. Chosen as the number of pinned posters. */
export const PINNED_DETAILS = 300;

/** Details kept of opened movies that bear no mark, the newest. Those of marked movies are never given up for room. Chosen. */
export const UNMARKED_DETAILS = 200;

/** Milliseconds after which details of marked movies are fetched anew: 30 days. Chosen. */
export const DETAILS_REFRESH_MS = 30 * DAY_MS;

/** Milliseconds for which details may be kept at most: six months, by the movie database's terms; 180 days is within any six. */
export const DETAILS_TTL_MS = 180 * DAY_MS;

/** Movies whose facts (certification, services, trailer) the device keeps at most, the newest. Chosen: 0.5 kB each. */
export const METADATA_CACHE_LIMIT = 1000;

/** Milliseconds for which facts are not asked for again: a week, in which services seldom change. Chosen. */
export const METADATA_FRESH_MS = 7 * DAY_MS;

/** Milliseconds after which facts that could not be had are asked for once more, where their card is still there. Chosen. */
export const METADATA_RETRY_MS = 3000;

/** Tag of the Periodic Background Sync registration: the worker renews lists and movies of the device. */
export const PERIODIC_SYNC_TAG = 'matinee-renewal';

/** Milliseconds between two renewals at least; the browser makes them longer by how much the application is used. Chosen. */
export const PERIODIC_SYNC_MS = 12 * 60 * 60_000;

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
