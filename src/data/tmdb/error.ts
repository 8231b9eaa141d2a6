/** Why the movie database gave no answer. */
export type MovieDatabaseError =
  /** No connection, or no answer in time. */
  | { readonly reason: 'offline' }
  /** The key could not be fetched from the backend. */
  | { readonly reason: 'key-missing' }
  /** The service does not accept the key, a freshly fetched one included. */
  | { readonly reason: 'key-refused' }
  | { readonly reason: 'not-found' }
  /** Too many requests; `retryAfterMs` milliseconds from now one may be accepted. */
  | { readonly reason: 'rate-limited'; readonly retryAfterMs: number }
  | { readonly reason: 'server-fault'; readonly status: number }
  /** An answer that is not what the service promises. */
  | { readonly reason: 'malformed' }
  /** The caller's signal ended the request. */
  | { readonly reason: 'cancelled' };

/** Reasons from the most to the least telling: an offline page beside a refused key was refused for the key. */
const MOST_TELLING: readonly MovieDatabaseError['reason'][] = [
  'cancelled',
  'key-refused',
  'key-missing',
  'rate-limited',
  'server-fault',
  'malformed',
  'not-found',
  'offline',
];

/** The error that says most about why several requests failed. */
export function mostTelling(first: MovieDatabaseError, ...others: MovieDatabaseError[]): MovieDatabaseError {
  const place = ({ reason }: MovieDatabaseError): number => MOST_TELLING.indexOf(reason);
  return others.reduce((best, error) => (place(error) < place(best) ? error : best), first);
}
