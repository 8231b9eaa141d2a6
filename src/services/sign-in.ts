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

async function keep(backend: AuthBackend, answer: unknown): Promise<Result<Session, AuthFailure>> {
  const session = parseSession(answer, backend.now());
  return session ? store(backend, session) : fail({ reason: 'unreachable' });
}

async function store(backend: AuthBackend, session: Session): Promise<Result<Session, AuthFailure>> {
  const kept = await activateSession(backend.store, backend, session);
  return kept.ok ? ok(session) : fail({ reason: 'storage', storage: kept.error.reason });
}

/** Signs in with e-mail and password; the session is stored. */
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
 * @param returnTo where the confirmation mail's link leads
 * @returns the stored session, or null when the address must be confirmed first
 */
export async function signUp(
  backend: AuthBackend,
  email: string,
  password: string,
  returnTo: string,
): Promise<Result<Session | null, AuthFailure>> {
  const waits = captureRetryAfter(backend);
  const { data, error } = await authClient(waits.backend).signUp({
    email,
    password,
    options: { emailRedirectTo: returnTo },
  });
  if (error) return fail(authFailure(error, waits.waitMs()));
  return data.session ? keep(backend, data.session) : ok(null);
}

/**
 * Asks for the confirmation mail again. The backend answers alike whether or not the address is known.
 * @param returnTo where the link leads
 */
export async function resendConfirmation(
  backend: AuthBackend,
  email: string,
  returnTo: string,
): Promise<Result<void, AuthFailure>> {
  const waits = captureRetryAfter(backend);
  const { error } = await authClient(waits.backend).resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: returnTo },
  });
  return error ? fail(authFailure(error, waits.waitMs())) : ok(undefined);
}

/** Two accounts of which one can be signed in: the one that is, and the one of a link. */
export interface AccountSwitch {
  readonly current: Member;
  readonly incoming: Member;
}

/**
 * Makes the session of tokens that an address brought: the backend says whose they are, and it is stored.
 * @param ask asked where somebody else is signed in, who may know nothing of the link: whether to change the account
 * @returns the stored session, or null when whoever was signed in stays, and nothing of the link is kept
 */
export async function signInWithTokens(
  backend: AuthBackend,
  tokens: SessionTokens,
  ask: (rivals: AccountSwitch) => Promise<boolean>,
): Promise<Result<Session | null, AuthFailure>> {
  const waits = captureRetryAfter(backend);
  const { data, error } = await setSession(authClient(waits.backend), tokens);
  // a link that the backend did not look at is still good, also where it does not say how long to wait
  if (error) return fail(authFailure(error, waits.waitMs() ?? 0));
  const session = parseSession(data.session, backend.now());
  if (!session) return fail({ reason: 'unreachable' });
  let agreed = session.member.id;
  for (;;) {
    const read = await tryStorage(() => backend.store.read());
    if (!read.ok) return fail({ reason: 'storage', storage: read.error.reason });
    const here = read.value?.member;
    if (!here || here.id === session.member.id || here.id === agreed) {
      const kept = await activateSession(backend.store, backend, session, ({ member }) => member.id === agreed);
      if (!kept.ok) return fail({ reason: 'storage', storage: kept.error.reason });
      if (kept.value) return ok(session);
      continue;
    }
    if (!(await ask({ current: here, incoming: session.member }))) return ok(null);
    // Somebody else may have signed in while the question stood, or since: who is there now is asked.
    agreed = here.id;
  }
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
  const waits = captureRetryAfter(backend);
  const { error } = await authClient(waits.backend).resetPasswordForEmail(email, { redirectTo: returnTo });
  return error ? fail(authFailure(error, waits.waitMs())) : ok(undefined);
}
