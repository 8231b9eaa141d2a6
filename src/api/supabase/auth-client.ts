import { AuthClient, type AuthError, AuthInvalidJwtError, isAuthWeakPasswordError } from '@supabase/supabase-js';
import { MAIL_WAIT_MS } from '../../config/account';
import type { SessionStore } from '../../db/session-store';
import type { Session } from '../../domain/account/session';
import { retryAfterMs } from '../../domain/requests/backoff';
import { fail, ok, type Result } from '../../domain/values/result';
import type { StorageError } from '../../db/storage';
import type { SessionTokens } from './auth-callback';
import { parseSession } from './auth-context';
import { type ApiConfig, fetchWithTimeout } from './http';

/** Dependencies of calls to the auth server. */
export interface AuthBackend extends ApiConfig {
  readonly store: SessionStore;
}

/**
 * Creates an auth client without storage or timers: sessions go into the session store, shared by pages and the worker,
 * and are refreshed in auth-context.ts.
 */
export function authClient(api: ApiConfig): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${api.supabaseUrl}/auth/v1`,
    headers: { apikey: api.anonKey },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: 'implicit',
    // A unique key prevents the library's warning about several clients sharing a storage.
    storageKey: crypto.randomUUID(),
    fetch: fetchWithTimeout(api),
  });
}

/** Sets a client's session. The library throws on malformed tokens; this returns an error instead. */
export async function setSession(
  client: ReturnType<typeof authClient>,
  { accessToken, refreshToken }: SessionTokens,
): Promise<Awaited<ReturnType<typeof client.setSession>>> {
  try {
    return await client.setSession({ access_token: accessToken, refresh_token: refreshToken });
  } catch {
    return { data: { user: null, session: null }, error: new AuthInvalidJwtError('unreadable token') };
  }
}

/** Creates a session for an email and password, without storing it. */
export async function signInWithPassword(
  api: ApiConfig,
  email: string,
  password: string,
): Promise<Result<Session, AuthFailure>> {
  const waits = captureRetryAfter(api);
  const { data, error } = await authClient(waits.backend).signInWithPassword({ email, password });
  if (error) return fail(authFailure(error, waits.waitMs()));
  const session = parseSession(data.session, api.now());
  return session ? ok(session) : fail({ reason: 'unreachable' });
}

/** Wraps the backend's fetch to capture the Retry-After header, which the auth library's errors lack. */
export function captureRetryAfter(backend: ApiConfig): {
  readonly backend: ApiConfig;
  readonly waitMs: () => number | null;
} {
  let waitMs: number | null = null;
  const capturingFetch: typeof fetch = async (input, init) => {
    const response = await backend.fetch(input, init);
    waitMs = retryAfterMs(response.headers.get('retry-after'), backend.now());
    return response;
  };
  return { backend: { ...backend, fetch: capturingFetch }, waitMs: () => waitMs };
}

/** Why an auth request failed. Only 'other' has the server's own message. */
export type AuthFailure =
  | {
      readonly reason:
        | 'unreachable'
        | 'email-not-confirmed'
        | 'invalid-credentials'
        | 'already-registered'
        | 'short-password'
        | 'invalid-email';
    }
  /** It succeeded, but the device couldn't store the session. */
  | { readonly reason: 'storage'; readonly storage: StorageError['reason'] }
  /** Status 429 with a Retry-After, in milliseconds. */
  | { readonly reason: 'too-many-attempts'; readonly waitMs: number }
  /** The email rate limit, for this address or in total; minimum wait in milliseconds. */
  | { readonly reason: 'too-many-mails'; readonly waitMs: number }
  | { readonly reason: 'other'; readonly message: string };

const REASONS: ReadonlyMap<
  string,
  Exclude<AuthFailure['reason'], 'other' | 'storage' | 'too-many-attempts' | 'too-many-mails'>
> = new Map([
  ['email_not_confirmed', 'email-not-confirmed'],
  ['invalid_credentials', 'invalid-credentials'],
  ['user_already_exists', 'already-registered'],
  ['email_exists', 'already-registered'],
  ['email_address_invalid', 'invalid-email'],
  // A malformed email address. A missing password would give the same code, but the form never sends one.
  ['validation_failed', 'invalid-email'],
]);

/**
 * The code of the email rate limits, for one address and for the whole project. Hosted Supabase only says in its
 * message which one it is, and how long to wait.
 */
const TOO_MANY_MAILS = 'over_email_send_rate_limit';

/** Passwords may be weak for other reasons (leaked, no digit), which only the server's message explains. */
function isTooShort(error: AuthError): boolean {
  return isAuthWeakPasswordError(error) && (error.reasons.length === 0 || error.reasons.includes('length'));
}

/** No response, one that isn't the auth server's (both without a status), or a server error. */
export function isUnreachable({ status }: AuthError): boolean {
  return !status || status >= 500;
}

/** The server's message; empty if it sent none, in which case the library takes the JSON of its body. */
export function messageOf({ message }: AuthError): string {
  try {
    JSON.parse(message);
    return '';
  } catch {
    return message.trim();
  }
}

/**
 * Classifies an error of the auth library by code and status, never by message.
 * @param waitMs the response's Retry-After, in milliseconds
 */
export function authFailure(error: AuthError, waitMs: number | null = null): AuthFailure {
  if (error.status === 429 && waitMs !== null) return { reason: 'too-many-attempts', waitMs };
  if (error.status === 429 && error.code === TOO_MANY_MAILS) return { reason: 'too-many-mails', waitMs: MAIL_WAIT_MS };
  if (isTooShort(error)) return { reason: 'short-password' };
  const reason = REASONS.get(error.code ?? '');
  if (reason) return { reason };
  if (isUnreachable(error)) return { reason: 'unreachable' };
  return { reason: 'other', message: messageOf(error) };
}
