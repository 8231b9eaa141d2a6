import type { RequestFailure } from '../../../domain/requests/request-error';
import { fail, ok, type Result } from '../../../domain/values/result';
import { requestJson } from '../door/door';
import { memberToken } from '../session/member-bearer';
import type { AuthContext } from '../session/token';
import type { PasswordFailure } from './password-failure';

function passwordFailure(failure: RequestFailure): PasswordFailure {
  if (failure.reason === 'refused') return { reason: 'refused', message: failure.words };
  const over = failure.reason === 'unauthorized' || failure.reason === 'wrong-user';
  return { reason: over ? 'signed-out' : 'unreachable' };
}

/** Changes a member's password, with the member's own token. */
export async function changePassword(
  source: AuthContext,
  memberId: string,
  password: string,
): Promise<Result<void, PasswordFailure>> {
  const answer = await requestJson(source, 'PUT', '/auth/v1/user', memberToken(source, memberId), { password });
  return answer.ok ? ok(undefined) : fail(passwordFailure(answer.error));
}
