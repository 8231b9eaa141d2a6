import { REFRESH_AHEAD_MS, REFRESH_ATTEMPTS, REFRESH_RETRY_MS } from '../../config/sync';
import type { SessionStore } from '../../db/session-store';
import type { Member, Session } from '../../domain/account/session';
import { backoffMs } from '../../domain/requests/backoff';
import type { RequestFailure } from '../../domain/requests/request-error';
import { isRecord } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';
import { logDebug } from '../../lib/logger';
import { anonymous, type ApiConfig, requestJson, staticToken, type TokenProvider } from './http';

/** Runs work under a lock shared by all tabs and the worker. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Dependencies for reading and refreshing the session. */
export interface AuthContext extends ApiConfig {
  readonly store: SessionStore;
  readonly withLock: WithLock;
  readonly refreshBackoff: RefreshBackoff;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** Resolves after the time. */
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Codes with which the auth server ends a session (hosted, local, and the OAuth code of older versions). Other refusals
 * may come from a filter or gateway.
 */
const SESSION_ENDED: ReadonlySet<string | null> = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'validation_failed',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  'invalid_grant',
]);

function refreshError(failure: RequestFailure): RequestFailure {
  if (failure.reason !== 'refused') return failure;
  return SESSION_ENDED.has(failure.code) ? { reason: 'unauthorized' } : { reason: 'server', status: failure.status };
}

/** Exchanges a refresh token for a new session. */
async function requestRefresh(source: AuthContext, session: Session): Promise<Result<Session, RequestFailure>> {
  const response = await requestJson(source, 'POST', '/auth/v1/token?grant_type=refresh_token', anonymous, {
    refresh_token: session.refreshToken,
  });
  if (!response.ok) return fail(refreshError(response.error));
  const refreshed = parseSession(response.value, source.now());
  return refreshed ? ok(refreshed) : fail({ reason: 'malformed' });
}

/** Retries with exponential backoff while the auth server has errors; not when offline. */
async function refreshWithRetry(source: AuthContext, session: Session): Promise<Result<Session, RequestFailure>> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await requestRefresh(source, session);
    if (response.ok || response.error.reason !== 'server' || attempt === REFRESH_ATTEMPTS) return response;
    await source.wait(REFRESH_RETRY_MS * 2 ** (attempt - 1));
  }
}

/**
 * Refreshes the session under a lock shared by pages and the worker: refresh tokens are single-use, so whoever comes
 * second uses the session that the first one stored.
 */
async function refresh(
  source: AuthContext,
  isStale: (session: Session) => boolean,
): Promise<Result<Session, RequestFailure>> {
  return source.withLock('matinee-session', async () => {
    const session = await source.store.read();
    if (!session) return fail({ reason: 'unauthorized' });
    if (!isStale(session)) return ok(session);
    const paused = source.refreshBackoff.remaining(source.now());
    if (paused) return fail(paused);
    const refreshed = await refreshWithRetry(source, session);
    source.refreshBackoff.record(refreshed.ok ? null : refreshed.error, source.now(), source.random());
    if (!refreshed.ok && refreshed.error.reason !== 'unauthorized') return refreshed;
    // Meanwhile, another member may have signed in.
    const current = refreshed.ok ? await source.store.renew(session, refreshed.value) : await source.store.end(session);
    return current ? ok(current) : fail({ reason: 'unauthorized' });
  });
}

/**
 * The access token of the signed-in member, refreshed if it's about to expire. If the refresh fails because the device
 * is offline or the server has errors, the member stays signed in. 'unauthorized' means that no one is signed in, or
 * the server has ended the session.
 * @param refused a token that the server has just rejected; it isn't returned again
 */
export async function accessToken(
  source: AuthContext,
  refused: string | null = null,
): Promise<Result<{ readonly token: string; readonly userId: string }, RequestFailure>> {
  const isStale = (session: Session) =>
    session.accessToken === refused || session.expiresAt - source.now() < REFRESH_AHEAD_MS;
  const stored = await source.store.read();
  if (!stored) return fail({ reason: 'unauthorized' });
  const session = isStale(stored) ? await refresh(source, isStale) : ok(stored);
  return session.ok ? ok({ token: session.value.accessToken, userId: session.value.member.id }) : session;
}

/** Provides the token of one member; none if another member or no one is signed in. */
export function memberToken(source: AuthContext, userId: string): TokenProvider {
  return async (refused) => {
    const access = await accessToken(source, refused);
    if (!access.ok) return access;
    return access.value.userId === userId ? ok(access.value.token) : fail({ reason: 'wrong-user' });
  };
}

/** Backoff of token refreshes after a rate limit. */
export class RefreshBackoff {
  private refusals = 0;
  private since = 0;
  private wait = 0;

  /** @param now device time, ms; a clock that was set back ends the backoff @returns why not to refresh now, or null */
  remaining(now: number): RequestFailure | null {
    const left = now < this.since ? 0 : this.since + this.wait - now;
    return left > 0 ? { reason: 'rate-limited', retryAfterMs: left } : null;
  }

  /** Records the result of a refresh. @param chance from 0 (inclusive) to 1 (exclusive) */
  record(failure: RequestFailure | null, now: number, chance: number): void {
    const limited = failure?.reason === 'rate-limited';
    this.refusals = limited ? this.refusals + 1 : 0;
    this.since = now;
    this.wait = limited ? backoffMs(this.refusals, chance, failure.retryAfterMs) : 0;
  }
}

function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Providers listed in app_metadata and in the identities. */
function providersOf(user: Record<string, unknown>): readonly string[] {
  const metadata = isRecord(user['app_metadata']) ? strings(user['app_metadata']['providers']) : [];
  const identities = Array.isArray(user['identities']) ? user['identities'] : [];
  const named = identities.flatMap((identity: unknown) =>
    isRecord(identity) && typeof identity['provider'] === 'string' ? [identity['provider']] : [],
  );
  return [...new Set([...metadata, ...named])];
}

/** Parses a user of the auth server. */
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
 * Parses a session of the auth server, as returned by its token endpoint and its library.
 * @param now device time, ms: the expiry is relative to the device's clock, whether right or wrong
 */
export function parseSession(response: unknown, now: number): Session | null {
  if (!isRecord(response)) return null;
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn } = response;
  const member = parseMember(response['user']);
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || !member) return null;
  if (typeof expiresIn !== 'number') return null;
  return { accessToken, refreshToken, expiresAt: now + expiresIn * 1000, member };
}

/**
 * Asks the server whether an account existed and was deleted. Nothing else proves that: not an ended session, an
 * unknown user or a server restored from a backup. Needs no token.
 */
export async function accountDeleted(api: ApiConfig, account: string): Promise<Result<boolean, RequestFailure>> {
  const response = await requestJson(api, 'POST', '/rest/v1/rpc/account_deleted', anonymous, { account });
  if (!response.ok) return response;
  return typeof response.value === 'boolean' ? ok(response.value) : fail({ reason: 'malformed' });
}

/**
 * Revokes a session on the auth server: best effort, as the device has already removed it and its tokens will expire.
 */
export async function revokeSession(api: ApiConfig, session: Session): Promise<void> {
  const revoked = await requestJson(api, 'POST', '/auth/v1/logout?scope=local', staticToken(session.accessToken));
  if (!revoked.ok) logDebug(`Sign-out: the session could not be revoked: ${revoked.error.reason}`);
}
