import { REQUEST_TIMEOUT_MS } from '../../config/sync';
import { isRecord } from '../../domain/record';
import { fail, ok, type Result } from '../../domain/result';
import type { PasswordFailure } from './password-failure';
import { accessToken, type TokenSource } from './token';

/** The auth backend's answers to a token that has expired, or whose session is over. */
const TOKEN_REFUSED: readonly number[] = [401, 403];

/** What the auth backend says of a refusal; it has used several names for it. */
async function wordsOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body)) return '';
  const words = body['msg'] ?? body['message'];
  return typeof words === 'string' ? words : '';
}

async function send(source: TokenSource, token: string, password: string): Promise<Response | null> {
  try {
    return await source.fetch(`${source.supabaseUrl}/auth/v1/user`, {
      method: 'PUT',
      headers: { apikey: source.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  } catch {
    return null;
  }
}

/** Changes the signed-in member's password, with the member's own token. A token that is refused is renewed once. */
export async function changePassword(source: TokenSource, password: string): Promise<Result<void, PasswordFailure>> {
  let refused: string | null = null;
  for (;;) {
    const access = await accessToken(source, refused);
    if (!access.ok) return fail({ reason: access.error === 'signed-out' ? 'signed-out' : 'unreachable' });
    const response = await send(source, access.value.token, password);
    if (!response || response.status >= 500) return fail({ reason: 'unreachable' });
    if (response.ok) return ok(undefined);
    if (!TOKEN_REFUSED.includes(response.status) || refused !== null) {
      return fail({ reason: 'refused', message: await wordsOf(response) });
    }
    refused = access.value.token;
  }
}
