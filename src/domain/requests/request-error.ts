/** Why a request got no response. */
export type NetworkError =
  /** The device reports no network. */
  | 'offline'
  /** The connection failed although the device reports a network. */
  | 'unreachable'
  /** No response within the time limit. */
  | 'timeout';

/**
 * @param online what the device reports: often wrong when true, hardly ever when false
 * @param timedOut whether the time limit ended the request
 */
export function networkError(online: boolean, timedOut: boolean): NetworkError {
  if (!online) return 'offline';
  return timedOut ? 'timeout' : 'unreachable';
}

const NETWORK_ERRORS: Readonly<Record<NetworkError, true>> = { offline: true, unreachable: true, timeout: true };

/** Whether a failure means that there was no response. */
export function isNetworkError(reason: string): reason is NetworkError {
  return Object.hasOwn(NETWORK_ERRORS, reason);
}

/** Why a backend request failed. */
export type RequestFailure =
  /** No response. */
  | { readonly reason: NetworkError }
  /**
   * The backend, or a gateway, has an error (408, 5xx). `tooMuch`: the request took longer than the database's
   * statement timeout or a gateway's.
   */
  | { readonly reason: 'server'; readonly status: number; readonly tooMuch?: true }
  /** Over the rate limit (429). `retryAfterMs` is the Retry-After, unchecked; null if there is none. */
  | { readonly reason: 'rate-limited'; readonly retryAfterMs: number | null }
  /** Nobody is signed in, the session has ended, or a token that was just refreshed is rejected as well. */
  | { readonly reason: 'unauthorized' }
  /** Another member is signed in. */
  | { readonly reason: 'wrong-user' }
  /**
   * The contents were refused (any other 4xx). `code` is an SQLSTATE or a code of PostgREST or the auth server, or
   * null; `message` is the server's message, possibly empty.
   */
  | { readonly reason: 'refused'; readonly status: number; readonly code: string | null; readonly message: string }
  /** The response isn't what was expected, such as a captive portal's page. */
  | { readonly reason: 'malformed' };

/** An unsuccessful response. */
export interface RefusedRequest {
  /** HTTP status, not 2xx. */
  readonly status: number;
  readonly code: string | null;
  readonly message: string;
  /** Whether a token was sent, which may be the cause. */
  readonly withToken: boolean;
  /** Milliseconds, from the Retry-After header. */
  readonly retryAfterMs: number | null;
}

/** The auth server's codes for rejected tokens, sent with status 403. */
const TOKEN_REFUSED: ReadonlySet<string | null> = new Set(['bad_jwt', 'session_not_found', 'user_not_found']);

/** SQLSTATE of a statement timeout: hosted projects have a limit of eight seconds. */
const STATEMENT_TIMEOUT = '57014';
const GATEWAY_TIMEOUT = 504;

/** Classifies a response by status and code, never by message. */
export function requestFailure({ status, code, message, withToken, retryAfterMs }: RefusedRequest): RequestFailure {
  if (withToken && (status === 401 || TOKEN_REFUSED.has(code))) return { reason: 'unauthorized' };
  if (status === 429) return { reason: 'rate-limited', retryAfterMs };
  if (code === STATEMENT_TIMEOUT || status === GATEWAY_TIMEOUT) return { reason: 'server', status, tooMuch: true };
  if (status === 408 || status >= 500) return { reason: 'server', status };
  return { reason: 'refused', status, code, message: message };
}

/** Why a TMDB request failed. */
export type TmdbErrorReason =
  | NetworkError
  /** The key couldn't be fetched from the backend. */
  | 'key-missing'
  /** TMDB rejects the key, even a freshly fetched one. */
  | 'key-refused'
  | 'not-found'
  /** Too many requests. */
  | 'rate-limited'
  | 'server-fault'
  /** The response is malformed. */
  | 'malformed'
  /** The caller aborted. */
  | 'cancelled';
