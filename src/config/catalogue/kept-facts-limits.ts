import { DAY_MS } from '../time/durations';

/** Movies whose facts (certification, services, trailer) the device keeps at most, the newest. Chosen: 0.5 kB each. */
export const METADATA_CACHE_LIMIT = 1000;

/** Milliseconds for which facts are not asked for again: a week, in which services seldom change. Chosen. */
export const METADATA_FRESH_MS = 7 * DAY_MS;

/** Milliseconds after which facts that could not be had are asked for once more, where their card is still there. Chosen. */
export const METADATA_RETRY_MS = 3000;
