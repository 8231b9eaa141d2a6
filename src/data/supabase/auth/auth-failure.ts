import { isAuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';
import { MAIL_WAIT_MS } from '../../../config/account';
import type { StorageError } from '../../../lib/storage';

/** Why the auth backend did not do what was asked. Only 'other' carries the backend's own words. */
export type AuthFailure =
  | {
      readonly reason:
        | 'unreachable'
        | 'email-not-confirmed'
        | 'invalid-credentials'
        | 'already-registered'
        | 'short-password'
        | 'invalid-email';
    }
  /** The backend did it, but the device cannot keep the session, and why. */
  | { readonly reason: 'storage'; readonly storage: StorageError['reason'] }
  /** 429 with a time to wait, in milliseconds; without one it is 'other', but for mails, and 0 for the tokens of a link. */
  | { readonly reason: 'too-many-attempts'; readonly waitMs: number }
  /** Mails were asked for too often, for this address or in all: the least time to wait, in milliseconds. */
  | { readonly reason: 'too-many-mails'; readonly waitMs: number }
  | { readonly reason: 'other'; readonly message: string };

const REASONS: ReadonlyMap<
  string,
  Exclude<AuthFailure['reason'], 'other' | 'storage' | 'too-many-attempts' | 'too-many-mails'>
> = new Map([
  ['email_not_confirmed', 'email-not-confirmed'],
  ['invalid_credentials', 'invalid-credentials'],
  ['user_already_exists', 'already-registered'],
  ['email_exists', 'already-registered'],
  ['email_address_invalid', 'invalid-email'],
  // of an e-mail's form; a missing password would have the same code, but none is ever sent
  ['validation_failed', 'invalid-email'],
]);

/**
 * The code of a mail that was asked for too soon after the last one, and of one beyond what the project may send in an
 * hour: hosted Supabase tells which, and how long to wait, in words alone.
 */
const TOO_MANY_MAILS = 'over_email_send_rate_limit';

/** A password can be weak for other reasons (known from a leak, no digit), which only the backend's words tell. */
function isTooShort(error: AuthError): boolean {
  return isAuthWeakPasswordError(error) && (error.reasons.length === 0 || error.reasons.includes('length'));
}

/** No answer (no status, or 0), one that was none of the backend's (no status either), or a backend in trouble. */
export function isUnreachable({ status }: AuthError): boolean {
  return !status || status >= 500;
}

/**
 * Classifies an error of the auth library by its code and status, never by its words.
 * @param waitMs what the answer's Retry-After said, in milliseconds
 */
export function authFailure(error: AuthError, waitMs: number | null = null): AuthFailure {
  if (error.status === 429 && waitMs !== null) return { reason: 'too-many-attempts', waitMs };
  if (error.status === 429 && error.code === TOO_MANY_MAILS) return { reason: 'too-many-mails', waitMs: MAIL_WAIT_MS };
  if (isTooShort(error)) return { reason: 'short-password' };
  const reason = REASONS.get(error.code ?? '');
  if (reason) return { reason };
  if (isUnreachable(error)) return { reason: 'unreachable' };
  return { reason: 'other', message: error.message };
}
