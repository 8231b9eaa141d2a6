import type { Session } from '../../../domain/account/session';
import { logDebug } from '../../../lib/logger';
import { staticToken } from '../door/bearer';
import { requestJson, type ApiConfig } from '../door/door';

/**
 * Tells the auth backend that a session is over: best effort, since the device has already forgotten it, and the tokens
 * end by themselves.
 */
export async function revokeSession(door: ApiConfig, session: Session): Promise<void> {
  const told = await requestJson(door, 'POST', '/auth/v1/logout?scope=local', staticToken(session.accessToken));
  if (!told.ok) logDebug(`Sign-out: the backend could not be told: ${told.error.reason}`);
}
