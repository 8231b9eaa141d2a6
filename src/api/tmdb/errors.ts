import type { TmdbErrorReason } from '../../domain/requests/request-error';

/** Why the movie database gave no answer, with what else is known of it. */
export type TmdbError =
  | { readonly reason: Exclude<TmdbErrorReason, 'rate-limited' | 'server-fault'> }
  /** `retryAfterMs` milliseconds from now a request may be accepted. */
  | { readonly reason: 'rate-limited'; readonly retryAfterMs: number }
  | { readonly reason: 'server-fault'; readonly status: number };

/**
 * How telling a reason is, the most telling first: an unreached page beside a refused key was refused for the key. No two
 * have one place.
 */
const PLACES: Readonly<Record<TmdbErrorReason, number>> = {
  cancelled: 0,
  'key-refused': 1,
  'key-missing': 2,
  'rate-limited': 3,
  'server-fault': 4,
  malformed: 5,
  'not-found': 6,
  offline: 7,
  timeout: 8,
  unreachable: 9,
};

/** The error that says most about why several requests failed. */
export function mostSpecificError(first: TmdbError, ...others: TmdbError[]): TmdbError {
  return others.reduce((best, error) => (PLACES[error.reason] < PLACES[best.reason] ? error : best), first);
}

/** A MovieDatabaseError on its way through a query: the query cache knows failures only as thrown. */
export class ThrownTmdbError extends Error {
  readonly error: TmdbError;

  constructor(error: TmdbError) {
    super(error.reason);
    this.name = 'ThrownMovieDatabaseError';
    this.error = error;
  }
}

/**
 * The value again that a query threw. Anything else that was thrown, such as a part of the application that did not
 * load, is 'malformed': nothing the reader can be told more about.
 */
export function tmdbErrorOf(thrown: Error): TmdbError {
  return thrown instanceof ThrownTmdbError ? thrown.error : { reason: 'malformed' };
}

/** What a query of the cache tells of its failures. */
interface QueryFailure {
  readonly error: Error | null;
  readonly failureReason: Error | null;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** Why a query has no newer answer; null where it has one or is still asking. One that waits for a network has failed, too. */
export function queryFailure({ error, failureReason, fetchStatus }: QueryFailure): TmdbError | null {
  const thrown = error ?? (fetchStatus === 'paused' ? failureReason : null);
  return thrown === null ? null : tmdbErrorOf(thrown);
}
