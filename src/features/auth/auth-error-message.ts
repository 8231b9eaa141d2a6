import { AUTH } from '../../i18n/messages/auth';
import type { AuthFailure } from '../../api/supabase/auth-client';
import type { AuthMode } from './login-notice';

function tooManyAttempts({ waitMs }: Extract<AuthFailure, { reason: 'too-many-attempts' }>): string {
  return AUTH.tooManyAttempts(Math.max(1, Math.ceil(waitMs / 60_000)));
}

/** The message for a failed sign-in or sign-up (specification, section 8). */
export function authMessage(failure: AuthFailure, mode: AuthMode): string {
  switch (failure.reason) {
    case 'email-not-confirmed':
      return AUTH.emailNotConfirmed;
    case 'invalid-credentials':
      return mode === 'sign-up' ? AUTH.createFailed : AUTH.invalidCredentials;
    case 'already-registered':
      return AUTH.alreadyRegistered;
    case 'short-password':
      return AUTH.refusedShortPassword;
    case 'invalid-email':
      return AUTH.unverifiableEmail;
    case 'unreachable':
      return AUTH.unreachable;
    case 'storage':
      return AUTH.sessionNotSaved[failure.storage];
    case 'too-many-attempts':
      return tooManyAttempts(failure);
    case 'too-many-mails':
      return AUTH.tooManyMails;
    case 'other':
      return failure.message || AUTH.failed;
  }
}

const FORGOT: Record<Exclude<AuthFailure['reason'], 'too-many-attempts'>, string> = {
  'too-many-mails': AUTH.tooManyMails,
  'email-not-confirmed': AUTH.confirmFirst,
  'invalid-credentials': AUTH.linkFailed,
  'already-registered': AUTH.linkFailed,
  'short-password': AUTH.linkFailed,
  'invalid-email': AUTH.linkFailed,
  unreachable: AUTH.linkFailed,
  storage: AUTH.linkFailed,
  other: AUTH.linkFailed,
};

/** The message for a failed password reset request (specification, section 8). */
export function forgotPasswordMessage(failure: AuthFailure): string {
  return failure.reason === 'too-many-attempts' ? tooManyAttempts(failure) : FORGOT[failure.reason];
}

const RESEND: Record<Exclude<AuthFailure['reason'], 'too-many-attempts'>, string> = {
  'too-many-mails': AUTH.tooManyMails,
  'email-not-confirmed': AUTH.resendFailed,
  'invalid-credentials': AUTH.resendFailed,
  'already-registered': AUTH.resendFailed,
  'short-password': AUTH.resendFailed,
  'invalid-email': AUTH.unverifiableEmail,
  unreachable: AUTH.unreachable,
  storage: AUTH.resendFailed,
  other: AUTH.resendFailed,
};

/** The message for a failed request to resend the confirmation email. */
export function resendMessage(failure: AuthFailure): string {
  return failure.reason === 'too-many-attempts'
    ? AUTH.resendLater(Math.ceil(failure.waitMs / 1000))
    : RESEND[failure.reason];
}
