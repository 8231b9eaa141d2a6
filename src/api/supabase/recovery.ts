import type { AuthError } from '@supabase/supabase-js';
import { fail, ok, type Result } from '../../domain/values/result';
import type { ApiConfig } from './http';
import type { SessionTokens } from './auth-callback';
import { authClient, isUnreachable, setSession } from './auth-client';
import type { PasswordFailure } from './change-password';

/** A password recovery under way. Its session lives in this object alone: nobody is signed in on the device by it. */
export interface Recovery {
  /** The account's e-mail; empty for accounts without one. */
  readonly email: string;
  /** Sets the new password. */
  readonly update: (password: string) => Promise<Result<void, PasswordFailure>>;
  /** Ends the recovery's session: best effort, since nothing keeps its tokens. */
  readonly signOut: () => Promise<void>;
}

function updateFailure(error: AuthError): PasswordFailure {
  return isUnreachable(error) ? { reason: 'unreachable' } : { reason: 'refused', message: error.message };
}

/**
 * Sets the session of a recovery link's tokens.
 * @returns 'refused' when they do not make a session, 'unreachable' when that could not be asked, or not now
 */
export async function openRecovery(
  api: ApiConfig,
  tokens: SessionTokens,
): Promise<Result<Recovery, 'refused' | 'unreachable'>> {
  const client = authClient(api);
  const { data, error } = await setSession(client, tokens);
  // What the backend did not look at may still be a good link.
  if (error) return fail(isUnreachable(error) || error.status === 429 ? 'unreachable' : 'refused');
  if (!data.user) return fail('refused');
  return ok({
    email: data.user.email ?? '',
    async update(password) {
      const { error: refusal } = await client.updateUser({ password });
      return refusal ? fail(updateFailure(refusal)) : ok(undefined);
    },
    async signOut() {
      await client.signOut({ scope: 'local' });
    },
  });
}
