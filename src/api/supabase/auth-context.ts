import { REFRESH_AHEAD_MS, REFRESH_ATTEMPTS, REFRESH_RETRY_MS } from '../../config/sync';
import type { SessionStore } from '../../db/session-store';
import type { Member, Session } from '../../domain/account/session';
import { waitMs } from '../../domain/requests/backoff';
import type { RequestFailure } from '../../domain/requests/request-error';
import { isRecord } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';
import { logDebug } from '../../lib/logger';
import { anonymous, type ApiConfig, requestJson, staticToken, type TokenProvider } from './http';

/** Runs work under a name that no other tab or worker holds at the same time. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** What tokens are made from. */
export interface AuthContext extends ApiConfig {
  readonly store: SessionStore;
  readonly withLock: WithLock;
  readonly refreshBackoff: RefreshBackoff;
  /** A number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** Resolves after some milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * The auth backend's codes for a session that it has ended (hosted and embedded, and the one of OAuth that older versions
 * have). Whatever else is refused at this address, a filter or a gateway may have said.
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

/** The session that the auth backend gives for a refresh token. */
async function requestRefresh(source: AuthContext, session: Session): Promise<Result<Session, RequestFailure>> {
  const answer = await requestJson(source, 'POST', '/auth/v1/token?grant_type=refresh_token', anonymous, {
    refresh_token: session.refreshToken,
  });
  if (!answer.ok) return fail(refreshError(answer.error));
  const refreshed = parseSession(answer.value, source.now());
  return refreshed ? ok(refreshed) : fail({ reason: 'malformed' });
}

/** Asks again, after growing waits, while the auth backend is in trouble; without a network there is nothing to wait for. */
async function refreshWithRetry(source: AuthContext, session: Session): Promise<Result<Session, RequestFailure>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await requestRefresh(source, session);
    if (answer.ok || answer.error.reason !== 'server' || attempt === REFRESH_ATTEMPTS) return answer;
    await source.wait(REFRESH_RETRY_MS * 2 ** (attempt - 1));
  }
}

/**
 * Refreshes the session under the lock that page and worker share: refresh tokens are single-use, so whoever comes second
 * takes what the first one stored.
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
    // While the answer was under way, the member may have left, and somebody else come.
    const standing = refreshed.ok
      ? await source.store.renew(session, refreshed.value)
      : await source.store.end(session);
    return standing ? ok(standing) : fail({ reason: 'unauthorized' });
  });
}

/**
 * The access token of the signed-in member, refreshed first when it is about to end. Asked for only when a request is
 * about to leave. Offline, or with the auth backend in trouble, the member stays signed in; 'unauthorized' is nobody
 * signed in, or a session that the backend has ended.
 * @param refused a token the server has just not accepted: it is not given out again
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

/** Sends one member's token, renewed where needed. While somebody else or nobody is signed in there is none. */
export function memberToken(source: AuthContext, userId: string): TokenProvider {
  return async (refused) => {
    const access = await accessToken(source, refused);
    if (!access.ok) return access;
    return access.value.userId === userId ? ok(access.value.token) : fail({ reason: 'wrong-user' });
  };
}

/** Keeps the token address from being asked again too soon after it said that it was asked too often. */
export class RefreshBackoff {
  private refusals = 0;
  private since = 0;
  private wait = 0;

  /** @param now device time, ms; a clock that was set back ends the pause @returns why nothing may be asked now, or null */
  remaining(now: number): RequestFailure | null {
    const left = now < this.since ? 0 : this.since + this.wait - now;
    return left > 0 ? { reason: 'rate-limited', retryAfterMs: left } : null;
  }

  /** Notes how a request to the token address went. @param chance from 0 (inclusive) to 1 (exclusive) */
  record(failure: RequestFailure | null, now: number, chance: number): void {
    const limited = failure?.reason === 'rate-limited';
    this.refusals = limited ? this.refusals + 1 : 0;
    this.since = now;
    this.wait = limited ? waitMs(this.refusals, chance, failure.retryAfterMs) : 0;
  }
}

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

/**
 * Asks whether an account was there and is deleted: the one definite word of it. A session that has ended, a user who is
 * not found and a server that was restored from an earlier copy say nothing of the kind. No token is needed.
 */
export async function accountDeleted(api: ApiConfig, account: string): Promise<Result<boolean, RequestFailure>> {
  const answer = await requestJson(api, 'POST', '/rest/v1/rpc/account_deleted', anonymous, { account });
  if (!answer.ok) return answer;
  return typeof answer.value === 'boolean' ? ok(answer.value) : fail({ reason: 'malformed' });
}

/**
 * Tells the auth backend that a session is over: best effort, since the device has already forgotten it, and the tokens
 * end by themselves.
 */
export async function revokeSession(api: ApiConfig, session: Session): Promise<void> {
  const told = await requestJson(api, 'POST', '/auth/v1/logout?scope=local', staticToken(session.accessToken));
  if (!told.ok) logDebug(`Sign-out: the backend could not be told: ${told.error.reason}`);
}
