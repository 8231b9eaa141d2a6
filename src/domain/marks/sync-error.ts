import type { RequestFailure } from '../requests/request-error';

/** Why a sync cycle failed, and how it's handled. */
export type ServerSyncError =
  /**
   * The request failed. No response, server, malformed: retry with backoff; rate-limited: retry after the server's
   * delay; unauthorized, wrong-user: ask to sign in and keep the outbox. As long as a session is stored, these two are
   * retried at the longest interval, as the server may be wrong temporarily.
   */
  | Exclude<RequestFailure, { readonly reason: 'refused' }>
  /** The account doesn't exist. Retried as above, because a server restored from a backup may say so, too. */
  | { readonly reason: 'gone' }
  /** The member has signed out meanwhile: nothing may be stored. */
  | { readonly reason: 'signed-out' }
  /** The request's contents were refused because of an entry. `code` is the SQLSTATE, or 413. */
  | { readonly reason: 'refused'; readonly code: string }
  /** An operation's time is still in the future after it got a new one. Retry with backoff. */
  | { readonly reason: 'clock' };

/** Converts a failed request into a sync error. */
export function serverSyncError(failure: RequestFailure): ServerSyncError {
  if (failure.reason !== 'refused') return failure;
  const { status, code } = failure;
  if (code === 'PT410') return { reason: 'gone' };
  if (code === '42501') return { reason: 'wrong-user' };
  if (code !== null && /^2[23]/.test(code)) return { reason: 'refused', code };
  if (status === 413) return { reason: 'refused', code: '413' };
  // Also the response of a captive portal, a proxy or a server without these functions: no entry is at fault.
  return { reason: 'server', status };
}

/** Why the server rejected a change, for codes with a specific message. */
export type Refusal = 'marks-full' | 'recommended-full' | 'movies-full' | 'searches-full' | 'forgotten';

/** The server's error codes (supabase/migrations: limits). */
const REFUSALS: ReadonlyMap<string, Refusal> = new Map([
  ['MQ001', 'marks-full'],
  ['MQ002', 'recommended-full'],
  ['MQ003', 'movies-full'],
  ['MQ004', 'searches-full'],
  ['MQ010', 'forgotten'],
]);

/** @returns null for codes without a specific message */
export function refusalOf(code: string): Refusal | null {
  return REFUSALS.get(code) ?? null;
}
