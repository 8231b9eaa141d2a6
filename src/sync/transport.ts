import { CARD_LENGTHS, PULL_CAPABILITIES } from '../config/sync';
import { recordValueBody } from '../domain/marks/diary';
import type { Operation } from '../domain/marks/mark';
import { fail, ok, type Result } from '../domain/values/result';
import { serverSyncError, type ServerSyncError } from '../domain/marks/sync-error';
import { requestJson } from '../api/supabase/http';
import { type AuthContext, memberToken } from '../api/supabase/auth-context';
import { parsePullResponse, parsePushResponse, type PushResponse, type SyncTransport } from './protocol';

/** Cuts a text to the server's limit, never inside a surrogate pair. */
const truncate = (maxLength: number, text: string) =>
  text.length <= maxLength ? text : Array.from(text).slice(0, maxLength).join('');

function operationBody(operation: Operation): Record<string, unknown> {
  if (operation.kind === 'search') return { ...operation };
  const { movieId, movie, value, ...fields } = operation;
  const rest = { ...fields, ...(fields.present && value !== undefined && { value: recordValueBody(value) }) };
  if (!movie) return { ...rest, movie_id: movieId };
  const { posterPath, ...card } = movie;
  const title = truncate(CARD_LENGTHS.title, card.title);
  const description = truncate(CARD_LENGTHS.description, card.description);
  return { ...rest, movie_id: movieId, movie: { ...card, title, description, poster_path: posterPath } };
}

/** Calls a function as one member. Nothing is sent without that member's token. */
async function callRpc(
  auth: AuthContext,
  userId: string,
  name: string,
  args: object,
): Promise<Result<unknown, ServerSyncError>> {
  const response = await requestJson(auth, 'POST', `/rest/v1/rpc/${name}`, memberToken(auth, userId), args);
  return response.ok ? response : fail(serverSyncError(response.error));
}

/** Whether each operation has a result: one without would be sent again at once, without end. */
function coversAll({ results }: PushResponse, operations: readonly Operation[]): boolean {
  const answered = new Set(results.map(({ op }) => op));
  return operations.every(({ op }) => answered.has(op));
}

/** The protocol's two calls over Supabase RPC (supabase/migrations: sync). */
export function createSupabaseTransport(auth: AuthContext, userId: string): SyncTransport {
  return {
    online: auth.online,
    async push(operations) {
      const response = await callRpc(auth, userId, 'sync_push', { uid: userId, ops: operations.map(operationBody) });
      if (!response.ok) return response;
      const parsed = parsePushResponse(response.value, userId);
      return parsed && coversAll(parsed, operations) ? ok(parsed) : fail({ reason: 'malformed' });
    },
    async pull(after, limit) {
      const response = await callRpc(auth, userId, 'sync_pull', {
        uid: userId,
        after,
        max_rows: limit,
        capabilities: PULL_CAPABILITIES,
      });
      if (!response.ok) return response;
      const parsed = parsePullResponse(response.value, userId, after);
      return parsed ? ok(parsed) : fail({ reason: 'malformed' });
    },
  };
}
