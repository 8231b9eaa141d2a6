import type { RequestFailure } from '../../../domain/requests/request-error';
import { isRecord } from '../../../domain/values/guards';
import { fail, ok, type Result } from '../../../domain/values/result';
import { anonymous } from '../door/bearer';
import { requestJson, type ApiConfig } from '../door/door';

/**
 * Asks the serverless function get-secret (specification, section 7).
 * @param name the secret's name; the function answers only those on its list
 */
export async function fetchSecret(door: ApiConfig, name: string): Promise<Result<string, RequestFailure>> {
  const answer = await requestJson(door, 'POST', '/functions/v1/get-secret', anonymous, { secret_name: name });
  if (!answer.ok) return answer;
  const secret = isRecord(answer.value) ? answer.value['secret'] : null;
  return typeof secret === 'string' && secret !== '' ? ok(secret) : fail({ reason: 'malformed' });
}
