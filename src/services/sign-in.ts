import { fail, ok, type Result } from '../domain/values/result';
import type { Member, Session } from '../domain/account/session';
import type { SessionTokens } from '../api/supabase/auth-callback';
import {
  type AuthBackend,
  authClient,
  authFailure,
  type AuthFailure,
  captureRetryAfter,
  setSession,
  signInWithPassword,
} from '../api/supabase/auth-client';
import { parseSession } from '../api/supabase/auth-context';
import { tryStorage } from '../db/storage';
import { activateSession } from './sign-out';

async function parseAndStore(backend: AuthBackend, response: unknown): Promise<Result<Session, AuthFailure>> {
  const session = parseSession(response, backend.now());
  return session ? store(backend, session) : fail({ reason: 'unreachable' });
}

async function store(backend: AuthBackend, session: Session): Promise<Result<Session, AuthFailure>> {
  const stored = await activateSession(backend.store, backend, session);
  return stored.ok ? ok(session) : fail({ reason: 'storage', storage: stored.error.reason });
}

/** Signs in with email and password, and stores the session. */
export async function signIn(
  backend: AuthBackend,
  email: string,
  password: string,
): Promise<Result<Session, AuthFailure>> {
  const session = await signInWithPassword(backend, email, password);
  return session.ok ? store(backend, session.value) : session;
}

/**
 * Creates an account.
 * @param returnTo where the confirmation link leads
 * @returns the stored session, or null if the email must be confirmed first
 */
export async function signUp(
  backend: AuthBackend,
  email: string,
  password: string,
  returnTo: string,
): Promise<Result<Session | null, AuthFailure>> {
  const capture = captureRetryAfter(backend);
  const { data, error } = await authClient(capture.backend).signUp({
    email,
    password,
    options: { emailRedirectTo: returnTo },
  });
  if (error) return fail(authFailure(error, capture.waitMs()));
  return data.session ? parseAndStore(backend, data.session) : ok(null);
}

/**
 * Resends the confirmation email. The response is the same whether or not the account exists.
 * @param returnTo where the link leads
 */
export async function resendConfirmation(
  backend: AuthBackend,
  email: string,
  returnTo: string,
): Promise<Result<void, AuthFailure>> {
  const capture = captureRetryAfter(backend);
  const { error } = await authClient(capture.backend).resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: returnTo },
  });
  return error ? fail(authFailure(error, capture.waitMs())) : ok(undefined);
}

/** The account that's signed in, and that of an auth callback. */
export interface AccountSwitch {
  readonly current: Member;
  readonly incoming: Member;
}

/**
 * Signs in with the tokens of an auth callback.
 * @param confirmSwitch called if another member is signed in, who may not expect the link: whether to switch accounts
 * @returns the stored session, or null if the current account stays
 */
export async function signInWithTokens(
  backend: AuthBackend,
  tokens: SessionTokens,
  confirmSwitch: (accounts: AccountSwitch) => Promise<boolean>,
): Promise<Result<Session | null, AuthFailure>> {
  const capture = captureRetryAfter(backend);
  const { data, error } = await setSession(authClient(capture.backend), tokens);
  // The auth server didn't look at the link, so it's still valid, and a retry makes sense even without a Retry-After.
  if (error) return fail(authFailure(error, capture.waitMs() ?? 0));
  const session = parseSession(data.session, backend.now());
  if (!session) return fail({ reason: 'unreachable' });
  let confirmedId = session.member.id;
  for (;;) {
    const read = await tryStorage(() => backend.store.read());
    if (!read.ok) return fail({ reason: 'storage', storage: read.error.reason });
    const current = read.value?.member;
    if (!current || current.id === session.member.id || current.id === confirmedId) {
      const stored = await activateSession(backend.store, backend, session, ({ member }) => member.id === confirmedId);
      if (!stored.ok) return fail({ reason: 'storage', storage: stored.error.reason });
      if (stored.value) return ok(session);
      continue;
    }
    if (!(await confirmSwitch({ current, incoming: session.member }))) return ok(null);
    // Another account may have signed in meanwhile: check again.
    confirmedId = current.id;
  }
}

/**
 * Sends a password reset email. The response is the same whether or not the account exists.
 * @param returnTo where the link leads
 */
export async function requestPasswordReset(
  backend: AuthBackend,
  email: string,
  returnTo: string,
): Promise<Result<void, AuthFailure>> {
  const capture = captureRetryAfter(backend);
  const { error } = await authClient(capture.backend).resetPasswordForEmail(email, { redirectTo: returnTo });
  return error ? fail(authFailure(error, capture.waitMs())) : ok(undefined);
}
