import { REQUEST_TIMEOUT_MS } from '../../config/sync';
import type { Session } from '../../domain/session';
import { logQuietly } from '../quiet-log';
import type { TokenSource } from './token';

/** Tells the auth backend that the session is over: best effort, since the device has already forgotten it. */
export async function revokeSession(source: TokenSource, session: Session): Promise<void> {
  try {
    const answer = await source.fetch(`${source.supabaseUrl}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { apikey: source.anonKey, authorization: `Bearer ${session.accessToken}` },
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (!answer.ok) logQuietly(`Sign-out: the backend answered ${answer.status}`);
  } catch {
    // The tokens end by themselves, and nobody on this device has them any more.
    logQuietly('Sign-out: the backend could not be told');
  }
}
