import type { AuthError } from '@supabase/supabase-js';
import { fail, ok, type Result } from '../../domain/result';
import type { SessionTokens } from './arrival';
import { authClient, type AuthBackend } from './auth-client';
import type { PasswordFailure } from './password-failure';
import { setSession } from './set-session';

/** A password recovery under way. Its session lives in this object alone: nobody is signed in on the device by it. */
export interface Recovery {
  readonly userId: string;
  /** Sets the new password. */
  readonly update: (password: string) => Promise<Result<void, PasswordFailure>>;
  /** Ends the recovery's session: best effort, since nothing keeps its tokens. */
  readonly signOut: () => Promise<void>;
}

/** The request never got an answer: the link may still be good. */
function isUnanswered(error: AuthError): boolean {
  return error.name === 'AuthRetryableFetchError' && !error.status;
}

function updateFailure(error: AuthError): PasswordFailure {
  // the library makes its own words of an answer that was none
  return error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError'
    ? { reason: 'unreachable' }
    : { reason: 'refused', message: error.message };
}

/**
 * Sets the session of a recovery link's tokens.
 * @returns 'refused' when they do not make a session, 'unreachable' when that could not be asked
 */
export async function openRecovery(
  backend: Omit<AuthBackend, 'store' | 'now'>,
  tokens: SessionTokens,
): Promise<Result<Recovery, 'refused' | 'unreachable'>> {
  const client = authClient(backend);
  const { data, error } = await setSession(client, tokens);
  if (error) return fail(isUnanswered(error) ? 'unreachable' : 'refused');
  if (!data.user) return fail('refused');
  return ok({
    userId: data.user.id,
    async update(password) {
      const { error: refusal } = await client.updateUser({ password });
      return refusal ? fail(updateFailure(refusal)) : ok(undefined);
    },
    async signOut() {
      await client.signOut({ scope: 'local' });
    },
  });
}
