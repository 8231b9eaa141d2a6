import type { RequestFailure } from '../../domain/requests/request-error';
import { isRecord } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';
import { anonymous, type ApiConfig, parsedJson, request, requestJson, type TokenProvider } from './http';

/** Rows as the tables gave them, and their number where it was asked for. */
export interface PostgrestResponse {
  readonly data: unknown;
  readonly count: number | null;
}

/** A request to the tables as PostgREST reads it. */
export interface PostgrestQuery {
  /** A table's name, or 'rpc/' and that of a function. */
  readonly from: string;
  /** Columns, filters, order and limit by the names that PostgREST has for them. */
  readonly params?: Readonly<Record<string, string>>;
  /** What is sent: a row to put in, or a function's arguments. Without it rows are read. */
  readonly body?: object;
  /** PostgREST's Prefer header: how to count, and what to do with a row that is there. */
  readonly prefer?: string;
}

/** The number of all rows in a Content-Range header such as '0-24/3573'; null where it tells none. */
function countIn(range: string | null): number | null {
  const total = /\/(\d+)$/.exec(range ?? '')?.[1];
  return total === undefined ? null : Number(total);
}

/**
 * Asks the data tables.
 * @param tokenProvider as whom they are asked
 */
export async function postgrest(
  api: ApiConfig,
  tokenProvider: TokenProvider,
  { from, params, body, prefer }: PostgrestQuery,
): Promise<Result<PostgrestResponse, RequestFailure>> {
  const query = params === undefined ? '' : `?${new URLSearchParams(params).toString()}`;
  const headers = {
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(prefer !== undefined && { prefer }),
  };
  const url = `${api.supabaseUrl}/rest/v1/${from}${query}`;
  const sent = body ? JSON.stringify(body) : null;
  const answer = await request(api, { url, method: body ? 'POST' : 'GET', headers, body: sent }, tokenProvider);
  if (!answer.ok) return answer;
  const data = parsedJson(answer.value.text);
  if (data === undefined) return fail({ reason: 'malformed' });
  return ok({ data, count: countIn(answer.value.headers.get('content-range')) });
}

/** The rows of an answer that can be read; none where the answer is no list. */
export function rowsIn<T>(data: unknown, parse: (row: unknown) => T | null): readonly T[] {
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  return rows.map(parse).filter((row) => row !== null);
}

/**
 * Asks the serverless function get-secret (specification, section 7).
 * @param name the secret's name; the function answers only those on its list
 */
export async function fetchSecret(api: ApiConfig, name: string): Promise<Result<string, RequestFailure>> {
  const answer = await requestJson(api, 'POST', '/functions/v1/get-secret', anonymous, { secret_name: name });
  if (!answer.ok) return answer;
  const secret = isRecord(answer.value) ? answer.value['secret'] : null;
  return typeof secret === 'string' && secret !== '' ? ok(secret) : fail({ reason: 'malformed' });
}
