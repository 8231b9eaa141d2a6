/** Requests in flight at once; further ones wait (reading 11). */
export const REQUEST_CONCURRENCY = 6;
/** Requests in flight at once of those that nobody waits for, so that one somebody waits for finds a slot. Chosen. */
export const PREFETCH_CONCURRENCY = 3;
/** Page n + 1 of a query starts this many milliseconds after page n started (specification, section 9; reading 11). */
export const PAGE_STAGGER_MS = 100;
/** A request without an answer after this many milliseconds counts as slow. Chosen for a slow phone connection. */
export const MOVIE_DATABASE_TIMEOUT_MS = 10_000;
/** Longest wait in milliseconds that the service may ask for and that is obeyed: the request goes out again, once. Chosen. */
export const LONGEST_RETRY_AFTER_MS = 10_000;
/** Wait in milliseconds that is meant when the service refuses for its rate limit without saying how long. */
export const DEFAULT_RETRY_AFTER_MS = 2_000;
/**
 * Header in which a cache of ours says when an answer was fetched, in milliseconds since 1970: freshness is counted
 * from there, not from when the cached answer was read.
 */
export const FETCHED_AT_HEADER = 'x-fetched-at';

/** Paths of the service (specification, section 7), below the configured base address. */
export const PATHS = {
  popular: '/movie/popular',
  trendingDay: '/trending/movie/day',
  trendingWeek: '/trending/movie/week',
  discover: '/discover/movie',
  searchTitle: '/search/movie',
  searchPerson: '/search/person',
  movie: (id: number) => `/movie/${id}`,
  /** Movies that are recommended beside one. */
  neighbours: (id: number) => `/movie/${id}/recommendations`,
  /** The countries of which services are known, and the services of one. */
  regions: '/watch/providers/regions',
  services: '/watch/providers/movie',
  /** By the id that another site gives it. */
  find: (id: string) => `/find/${id}`,
} as const;
/**
 * The calls of section 7 that belong to one movie: the service answers them along with its details, under these names,
 * in one request (its documentation, 'Append To Response').
 */
export const MOVIE_PARTS = {
  facts: 'videos,release_dates,watch/providers,keywords',
  details: 'credits,videos,release_dates,watch/providers,keywords',
} as const;
/** Asked for beside the details in another language than English: what English has in place of what is not translated. */
export const TRANSLATIONS = 'translations';

/** Backdrops of the landing hero, movies of the trending block and of the Top 50 with its pages (specification, section 9). */
export const HERO_COUNT = 5;
export const TRENDING_COUNT = 5;
export const TOP_COUNT = 50;
export const TOP_PAGES = 3;

/** Cast and production companies shown on the detail screen (specification, section 9). */
export const CAST_SHOWN = 12;
export const COMPANIES_SHOWN = 5;

/** Where a trailer is embedded from: the video service's address that sets no cookies before playing. */
export const TRAILER_EMBED = 'https://www.youtube-nocookie.com/embed/';

/** A movie's details are not asked for again within this many milliseconds of one visit. Chosen as the Top 50's hour. */
export const DETAILS_FRESH_MS = 60 * 60_000;

const HOUR_MS = 60 * 60_000;

/**
 * The movie database's lists that are kept on the device, with the milliseconds for which each is fresh: Top 50 an hour,
 * trending six (specification, sections 7 and 9); the hero's popular movies change no faster than trending.
 */
export const MOVIE_LISTS = {
  top50: { path: PATHS.trendingWeek, freshForMs: HOUR_MS },
  trending: { path: PATHS.trendingDay, freshForMs: 6 * HOUR_MS },
  popular: { path: PATHS.popular, freshForMs: 6 * HOUR_MS },
} as const;
export type ListName = keyof typeof MOVIE_LISTS;

/** An open screen asks again for a list that is past its time after this many milliseconds. Chosen as the sync timer. */
export const LIST_RETRY_MS = 60_000;

/** How often a list is asked for once more at once when the service failed. Chosen. */
export const LIST_RETRIES = 1;

/** Where the lists are kept in localStorage. Another version of their shape is passed over: raise it with the shape. */
export const LISTS_CACHE_KEY = 'matinee-lists';
export const LISTS_CACHE_VERSION = '1';
/** Changes within this many milliseconds are written together. */
export const LISTS_CACHE_WRITE_MS = 200;

/** Skeletons on the Top 50 while it loads (specification, sections 2 and 9). */
export const TOP_SKELETONS = 20;
