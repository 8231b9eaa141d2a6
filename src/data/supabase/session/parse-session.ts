import { isRecord } from '../../../domain/values/guards';
import type { Member, Session } from '../../../domain/account/session';

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Providers as app_metadata and the identities name them. */
function providersOf(user: Record<string, unknown>): readonly string[] {
  const metadata = isRecord(user['app_metadata']) ? strings(user['app_metadata']['providers']) : [];
  const identities = Array.isArray(user['identities']) ? user['identities'] : [];
  const named = identities.flatMap((identity: unknown) =>
    isRecord(identity) && typeof identity['provider'] === 'string' ? [identity['provider']] : [],
  );
  return [...new Set([...metadata, ...named])];
}

/** Reads the auth backend's user. */
function parseMember(user: unknown): Member | null {
  if (!isRecord(user) || typeof user['id'] !== 'string') return null;
  return {
    id: user['id'],
    email: typeof user['email'] === 'string' ? user['email'] : '',
    createdAt: typeof user['created_at'] === 'string' ? user['created_at'] : '',
    providers: providersOf(user),
  };
}

/**
 * Reads the auth backend's session, as its token endpoint and its library give it.
 * @param now device time, ms: the expiry is counted on the device's own clock, which may be wrong but is what is asked later
 */
export function parseSession(answer: unknown, now: number): Session | null {
  if (!isRecord(answer)) return null;
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn } = answer;
  const member = parseMember(answer['user']);
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || !member) return null;
  if (typeof expiresIn !== 'number') return null;
  return { accessToken, refreshToken, expiresAt: now + expiresIn * 1000, member };
}
