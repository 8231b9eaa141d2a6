/** Language of every request (specification, section 7). */
export const LANGUAGE = 'en-US';

/** Requests in flight at once; further ones wait (reading 11). */
export const IN_FLIGHT_CAP = 6;
/** Page n + 1 of a query starts this many milliseconds after page n started (specification, section 9; reading 11). */
export const PAGE_STAGGER_MS = 100;
/** A request without an answer after this many milliseconds counts as offline. Chosen for a slow phone connection. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Wait in milliseconds that is reported when the service refuses for its rate limit without saying how long. */
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
  film: (id: number) => `/movie/${id}`,
  credits: (id: number) => `/movie/${id}/credits`,
  videos: (id: number) => `/movie/${id}/videos`,
  releaseDates: (id: number) => `/movie/${id}/release_dates`,
  watchProviders: (id: number) => `/movie/${id}/watch/providers`,
} as const;

/** Backdrops of the landing hero, films of the trending block and of the Top 50 with its pages (specification, section 9). */
export const HERO_COUNT = 5;
export const TRENDING_COUNT = 5;
export const TOP_COUNT = 50;
export const TOP_PAGES = 3;

/** Cast and production companies shown on the detail screen (specification, section 9). */
export const CAST_SHOWN = 12;
export const COMPANIES_SHOWN = 5;

/** Where a trailer is embedded from: the video service's address that sets no cookies before playing. */
export const TRAILER_EMBED = 'https://www.youtube-nocookie.com/embed/';

/** A film's details are not asked for again within this many milliseconds of one visit. Chosen as the Top 50's hour. */
export const DETAILS_FRESH_MS = 60 * 60_000;
