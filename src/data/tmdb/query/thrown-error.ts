import type { TmdbError } from '../client/error';

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
