import { DAY_MS } from '../time/durations';

/** Newest favorites whose neighbours are asked for, and that speak for a member's taste. Chosen: two half-lives. */
export const TASTE_FAVORITES = 60;
/** Favorites added since until one counts half as much. Chosen: measured, from 10 to 60 it hardly matters. */
export const TASTE_HALF_LIFE = 30;
/**
 * By how much more a favorite counts for each of its neighbours that is a favorite, too: it lies in the middle of what the
 * member likes. Measured by `npm run bench -- taste`: docs/taste.md.
 */
export const TASTE_TRUST = 1;

/** Movies of a recommendation that may be chosen by taste, at most: fewer than half of the fifteen. */
export const TASTE_RESULTS = 7;
/** What the movie that a member's favorites speak for most gains in its score. Chosen: more than chance can make up for. */
export const TASTE_WEIGHT = 6;
/**
 * Movies that no question has listed and whose rating turned out not to be allowed, after which a search tries no more of
 * them. Chosen: each costs a request.
 */
export const TASTE_UNPROVEN = 7;

/** Milliseconds for which a movie's neighbours are kept, and after which they are asked for anew while there is a network. */
export const SIMILAR_MOVIES_TTL_MS = 30 * DAY_MS;
export const SIMILAR_MOVIES_REFRESH_MS = 20 * DAY_MS;

/** Shelves of movies that go with a favorite, movies of each, and favorites that it takes for any of it. */
export const TASTE_SHELVES = 3;
export const SHELF_MOVIES = 12;
export const LEAST_FAVORITES = 3;
