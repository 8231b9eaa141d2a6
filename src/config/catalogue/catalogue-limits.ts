import { DAY_MS } from '../time/durations';

/** Films that the device keeps as candidates at most, for searches without the movie database. Chosen: see the bytes. */
export const CATALOGUE_FILMS = 3000;
/** Films that the device must keep before it answers a search: fewer say little of what there is. Chosen: three pages. */
export const CATALOGUE_LEAST = 60;
/** Bytes that these may take at most, counted as JSON. Chosen: about 0.8 kB each. */
export const CATALOGUE_BYTES = 2_500_000;
/** Share of both bounds that stays when one is passed, so that not every answer has to make room. Chosen. */
export const CATALOGUE_TRIM = 0.95;
/** Milliseconds for which a film is kept after it was last listed: within the six months of the movie database's terms. */
export const CATALOGUE_KEPT_MS = 150 * DAY_MS;
/** Milliseconds in which a film's worth sinks by one point of its rating, so that old ones make room. Chosen. */
export const CATALOGUE_FADE_MS = 30 * DAY_MS;
/** A film that was listed again within these milliseconds, and of which nothing is new, is not written again. Chosen. */
export const CATALOGUE_SAME_MS = DAY_MS;
/** Answers within this many milliseconds are written together. Chosen: a search's answers come in two or three batches. */
export const CATALOGUE_WRITE_MS = 500;
/** Milliseconds by which the time when all films were forgotten may lie ahead, since a write may wait for it. Chosen. */
export const CATALOGUE_CLOCK_MS = 60_000;
