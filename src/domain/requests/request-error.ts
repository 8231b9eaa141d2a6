/** Why no answer came to a request at all. */
export type NoAnswer =
  /** The device itself says that it has no network. */
  | 'offline'
  /** It says that it has one, and the connection was refused or broke off. */
  | 'unreachable'
  /** Nothing came within the time limit. */
  | 'timeout';

/**
 * @param online what the device says of its network: it is often wrong in saying yes, and hardly ever in saying no
 * @param timedOut whether the time limit ended the request
 */
export function noAnswer(online: boolean, timedOut: boolean): NoAnswer {
  if (!online) return 'offline';
  return timedOut ? 'timeout' : 'unreachable';
}

const NO_ANSWER: Readonly<Record<NoAnswer, true>> = { offline: true, unreachable: true, timeout: true };

/** Whether a failure is that no answer came, and none that came. */
export function isNoAnswer(reason: string): reason is NoAnswer {
  return Object.hasOwn(NO_ANSWER, reason);
}

/** Why a request to the backend did not bring what was asked for. */
export type RequestFailure =
  /** No answer. */
  | { readonly reason: NoAnswer }
  /**
   * The backend, or something on the way to it, is in trouble (408, 5xx). `tooMuch`: what was asked for at once took
   * longer than the database lets a statement take, or than a gateway waits.
   */
  | { readonly reason: 'server'; readonly status: number; readonly tooMuch?: true }
  /** Over the rate limit (429). `retryAfterMs` is what the answer asks to wait, unbounded; null where it does not say. */
  | { readonly reason: 'rate-limited'; readonly retryAfterMs: number | null }
  /** Nobody is signed in, the session is over, or a token that was just renewed is refused as well. */
  | { readonly reason: 'unauthorized' }
  /** Somebody else is signed in than the one the request is made for. */
  | { readonly reason: 'wrong-user' }
  /**
   * Refused for what is in it (any other 4xx). `code` is an SQLSTATE or a code of PostgREST or of the auth backend, null
   * where there is none; `words` is what the backend says of it, '' where it says nothing.
   */
  | { readonly reason: 'refused'; readonly status: number; readonly code: string | null; readonly words: string }
  /** The answer was not what was promised, such as a captive portal's page. */
  | { readonly reason: 'malformed' };

/** An answer that is no success, as far as its body could be read. */
export interface RefusedRequest {
  /** HTTP status, not 2xx. */
  readonly status: number;
  readonly code: string | null;
  readonly words: string;
  /** Whether a token was sent, which may be what is refused. */
  readonly withToken: boolean;
  /** Milliseconds, from the Retry-After header. */
  readonly retryAfterMs: number | null;
}

/** The auth backend's codes for a token that it does not accept (any more), which it answers with 403. */
const TOKEN_REFUSED: ReadonlySet<string | null> = new Set(['bad_jwt', 'session_not_found', 'user_not_found']);

/** SQLSTATE of a statement that was ended for its time: roles of hosted projects have a limit of eight seconds. */
const STATEMENT_TIMEOUT = '57014';
const GATEWAY_TIMEOUT = 504;

/** Classifies an answer by status and code, never by its words. */
export function requestFailure({ status, code, words, withToken, retryAfterMs }: RefusedRequest): RequestFailure {
  if (withToken && (status === 401 || TOKEN_REFUSED.has(code))) return { reason: 'unauthorized' };
  if (status === 429) return { reason: 'rate-limited', retryAfterMs };
  if (code === STATEMENT_TIMEOUT || status === GATEWAY_TIMEOUT) return { reason: 'server', status, tooMuch: true };
  if (status === 408 || status >= 500) return { reason: 'server', status };
  return { reason: 'refused', status, code, words };
}

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
