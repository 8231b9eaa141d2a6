import type { Member } from '../../domain/account/session';
import type { RequestFailure } from '../../domain/requests/request-error';
import { fail, ok, type Result } from '../../domain/values/result';
import { tryStorage } from '../../db/storage';
import { type ApiConfig, requestJson, staticToken, type TokenProvider } from './http';
import { accountDeleted, type AuthContext, memberToken, revokeSession } from './auth-context';
import { type AuthFailure, signInWithPassword } from './auth-client';

/** Why an account wasn't deleted, or isn't known to be. */
export type DeletionFailure =
  | {
      readonly reason:
        /** The password is wrong. */
        | 'wrong-password'
        /** No response, so the outcome is unknown. */
        | 'unreachable'
        /** The session is too old: the member must sign in again first. */
        | 'not-fresh'
        /** The email now belongs to another account, which was left alone. */
        | 'other-account'
        /** Nobody is signed in. */
        | 'signed-out'
        /** No request was sent: a chunk failed to load, or the session couldn't be read. */
        | 'not-sent';
    }
  | { readonly reason: 'too-many-attempts'; readonly waitMs: number }
  /** The server refused; with its message, empty if it had none. */
  | { readonly reason: 'refused'; readonly message: string };

/** The database's error code for a session that's too old (supabase/migrations: accounts). */
const NOT_FRESH = 'MQ020';

function reauthenticationFailure(failure: AuthFailure): DeletionFailure {
  switch (failure.reason) {
    case 'invalid-credentials':
      return { reason: 'wrong-password' };
    case 'too-many-attempts':
      return failure;
    case 'unreachable':
      return { reason: 'unreachable' };
    case 'other':
      return { reason: 'refused', message: failure.message };
    case 'already-registered':
    case 'email-not-confirmed':
    case 'invalid-email':
    case 'short-password':
    case 'storage':
    case 'too-many-mails':
      return { reason: 'refused', message: '' };
  }
}

function deletionFailure(failure: RequestFailure): DeletionFailure {
  switch (failure.reason) {
    case 'refused':
      return failure.code === NOT_FRESH ? { reason: 'not-fresh' } : { reason: 'refused', message: failure.message };
    case 'unauthorized':
    case 'wrong-user':
      return { reason: 'signed-out' };
    case 'offline':
    case 'unreachable':
    case 'timeout':
    case 'server':
    case 'rate-limited':
    case 'malformed':
      return { reason: 'unreachable' };
  }
}

async function requestDeletion(
  api: ApiConfig,
  account: string,
  tokenProvider: TokenProvider,
): Promise<Result<void, DeletionFailure>> {
  const response = await requestJson(api, 'POST', '/rest/v1/rpc/delete_account', tokenProvider, {});
  if (response.ok) return ok(undefined);
  // Only the response may be lost, or another device may have deleted it.
  const deleted = await accountDeleted(api, account);
  return deleted.ok && deleted.value ? ok(undefined) : fail(deletionFailure(response.error));
}

/**
 * Deletes a member's account on the server, which requires a recent session: with a password, one is created for this
 * and revoked again on failure.
 * @param password null for an account without one; then the device's session must be recent
 */
export async function deleteAccount(
  source: AuthContext,
  member: Member,
  password: string | null,
): Promise<Result<void, DeletionFailure>> {
  if (password === null) {
    const result = await tryStorage(() => requestDeletion(source, member.id, memberToken(source, member.id)));
    return result.ok ? result.value : fail({ reason: 'not-sent' });
  }
  const reauthenticated = await signInWithPassword(source, member.email, password);
  if (!reauthenticated.ok) return fail(reauthenticationFailure(reauthenticated.error));
  const isOther = reauthenticated.value.member.id !== member.id;
  const deleted = isOther
    ? fail({ reason: 'other-account' as const })
    : await requestDeletion(source, member.id, staticToken(reauthenticated.value.accessToken));
  if (!deleted.ok) void revokeSession(source, reauthenticated.value);
  return deleted;
}
