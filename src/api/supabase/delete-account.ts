import type { Member } from '../../domain/account/session';
import type { RequestFailure } from '../../domain/requests/request-error';
import { fail, ok, type Result } from '../../domain/values/result';
import { tryStorage } from '../../db/storage';
import { type ApiConfig, requestJson, staticToken, type TokenProvider } from './http';
import { accountDeleted, type AuthContext, memberToken, revokeSession } from './auth-context';
import { type AuthFailure, signInWithPassword } from './auth-client';

/** Why an account was not deleted, or not as far as this device knows. */
export type DeletionFailure =
  | {
      readonly reason:
        /** The password is not the account's. */
        | 'wrong-password'
        /** No answer that says what became of it. */
        | 'unreachable'
        /** The session began too long ago: the member has to sign in anew first. */
        | 'not-fresh'
        /** The account's address is another account's by now, which is left alone. */
        | 'other-account'
        /** There is nobody to delete it for. */
        | 'signed-out'
        /** Nothing was asked: a part of the application did not load, or the device does not give the session out. */
        | 'not-asked';
    }
  | { readonly reason: 'too-many-attempts'; readonly waitMs: number }
  /** The backend said no, in its own words (empty when it had none). */
  | { readonly reason: 'refused'; readonly message: string };

/** What the database says of a session that did not begin a short while ago (supabase/migrations: accounts). */
const NOT_FRESH = 'MQ020';

function proofFailure(failure: AuthFailure): DeletionFailure {
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
      return failure.code === NOT_FRESH ? { reason: 'not-fresh' } : { reason: 'refused', message: failure.words };
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

async function askToDelete(
  api: ApiConfig,
  account: string,
  tokenProvider: TokenProvider,
): Promise<Result<void, DeletionFailure>> {
  const answer = await requestJson(api, 'POST', '/rest/v1/rpc/delete_account', tokenProvider, {});
  if (answer.ok) return ok(undefined);
  // What was lost may be the answer alone, or another device was faster.
  const deleted = await accountDeleted(api, account);
  return deleted.ok && deleted.value ? ok(undefined) : fail(deletionFailure(answer.error));
}

/**
 * Deletes a member's account on the server. The server asks for a session that has just begun: with a password one is made
 * for this alone, and ended again where nothing came of it.
 * @param password null for an account that has none here; then the session of the device has to be that new
 */
export async function deleteAccount(
  source: AuthContext,
  member: Member,
  password: string | null,
): Promise<Result<void, DeletionFailure>> {
  if (password === null) {
    const asked = await tryStorage(() => askToDelete(source, member.id, memberToken(source, member.id)));
    return asked.ok ? asked.value : fail({ reason: 'not-asked' });
  }
  const fresh = await signInWithPassword(source, member.email, password);
  if (!fresh.ok) return fail(proofFailure(fresh.error));
  const isOther = fresh.value.member.id !== member.id;
  const deleted = isOther
    ? fail({ reason: 'other-account' as const })
    : await askToDelete(source, member.id, staticToken(fresh.value.accessToken));
  if (!deleted.ok) void revokeSession(source, fresh.value);
  return deleted;
}
