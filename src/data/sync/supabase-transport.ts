import { REQUEST_TIMEOUT_MS } from '../../config/sync';
import type { Operation } from '../../domain/mark';
import { fail, ok, type Result } from '../../domain/result';
import { classifySyncFailure, type SyncFailure } from '../../domain/sync-failure';
import { retryAfterMs } from '../../domain/retry-after';
import { accessToken, type TokenFailure, type TokenSource } from '../supabase/token';
import { parsePullAnswer, parsePushAnswer } from './parse-answer';
import type { PushAnswer, SyncTransport } from './protocol';

function operationBody(operation: Operation): Record<string, unknown> {
  if (operation.kind === 'search') return { ...operation };
  const { movieId, film, ...rest } = operation;
  if (!film) return { ...rest, movie_id: movieId };
  const { posterPath, ...card } = film;
  return { ...rest, movie_id: movieId, film: { ...card, poster_path: posterPath } };
}

const TOKEN_FAILURES: Record<TokenFailure, SyncFailure> = {
  offline: { reason: 'offline' },
  server: { reason: 'server', status: 0 },
  'signed-out': { reason: 'unauthorized' },
};

/** SQLSTATE or PostgREST code of an error body, if it has one. */
function errorCode(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  return typeof body.code === 'string' ? body.code : null;
}

/** A 401 tells that the token was refused; the caller then knows which one not to use again. */
type Answer = { readonly status: number; readonly body: unknown; readonly retryAfter: number | null };

async function post(source: TokenSource, name: string, token: string, args: object): Promise<Answer | null> {
  try {
    const response = await source.fetch(`${source.supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: source.anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const text = await response.text();
    const retryAfter = retryAfterMs(response.headers.get('retry-after'), source.now());
    return { status: response.status, body: parseJson(text), retryAfter };
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Calls a function as one member. Without that member's token nothing is sent: never as a visitor, never as another. */
async function call(
  source: TokenSource,
  userId: string,
  name: string,
  args: object,
): Promise<Result<unknown, SyncFailure>> {
  let refused: string | null = null;
  for (;;) {
    const access = await accessToken(source, refused);
    if (!access.ok) return fail(TOKEN_FAILURES[access.error]);
    if (access.value.userId !== userId) return fail({ reason: 'wrong-user' });
    const answer = await post(source, name, access.value.token, args);
    if (!answer) return fail({ reason: 'offline' });
    if (answer.status === 401 && refused === null) {
      refused = access.value.token;
      continue;
    }
    if (answer.status >= 200 && answer.status < 300) return ok(answer.body);
    return fail(classifySyncFailure(answer.status, errorCode(answer.body), answer.retryAfter));
  }
}

/** An operation without a word on what became of it would be sent again at once, for ever. */
function answersAll({ results }: PushAnswer, operations: readonly Operation[]): boolean {
  const answered = new Set(results.map(({ op }) => op));
  return operations.every(({ op }) => answered.has(op));
}

/** The protocol's two calls over Supabase's rpc (supabase/migrations: sync_push, sync_pull). */
export function createSupabaseTransport(source: TokenSource, userId: string): SyncTransport {
  return {
    async push(operations) {
      const answer = await call(source, userId, 'sync_push', { uid: userId, ops: operations.map(operationBody) });
      if (!answer.ok) return answer;
      const parsed = parsePushAnswer(answer.value, userId);
      return parsed && answersAll(parsed, operations) ? ok(parsed) : fail({ reason: 'malformed' });
    },
    async pull(after, limit) {
      const answer = await call(source, userId, 'sync_pull', { uid: userId, after, max_rows: limit });
      if (!answer.ok) return answer;
      const parsed = parsePullAnswer(answer.value, userId);
      return parsed ? ok(parsed) : fail({ reason: 'malformed' });
    },
  };
}
