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
    case 'weak-password':
      return auth.weakPassword;
    case 'invalid-email':
      return auth.unverifiableEmail;
    case 'unreachable':
      return auth.unreachable;
    case 'too-many-requests':
      return auth.tooManyRequests;
    case 'other':
      return failure.message || auth.failed;
  }
}
