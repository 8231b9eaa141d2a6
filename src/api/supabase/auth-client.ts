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

/** What the auth backend is called with. */
export interface AuthBackend extends ApiConfig {
  readonly store: SessionStore;
}

/**
 * A client that keeps nothing on the device: the session it obtains goes into the session store, which page and worker
 * share, and is refreshed there (token.ts). The library's own storage and timers would be a second truth.
 */
export function authClient(api: ApiConfig): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${api.supabaseUrl}/auth/v1`,
    headers: { apikey: api.anonKey },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: 'implicit',
    // the library warns of two clients under one name, as of two that share a storage
    storageKey: crypto.randomUUID(),
    fetch: fetchWithTimeout(api),
  });
}

/** Sets a client's session. The library throws at a token that it cannot even read; here that is an error like any other. */
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

/** A new session for an e-mail and its password. Nobody is signed in on the device by it. */
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

/** A backend with a fetch that notes the time to wait that an answer names: the auth library's errors do not carry it. */
export function captureRetryAfter(backend: ApiConfig): {
  readonly backend: ApiConfig;
  readonly waitMs: () => number | null;
} {
  let waitMs: number | null = null;
  const noting: typeof fetch = async (input, init) => {
    const response = await backend.fetch(input, init);
    waitMs = retryAfterMs(response.headers.get('retry-after'), backend.now());
    return response;
  };
  return { backend: { ...backend, fetch: noting }, waitMs: () => waitMs };
}

/** Why the auth backend did not do what was asked. Only 'other' carries the backend's own words. */
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
  /** The backend did it, but the device cannot keep the session, and why. */
  | { readonly reason: 'storage'; readonly storage: StorageError['reason'] }
  /** 429 with a time to wait, in milliseconds; without one it is 'other', but for mails, and 0 for the tokens of a link. */
  | { readonly reason: 'too-many-attempts'; readonly waitMs: number }
  /** Mails were asked for too often, for this address or in all: the least time to wait, in milliseconds. */
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
  // of an e-mail's form; a missing password would have the same code, but none is ever sent
  ['validation_failed', 'invalid-email'],
]);

/**
 * The code of a mail that was asked for too soon after the last one, and of one beyond what the project may send in an
 * hour: hosted Supabase tells which, and how long to wait, in words alone.
 */
const TOO_MANY_MAILS = 'over_email_send_rate_limit';

/** A password can be weak for other reasons (known from a leak, no digit), which only the backend's words tell. */
function isTooShort(error: AuthError): boolean {
  return isAuthWeakPasswordError(error) && (error.reasons.length === 0 || error.reasons.includes('length'));
}

/** No answer (no status, or 0), one that was none of the backend's (no status either), or a backend in trouble. */
export function isUnreachable({ status }: AuthError): boolean {
  return !status || status >= 500;
}

/**
 * Classifies an error of the auth library by its code and status, never by its words.
 * @param waitMs what the answer's Retry-After said, in milliseconds
 */
export function authFailure(error: AuthError, waitMs: number | null = null): AuthFailure {
  if (error.status === 429 && waitMs !== null) return { reason: 'too-many-attempts', waitMs };
  if (error.status === 429 && error.code === TOO_MANY_MAILS) return { reason: 'too-many-mails', waitMs: MAIL_WAIT_MS };
  if (isTooShort(error)) return { reason: 'short-password' };
  const reason = REASONS.get(error.code ?? '');
  if (reason) return { reason };
  if (isUnreachable(error)) return { reason: 'unreachable' };
  return { reason: 'other', message: error.message };
}
