import type { AuthError } from '@supabase/supabase-js';
import { fail, ok, type Result } from '../../domain/values/result';
import type { ApiConfig } from './http';
import type { SessionTokens } from './auth-callback';
import { authClient, isUnreachable, messageOf, setSession } from './auth-client';
import type { PasswordFailure } from './change-password';

/** A password recovery in progress. Its session exists only in this object: it doesn't sign anybody in. */
export interface Recovery {
  /** The account's email; empty if it has none. */
  readonly email: string;
  /** Sets the new password. */
  readonly update: (password: string) => Promise<Result<void, PasswordFailure>>;
  /** Revokes the recovery's session: best effort, as its tokens aren't stored. */
  readonly signOut: () => Promise<void>;
}

function updateFailure(error: AuthError): PasswordFailure {
  return isUnreachable(error) ? { reason: 'unreachable' } : { reason: 'refused', message: messageOf(error) };
}

/**
 * Creates a session from a recovery link's tokens.
 * @returns 'refused' if the tokens are invalid, 'unreachable' if they couldn't be checked
 */
export async function openRecovery(
  api: ApiConfig,
  tokens: SessionTokens,
): Promise<Result<Recovery, 'refused' | 'unreachable'>> {
  const client = authClient(api);
  const { data, error } = await setSession(client, tokens);
  // If the server didn't look at the link, it may still be valid.
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
