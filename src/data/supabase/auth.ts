import { AuthClient } from '@supabase/supabase-js';
import { fail, ok, type Result } from '../../domain/result';
import type { Session } from '../../domain/session';
import { authFailure, type AuthFailure } from './auth-failure';
import { parseSession } from './parse-session';
import type { SessionStore } from './session-store';

/** What the auth backend is called with. */
export interface AuthBackend {
  readonly supabaseUrl: string;
  readonly anonKey: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly store: SessionStore;
}

/**
 * A client that keeps nothing: the session it obtains goes into the session store, which page and worker share, and is
 * refreshed there (token.ts). The library's own storage and timers would be a second truth.
 */
function client({ supabaseUrl, anonKey, fetch }: AuthBackend) {
  return new AuthClient({
    url: `${supabaseUrl}/auth/v1`,
    headers: { apikey: anonKey },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: 'implicit',
    fetch,
  });
}

async function keep(backend: AuthBackend, answer: unknown): Promise<Result<Session, AuthFailure>> {
  const session = parseSession(answer, backend.now());
  if (!session) return fail({ reason: 'unreachable' });
  await backend.store.write(session);
  return ok(session);
}

/** Signs in with e-mail and password; the session is stored. */
export async function signIn(
  backend: AuthBackend,
  email: string,
  password: string,
): Promise<Result<Session, AuthFailure>> {
  const { data, error } = await client(backend).signInWithPassword({ email, password });
  return error ? fail(authFailure(error)) : keep(backend, data.session);
}

/**
 * Creates an account.
 * @param returnTo where the confirmation mail's link leads
 * @returns the stored session, or null when the address must be confirmed first
 */
export async function signUp(
  backend: AuthBackend,
  email: string,
  password: string,
  returnTo: string,
): Promise<Result<Session | null, AuthFailure>> {
  const { data, error } = await client(backend).signUp({ email, password, options: { emailRedirectTo: returnTo } });
  if (error) return fail(authFailure(error));
  return data.session ? keep(backend, data.session) : ok(null);
}
