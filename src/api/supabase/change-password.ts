import type { RequestFailure } from '../../domain/requests/request-error';
import { fail, ok, type Result } from '../../domain/values/result';
import { type AuthContext, memberToken } from './auth-context';
import { requestJson } from './http';

function passwordFailure(failure: RequestFailure): PasswordFailure {
  if (failure.reason === 'refused') return { reason: 'refused', message: failure.message };
  const over = failure.reason === 'unauthorized' || failure.reason === 'wrong-user';
  return { reason: over ? 'signed-out' : 'unreachable' };
}

/** Changes a member's password with their own token. */
export async function changePassword(
  source: AuthContext,
  memberId: string,
  password: string,
): Promise<Result<void, PasswordFailure>> {
  const response = await requestJson(source, 'PUT', '/auth/v1/user', memberToken(source, memberId), { password });
  return response.ok ? ok(undefined) : fail(passwordFailure(response.error));
}

/** Why a password was not changed. */
export type PasswordFailure =
  /** The server refused; with its message, empty if it had none. */
  | { readonly reason: 'refused'; readonly message: string }
  | { readonly reason: 'unreachable' }
  /** The session has ended. */
  | { readonly reason: 'signed-out' };
