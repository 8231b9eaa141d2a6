import type { TmdbErrorReason } from '../../domain/requests/request-error';

/** Why a TMDB request failed. */
export type TmdbError =
  | { readonly reason: Exclude<TmdbErrorReason, 'rate-limited' | 'server-fault'> }
  /** A retry may succeed after `retryAfterMs` milliseconds. */
  | { readonly reason: 'rate-limited'; readonly retryAfterMs: number }
  | { readonly reason: 'server-fault'; readonly status: number };

/** Rank of each reason, most specific first: next to a rejected key, an unreachable page was rejected, too. */
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

/** The most specific of several errors. */
export function mostSpecificError(first: TmdbError, ...others: TmdbError[]): TmdbError {
  return others.reduce((best, error) => (PLACES[error.reason] < PLACES[best.reason] ? error : best), first);
}

/** Carries a TmdbError through TanStack Query, which expects failures to be thrown. */
export class ThrownTmdbError extends Error {
  readonly error: TmdbError;

  constructor(error: TmdbError) {
    super(error.reason);
    this.name = 'ThrownMovieDatabaseError';
    this.error = error;
  }
}

/** The error that a query threw. Anything else, such as a chunk that failed to load, becomes 'malformed'. */
export function tmdbErrorOf(thrown: Error): TmdbError {
  return thrown instanceof ThrownTmdbError ? thrown.error : { reason: 'malformed' };
}

/** The error state of a query. */
interface QueryFailure {
  readonly error: Error | null;
  readonly failureReason: Error | null;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** Why a query has no current data; null if it has, or is still fetching. A paused query counts as failed. */
export function queryFailure({ error, failureReason, fetchStatus }: QueryFailure): TmdbError | null {
  const thrown = error ?? (fetchStatus === 'paused' ? failureReason : null);
  return thrown === null ? null : tmdbErrorOf(thrown);
}
