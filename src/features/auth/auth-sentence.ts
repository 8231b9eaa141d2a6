import { AUTH } from '../../config/messages/auth';
import type { AuthFailure } from '../../data/supabase/auth-failure';
import type { AuthMode } from './auth-mode';

/** The sentence for a failed sign-in or sign-up (specification, section 8). */
export function authSentence(failure: AuthFailure, mode: AuthMode): string {
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
    case 'other':
      return failure.message || AUTH.failed;
  }
}

/** The sentence for a password mail that could not be asked for (specification, section 8). */
export function forgotSentence(failure: AuthFailure): string {
  return failure.reason === 'email-not-confirmed' ? AUTH.confirmFirst : AUTH.linkFailed;
}
