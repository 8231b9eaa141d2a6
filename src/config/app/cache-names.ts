import { IMAGE_WIDTHS } from '../film/images';

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
