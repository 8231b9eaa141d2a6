import type { RequestFailure } from '../../../domain/requests/request-error';
import { fail, ok, type Result } from '../../../domain/values/result';
import { anonymous } from '../door/bearer';
import { requestJson, type ApiConfig } from '../door/door';

/**
 * Asks whether an account was there and is deleted: the one definite word of it. A session that has ended, a user who is
 * not found and a server that was restored from an earlier copy say nothing of the kind. No token is needed.
 */
export async function accountDeleted(door: ApiConfig, account: string): Promise<Result<boolean, RequestFailure>> {
  const answer = await requestJson(door, 'POST', '/rest/v1/rpc/account_deleted', anonymous, { account });
  if (!answer.ok) return answer;
  return typeof answer.value === 'boolean' ? ok(answer.value) : fail({ reason: 'malformed' });
}
