import type { MovieDatabaseError } from './error';

/** A MovieDatabaseError on its way through a query: the query cache knows failures only as thrown. */
export class ThrownMovieDatabaseError extends Error {
  readonly error: MovieDatabaseError;

  constructor(error: MovieDatabaseError) {
    super(error.reason);
    this.name = 'ThrownMovieDatabaseError';
    this.error = error;
  }
}

/**
 * The value again that a query threw. Anything else that was thrown, such as a part of the application that did not
 * load, is 'malformed': nothing the reader can be told more about.
 */
export function movieDatabaseErrorOf(thrown: Error): MovieDatabaseError {
  return thrown instanceof ThrownMovieDatabaseError ? thrown.error : { reason: 'malformed' };
}
