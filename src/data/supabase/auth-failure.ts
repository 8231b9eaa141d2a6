import type { AuthError } from '@supabase/supabase-js';

/** Why the auth backend did not do what was asked. Only 'other' carries the backend's own words. */
export type AuthFailure =
  | {
      readonly reason:
        | 'unreachable'
        | 'email-not-confirmed'
        | 'invalid-credentials'
        | 'already-registered'
        | 'weak-password'
        | 'invalid-email'
        | 'too-many-requests';
    }
  | { readonly reason: 'other'; readonly message: string };

const REASONS: Readonly<Record<string, Exclude<AuthFailure['reason'], 'other'>>> = {
  email_not_confirmed: 'email-not-confirmed',
  invalid_credentials: 'invalid-credentials',
  user_already_exists: 'already-registered',
  email_exists: 'already-registered',
  weak_password: 'weak-password',
  email_address_invalid: 'invalid-email',
  over_request_rate_limit: 'too-many-requests',
  over_email_send_rate_limit: 'too-many-requests',
};

/** Classifies an error of the auth library by its code and status, never by its words. */
export function authFailure(error: AuthError): AuthFailure {
  const reason = error.code === undefined ? undefined : REASONS[error.code];
  if (reason) return { reason };
  if (error.status === 429) return { reason: 'too-many-requests' };
  if (error.name === 'AuthRetryableFetchError' || error.status === undefined || error.status >= 500) {
    return { reason: 'unreachable' };
  }
  return { reason: 'other', message: error.message };
}
