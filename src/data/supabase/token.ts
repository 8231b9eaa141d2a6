import { REFRESH_AHEAD_MS, REFRESH_ATTEMPTS, REFRESH_RETRY_MS, REQUEST_TIMEOUT_MS } from '../../config/sync';
import { fail, ok, type Result } from '../../domain/result';
import type { Session } from '../../domain/session';
import { parseSession } from './parse-session';
import type { SessionStore } from './session-store';

/**
 * Why there is no token now. offline: none could be fetched, and the member stays signed in; server: the auth backend is
 * in trouble; signed-out: nobody is signed in, or the backend has ended the session.
 */
export type TokenFailure = 'offline' | 'server' | 'signed-out';

/** Runs work under a name that no other tab or worker holds at the same time. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** What tokens are made from. */
export interface TokenSource {
  readonly store: SessionStore;
  readonly supabaseUrl: string;
  readonly anonKey: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly withLock: WithLock;
  /** Resolves after some milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}

async function requestRefresh(source: TokenSource, session: Session): Promise<Result<Session, TokenFailure>> {
  let response: Response;
  let body: unknown = null;
  try {
    response = await source.fetch(`${source.supabaseUrl}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: source.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: session.refreshToken }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    // What a proxy says in the backend's place may be anything.
    if (response.ok) body = await response.json();
  } catch {
    return fail('offline');
  }
  if (response.status === 429 || response.status === 408 || response.status >= 500) return fail('server');
  if (response.status === 400 || response.status === 401 || response.status === 403) return fail('signed-out');
  const refreshed = parseSession(body, source.now());
  return refreshed ? ok(refreshed) : fail('server');
}

/** Asks again, after growing waits, while the auth backend is in trouble; without a network there is nothing to wait for. */
async function requestRefreshPatiently(source: TokenSource, session: Session): Promise<Result<Session, TokenFailure>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await requestRefresh(source, session);
    if (answer.ok || answer.error !== 'server' || attempt === REFRESH_ATTEMPTS) return answer;
    await source.wait(REFRESH_RETRY_MS * 2 ** (attempt - 1));
  }
}

/**
 * Refreshes the session under the lock that page and worker share: refresh tokens are single-use, so whoever comes second
 * takes what the first one stored.
 */
async function refresh(
  source: TokenSource,
  isStale: (session: Session) => boolean,
): Promise<Result<Session, TokenFailure>> {
  return source.withLock('matinee-session', async () => {
    const session = await source.store.read();
    if (!session) return fail('signed-out');
    if (!isStale(session)) return ok(session);
    const refreshed = await requestRefreshPatiently(source, session);
    if (refreshed.ok) await source.store.write(refreshed.value);
    else if (refreshed.error === 'signed-out') await source.store.remove(session);
    return refreshed;
  });
}

/**
 * The access token of the signed-in member, refreshed first when it is about to end. Asked for only when a request is
 * about to leave.
 * @param refused a token the server has just not accepted: it is not given out again
 */
export async function accessToken(
  source: TokenSource,
  refused: string | null = null,
): Promise<Result<{ readonly token: string; readonly userId: string }, TokenFailure>> {
  const isStale = (session: Session) =>
    session.accessToken === refused || session.expiresAt - source.now() < REFRESH_AHEAD_MS;
  const stored = await source.store.read();
  if (!stored) return fail('signed-out');
  const session = isStale(stored) ? await refresh(source, isStale) : ok(stored);
  return session.ok ? ok({ token: session.value.accessToken, userId: session.value.member.id }) : session;
}
