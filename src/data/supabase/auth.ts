import { fail, ok, type Result } from '../../domain/result';
import type { Session } from '../../domain/session';
import type { SessionTokens } from './arrival';
import { authClient, type AuthBackend } from './auth-client';
import { authFailure, type AuthFailure } from './auth-failure';
import { parseSession } from './parse-session';
import { setSession } from './set-session';

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
  const { data, error } = await authClient(backend).signInWithPassword({ email, password });
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
  const { data, error } = await authClient(backend).signUp({ email, password, options: { emailRedirectTo: returnTo } });
  if (error) return fail(authFailure(error));
  return data.session ? keep(backend, data.session) : ok(null);
}

/** Makes the session of tokens that an address brought: the backend says whose they are, and it is stored. */
export async function signInWithTokens(
  backend: AuthBackend,
  tokens: SessionTokens,
): Promise<Result<Session, AuthFailure>> {
  const { data, error } = await setSession(authClient(backend), tokens);
  return error ? fail(authFailure(error)) : keep(backend, data.session);
}

/**
 * Asks for a mail with a link to a new password. The backend answers alike whether or not the address is known.
 * @param returnTo where the link leads
 */
export async function requestPasswordReset(
  backend: AuthBackend,
  email: string,
  returnTo: string,
): Promise<Result<void, AuthFailure>> {
  const { error } = await authClient(backend).resetPasswordForEmail(email, { redirectTo: returnTo });
  return error ? fail(authFailure(error)) : ok(undefined);
}
