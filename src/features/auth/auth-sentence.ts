import { MESSAGES } from '../../config/messages';
import type { AuthFailure } from '../../data/supabase/auth-failure';
import type { AuthMode } from './auth-mode';

/** The sentence for a failed sign-in or sign-up (specification, section 8). */
export function authSentence(failure: AuthFailure, mode: AuthMode): string {
  const { auth } = MESSAGES;
  switch (failure.reason) {
    case 'email-not-confirmed':
      return auth.emailNotConfirmed;
    case 'invalid-credentials':
      return mode === 'sign-up' ? auth.createFailed : auth.invalidCredentials;
    case 'already-registered':
      return auth.alreadyRegistered;
    case 'short-password':
      return auth.refusedShortPassword;
    case 'invalid-email':
      return auth.unverifiableEmail;
    case 'unreachable':
      return auth.unreachable;
    case 'other':
      return failure.message || auth.failed;
  }
}

/** The sentence for a password mail that could not be asked for (specification, section 8). */
export function forgotSentence(failure: AuthFailure): string {
  return failure.reason === 'email-not-confirmed' ? MESSAGES.auth.confirmFirst : MESSAGES.auth.linkFailed;
}
