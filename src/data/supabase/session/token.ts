import { REFRESH_AHEAD_MS, REFRESH_ATTEMPTS, REFRESH_RETRY_MS } from '../../../config/sync';
import type { RequestFailure } from '../../../domain/requests/request-error';
import { fail, ok, type Result } from '../../../domain/values/result';
import type { Session } from '../../../domain/account/session';
import { anonymous } from '../door/bearer';
import { requestJson, type ApiConfig } from '../door/door';
import type { RefreshBackoff } from './renewal-pause';
import { parseSession } from './parse-session';
import type { SessionStore } from '../../../db/session-store';

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
async function refreshWithRetry(
  source: AuthContext,
  session: Session,
): Promise<Result<Session, RequestFailure>> {
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
