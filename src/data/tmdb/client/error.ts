import type { MovieDatabaseReason } from '../../../domain/requests/movie-database-reason';

/** Why the movie database gave no answer, with what else is known of it. */
export type MovieDatabaseError =
  | { readonly reason: Exclude<MovieDatabaseReason, 'rate-limited' | 'server-fault'> }
  /** `retryAfterMs` milliseconds from now a request may be accepted. */
  | { readonly reason: 'rate-limited'; readonly retryAfterMs: number }
  | { readonly reason: 'server-fault'; readonly status: number };

/** Reasons from the most to the least telling: an unreached page beside a refused key was refused for the key. */
const MOST_TELLING: readonly MovieDatabaseReason[] = [
  'cancelled',
  'key-refused',
  'key-missing',
  'rate-limited',
  'server-fault',
  'malformed',
  'not-found',
  'offline',
  'slow',
  'unreachable',
];

/** The error that says most about why several requests failed. */
export function mostTelling(first: MovieDatabaseError, ...others: MovieDatabaseError[]): MovieDatabaseError {
  const place = ({ reason }: MovieDatabaseError): number => MOST_TELLING.indexOf(reason);
  return others.reduce((best, error) => (place(error) < place(best) ? error : best), first);
}
