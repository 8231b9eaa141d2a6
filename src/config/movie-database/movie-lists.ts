import { PATHS } from './requests';

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
