import { IMAGE_WIDTHS } from './images';
import type { AgeRating } from './questionnaire';
import { type Era, SORTED_MIN_VOTES } from './recommend';
import { DAY_MS } from './time';

/** Cache of posters seen anywhere: limited, oldest removed first. */
export const POSTER_CACHE = 'matinee-posters';

/** Database and store of workbox-expiration, with the times these posters were last used. */
export const EXPIRATION_STORE = ['workbox-expiration', 'cache-entries'] as const;

/**
 * Maximum number of these posters. Fetched with CORS, each uses its real size of quota: ten of them about 4 kB each.
 */
export const POSTER_CACHE_ENTRIES = 300;

/** Maximum age of these posters in seconds: 30 days. */
export const POSTER_CACHE_SECONDS = 30 * 24 * 60 * 60;

/** Maximum number of pinned posters of a member's own movies, most recently marked first. */
export const PINNED_POSTERS = 300;

/** Timeout of a poster in milliseconds; the next sync retries. */
export const POSTER_TIMEOUT_MS = 20_000;

/** Width of pinned posters; offline, they replace every other width. */
export const PINNED_WIDTH = 'w500';

/** Cache of a member's pinned posters, which don't expire. One per member, deleted at sign-out. */
export function pinnedCacheName(userId: string): string {
  return `matinee-pinned-${userId}`;
}

/** Cache of TMDB's list responses, one per requested page; stale ones are used offline. */
export const LIST_CACHE = 'matinee-lists';

/** Cache of posters of the best movies for offline searches; cleared with these. */
export const SEEN_POSTERS_CACHE = 'matinee-seen-posters';

/** Width of these posters: small, since they were not requested by the user. */
export const SEEN_POSTER_WIDTH = IMAGE_WIDTHS.portrait;

/** Maximum number of movies cached for searches without TMDB. Chosen: see the bytes. */
export const BROWSING_CACHE_MOVIES_LIMIT = 3000;
/** Minimum number of cached movies for an offline search: fewer give poor results. Chosen: three pages. */
export const MIN_BROWSING_CACHE_MOVIES = 60;
/** Maximum size of the cached movies in bytes of JSON. Chosen: about 0.8 kB each. */
export const BROWSING_CACHE_BYTES_LIMIT = 2_500_000;
/** Share of both limits to trim to, so that not every write has to trim. Chosen. */
export const BROWSING_CACHE_TRIM = 0.95;
/** Milliseconds for which a movie is cached after it was last listed: within the six months of TMDB's terms. */
export const BROWSING_CACHE_TTL_MS = 150 * DAY_MS;
/** Milliseconds in which a movie's rank for eviction drops by one point of rating. Chosen. */
export const BROWSING_CACHE_HALF_LIFE_MS = 30 * DAY_MS;
/** A movie listed again within these milliseconds isn't written again unless something changed. Chosen. */
export const BROWSING_CACHE_SAME_FETCH_MS = DAY_MS;
/**
 * Responses within this many milliseconds are written together. Chosen: those of a search come in two or three batches.
 */
export const BROWSING_CACHE_WRITE_DELAY_MS = 500;
/** How far in the future the marker of the last clearing may be, in milliseconds, before it's ignored. Chosen. */
export const BROWSING_CACHE_MAX_CLOCK_SKEW_MS = 60_000;

/**
 * Maximum number of marked movies whose details are prefetched, most recently marked first. Chosen as for pinned
 * posters.
 */
export const PINNED_DETAILS = 300;

/**
 * Maximum number of details of viewed movies without a mark, newest first. Those of marked movies are never evicted.
 * Chosen.
 */
export const UNMARKED_DETAILS = 200;

/** Milliseconds after which details of marked movies are refetched: 30 days. Chosen. */
export const DETAILS_REFRESH_MS = 30 * DAY_MS;

/** Maximum age of stored details in milliseconds: TMDB's terms allow six months, and 180 days is within any six. */
export const DETAILS_TTL_MS = 180 * DAY_MS;

/**
 * Maximum number of movies whose metadata (certification, services, trailer) is cached, newest first. Chosen: 0.5 kB
 * each.
 */
export const METADATA_CACHE_LIMIT = 1000;

/** Milliseconds for which metadata is fresh: a week, in which services rarely change. Chosen. */
export const METADATA_FRESH_MS = 7 * DAY_MS;

/** Milliseconds until failed metadata requests are retried while the card is on screen. Chosen. */
export const METADATA_RETRY_MS = 3000;

/** Tag of the Periodic Background Sync with which the worker refreshes lists and movies. */
export const PERIODIC_SYNC_TAG = 'matinee-renewal';

/** Minimum milliseconds between two refreshes; the browser extends them depending on usage. Chosen. */
export const PERIODIC_SYNC_MS = 12 * 60 * 60_000;

/** Number of cached movies to aim for per offered genre and rating, across the three eras. Chosen: four searches. */
export const BACKFILL_MOVIES_LIMIT = 60;
/** Minimum votes of such a movie: searches choose none with fewer. */
export const BACKFILL_MIN_VOTES = SORTED_MIN_VOTES;
/** Order of the backfill: most common ratings and newest movies first. Chosen. */
export const BACKFILL_RATINGS: readonly AgeRating[] = ['PG-13', 'R', 'PG', 'G'];
export const BACKFILL_ERAS: readonly Era[] = ['modern', 'vintage', 'classic'];
/** Maximum pages per query: movies on later ones are hardly known. Chosen. */
export const BACKFILL_PAGES = 5;
/** Milliseconds for which cached movies and read pages count as fresh. Chosen. */
export const BACKFILL_FRESH_MS = 90 * DAY_MS;

/** Maximum number of requests per visit. */
export const BACKFILL_REQUESTS_LIMIT = 20;
/** Milliseconds from the page load to the first request: by then, visitors have what they came for. Chosen. */
export const BACKFILL_START_MS = 30_000;
/** Milliseconds without any other TMDB request before one of the backfill. Chosen. */
export const BACKFILL_QUIET_MS = 3000;
/** Milliseconds between two steps of the backfill. Chosen. */
export const BACKFILL_PAUSE_MS = 1000;
/** Milliseconds between checks whether a paused backfill may continue. Chosen. */
export const BACKFILL_POLL_MS = 15_000;

/** Maximum number of cached posters of the best movies. */
export const CACHED_POSTERS_LIMIT = 200;
/** Maximum number of these posters per visit. Chosen: about half a megabyte. */
export const CACHED_POSTERS_PER_VISIT = 40;
/** Minimum free space in bytes for caching them. Chosen. */
export const CACHED_POSTERS_MIN_SPACE = 200_000_000;

/** Lock for one tab, or the worker, to run the backfill. */
export const BACKFILL_LOCK = 'matinee-filling';

/** Message to the worker: fetch the precached files that are missing, and say whether all are stored. */
export const CHECK_PRECACHE = 'CHECK_PRECACHE';
