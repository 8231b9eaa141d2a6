import type { RequestFailure } from '../requests/request-error';

/** Why a round of sync stopped, and so what becomes of the queue. */
export type ServerSyncError =
  /**
   * The request failed. No answer, server, malformed: try again with backoff; rate-limited: after what the server says;
   * unauthorized, wrong-user: ask to sign in and keep the queue. While a session is stored, both are tried again at the
   * longest distance: they may have been a server's passing word.
   */
  | Exclude<RequestFailure, { readonly reason: 'refused' }>
  /** The server knows no such account. One that was restored from an earlier copy says so too: it is asked again as above. */
  | { readonly reason: 'gone' }
  /** The member has signed out meanwhile: what arrives now is not kept. */
  | { readonly reason: 'signed-out' }
  /** The request was refused for what is in it: an entry is to blame. `code` is the database's SQLSTATE, or 413. */
  | { readonly reason: 'refused'; readonly code: string }
  /** The server says again that an intent lies in the future, after it got a new time. Try again with backoff. */
  | { readonly reason: 'clock' };

/** What a failed request of the sync functions means for sync. */
export function serverSyncError(failure: RequestFailure): ServerSyncError {
  if (failure.reason !== 'refused') return failure;
  const { status, code } = failure;
  if (code === 'PT410') return { reason: 'gone' };
  if (code === '42501') return { reason: 'wrong-user' };
  if (code !== null && /^2[23]/.test(code)) return { reason: 'refused', code };
  if (status === 413) return { reason: 'refused', code: '413' };
  // Also what a captive portal, a proxy or a server without the functions answers: no entry is to blame.
  return { reason: 'server', status };
}

/** Why the server refused one change, where its code says more than that it did. */
export type Refusal = 'marks-full' | 'recommended-full' | 'movies-full' | 'searches-full' | 'forgotten';

/** The server's codes (supabase/migrations: limits). */
const REFUSALS: ReadonlyMap<string, Refusal> = new Map([
  ['MQ001', 'marks-full'],
  ['MQ002', 'recommended-full'],
  ['MQ003', 'movies-full'],
  ['MQ004', 'searches-full'],
  ['MQ010', 'forgotten'],
]);

/** @returns null for a code that says only that the change was refused */
export function refusalOf(code: string): Refusal | null {
  return REFUSALS.get(code) ?? null;
}
