/**
 * Maximum number of concurrent requests; others are queued (reading 11). Enough for a search's later pages beside the
 * details of its first movies. Measured: with nine, all fifteen took 1.2 times as long, with six twice.
 */
export const REQUEST_CONCURRENCY = 18;
/** Maximum number of concurrent prefetches, so that interactive requests find a slot. Chosen. */
export const PREFETCH_CONCURRENCY = 3;
/** Page n + 1 of a query starts this many milliseconds after page n started (specification, section 9; reading 11). */
export const PAGE_STAGGER_MS = 100;
/** Timeout of a request in milliseconds. Chosen for a slow phone connection. */
export const MOVIE_DATABASE_TIMEOUT_MS = 10_000;
/** A search without a response for this many milliseconds shows movies from the device meanwhile. Chosen. */
export const SLOW_SEARCH_MS = 3_000;
/** Longest Retry-After in milliseconds after which a request is repeated, once. Chosen. */
export const LONGEST_RETRY_AFTER_MS = 10_000;
/** Wait in milliseconds if a rate-limited response has no Retry-After. */
export const DEFAULT_RETRY_AFTER_MS = 2_000;
/** Header with the fetch time of a cached response, ms since the epoch: its age is counted from then. */
export const FETCHED_AT_HEADER = 'x-fetched-at';

/** Paths below TMDB's base URL (specification, section 7). */
export const PATHS = {
  popular: '/movie/popular',
  trendingDay: '/trending/movie/day',
  trendingWeek: '/trending/movie/week',
  discover: '/discover/movie',
  searchTitle: '/search/movie',
  searchPerson: '/search/person',
  searchSeries: '/search/tv',
  movie: (id: number) => `/movie/${id}`,
  /** Movies similar to one. */
  similar: (id: number) => `/movie/${id}/recommendations`,
  /** Countries with known services, and the services of one. */
  regions: '/watch/providers/regions',
  services: '/watch/providers/movie',
  /** By another site's id. */
  find: (id: string) => `/find/${id}`,
} as const;
/**
 * Section 7's requests for a single movie, appended to its details in one request (TMDB's documentation, 'Append To
 * Response').
 */
export const MOVIE_PARTS = {
  facts: 'videos,release_dates,watch/providers,keywords',
  details: 'credits,videos,release_dates,watch/providers,keywords',
} as const;
/** Appended to details in other languages, as the fallback for what isn't translated. */
export const TRANSLATIONS = 'translations';

/**
 * Counts of the landing hero's backdrops, the trending block and the Top 50 with its pages (specification, section 9).
 */
export const HERO_COUNT = 5;
export const TRENDING_COUNT = 5;
export const TOP_COUNT = 50;
export const TOP_PAGES = 3;

/** Cast and production companies shown on a movie's page (specification, section 9). */
export const CAST_SHOWN = 12;
export const COMPANIES_SHOWN = 5;

/** URL for embedding trailers without cookies before they're played. */
export const TRAILER_EMBED = 'https://www.youtube-nocookie.com/embed/';
/** URL of a trailer's page at the video service. */
export const TRAILER_PAGE = 'https://www.youtube.com/watch?v=';
/** Trailers of a movie that are stored. Chosen. */
export const TRAILERS_LIMIT = 3;

/** Milliseconds for which a movie's details are fresh within a visit. Chosen as for the Top 50. */
export const DETAILS_FRESH_MS = 60 * 60_000;

const HOUR_MS = 60 * 60_000;

/**
 * TMDB lists cached on the device, with the milliseconds for which they're fresh: Top 50 an hour, trending six
 * (specification, sections 7 and 9); popular movies change no faster than trending ones.
 */
export const MOVIE_LISTS = {
  top50: { path: PATHS.trendingWeek, freshForMs: HOUR_MS },
  trending: { path: PATHS.trendingDay, freshForMs: 6 * HOUR_MS },
  popular: { path: PATHS.popular, freshForMs: 6 * HOUR_MS },
} as const;
export type ListName = keyof typeof MOVIE_LISTS;

/** Milliseconds until an open screen retries refetching an expired list. Chosen as the sync interval. */
export const LIST_RETRY_MS = 60_000;

/** Immediate retries of a failed list request. Chosen. */
export const LIST_RETRIES = 1;

/** Key of the lists in localStorage, and the version of their format: raise it when the format changes. */
export const LISTS_CACHE_KEY = 'matinee-lists';
export const LISTS_CACHE_VERSION = '1';
/** Changes within this many milliseconds are written together. */
export const LISTS_CACHE_WRITE_MS = 200;

/** Skeletons on the Top 50 while it loads (specification, sections 2 and 9). */
export const TOP_SKELETONS = 20;

/** Greatest numbers that are taken for true: ratings, minutes (the longest film has 51,420), and dollars. Chosen. */
export const MAX_RATING = 10;
export const MAX_RUNTIME = 60_000;
export const MAX_AMOUNT = 100_000_000_000;
