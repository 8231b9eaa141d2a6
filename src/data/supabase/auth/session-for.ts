import type { Session } from '../../../domain/account/session';
import { fail, ok, type Result } from '../../../domain/values/result';
import type { ApiConfig } from '../door/door';
import { parseSession } from '../session/parse-session';
import { authClient } from './auth-client';
import { authFailure, type AuthFailure } from './auth-failure';
import { captureRetryAfter } from './noting-waits';

/** A new session for an e-mail and its password. Nobody is signed in on the device by it. */
export async function signInWithPassword(door: ApiConfig, email: string, password: string): Promise<Result<Session, AuthFailure>> {
  const waits = captureRetryAfter(door);
  const { data, error } = await authClient(waits.backend).signInWithPassword({ email, password });
  if (error) return fail(authFailure(error, waits.waitMs()));
  const session = parseSession(data.session, door.now());
  return session ? ok(session) : fail({ reason: 'unreachable' });
}
