import { isAuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';

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
  | { readonly reason: 'other'; readonly message: string };

const REASONS: ReadonlyMap<string, Exclude<AuthFailure['reason'], 'other'>> = new Map([
  ['email_not_confirmed', 'email-not-confirmed'],
  ['invalid_credentials', 'invalid-credentials'],
  ['user_already_exists', 'already-registered'],
  ['email_exists', 'already-registered'],
  ['email_address_invalid', 'invalid-email'],
  // of an e-mail's form; a missing password would have the same code, but none is ever sent
  ['validation_failed', 'invalid-email'],
]);

/** A password can be weak for other reasons (known from a leak, no digit), which only the backend's words tell. */
function isTooShort(error: AuthError): boolean {
  return isAuthWeakPasswordError(error) && (error.reasons.length === 0 || error.reasons.includes('length'));
}

/** Classifies an error of the auth library by its code and status, never by its words. */
export function authFailure(error: AuthError): AuthFailure {
  if (isTooShort(error)) return { reason: 'short-password' };
  const reason = REASONS.get(error.code ?? '');
  if (reason) return { reason };
  if (error.name === 'AuthRetryableFetchError' || error.status === undefined || error.status >= 500) {
    return { reason: 'unreachable' };
  }
  return { reason: 'other', message: error.message };
}
