import type { NoAnswer } from './no-answer';

/** Why the movie database did not bring what was asked for. */
export type TmdbErrorReason =
  | NoAnswer
  /** The key could not be fetched from the backend. */
  | 'key-missing'
  /** The service does not accept the key, a freshly fetched one included. */
  | 'key-refused'
  | 'not-found'
  /** Too many requests. */
  | 'rate-limited'
  | 'server-fault'
  /** An answer that is not what the service promises. */
  | 'malformed'
  /** The caller's signal ended the request. */
  | 'cancelled';
