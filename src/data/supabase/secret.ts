import { isRecord } from '../../domain/record';
import { fail, ok, type Result } from '../../domain/result';

/** Why the movie database's key is not to be had. */
export type SecretFailure = 'offline' | 'missing';

/** Where secrets are asked for. */
export interface SecretSource {
  readonly supabaseUrl: string;
  readonly anonKey: string;
  readonly fetch: typeof fetch;
}

/**
 * Asks the serverless function get-secret (specification, section 7).
 * @param name the secret's name; the function answers only those on its list
 */
export async function fetchSecret(source: SecretSource, name: string): Promise<Result<string, SecretFailure>> {
  try {
    const response = await source.fetch(`${source.supabaseUrl}/functions/v1/get-secret`, {
      method: 'POST',
      headers: { apikey: source.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ secret_name: name }),
    });
    if (!response.ok) return fail('missing');
    const body: unknown = await response.json();
    return isRecord(body) && typeof body['secret'] === 'string' && body['secret'] !== ''
      ? ok(body['secret'])
      : fail('missing');
  } catch {
    return fail('offline');
  }
}
