/** Why a sync request did not succeed, and so what becomes of the queue. */
export type SyncFailure =
  /** No answer: the network is away, or gave up. Try again with backoff. */
  | { readonly reason: 'offline' }
  /** The server is in trouble (408, 5xx). Try again with backoff. */
  | { readonly reason: 'server'; readonly status: number }
  /** Over the rate limit (429). Try again after what the server says, in milliseconds, or with backoff. */
  | { readonly reason: 'rate-limited'; readonly retryAfterMs: number | null }
  /** The token is not accepted (401). Refresh once, then ask to sign in; the queue is kept. */
  | { readonly reason: 'unauthorized' }
  /** The server knows the caller as somebody else. Stop; nothing may cross users. */
  | { readonly reason: 'wrong-user' }
  /** The member has signed out meanwhile: what arrives now is not kept. */
  | { readonly reason: 'signed-out' }
  /** The request was refused for what is in it: an entry is to blame. `code` is the database's SQLSTATE, or 413. */
  | { readonly reason: 'refused'; readonly code: string }
  /** The server says again that an intent lies in the future, after it got a new time. Try again with backoff. */
  | { readonly reason: 'clock' }
  /** The answer was not what the protocol says. Try again with backoff. */
  | { readonly reason: 'malformed' };

/**
 * Classifies an HTTP answer of the sync functions.
 * @param status HTTP status, not 2xx
 * @param code SQLSTATE or PostgREST code from the body, if any
 * @param retryAfterMs from the Retry-After header, if any
 */
export function classifySyncFailure(status: number, code: string | null, retryAfterMs: number | null): SyncFailure {
  if (status === 401) return { reason: 'unauthorized' };
  if (status === 429) return { reason: 'rate-limited', retryAfterMs };
  if (code === '42501') return { reason: 'wrong-user' };
  if (status < 500 && code !== null && /^2[23]/.test(code)) return { reason: 'refused', code };
  if (status === 413) return { reason: 'refused', code: '413' };
  // Also what a captive portal, a proxy or a server without the functions answers: no entry is to blame.
  return { reason: 'server', status };
}
