import type { RequestFailure } from '../../domain/requests/request-error';
import { isRecord } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';
import { anonymous, type ApiConfig, parsedJson, request, requestJson, type TokenProvider } from './http';

/** Rows, and their total number if requested. */
export interface PostgrestResponse {
  readonly data: unknown;
  readonly count: number | null;
}

/** A PostgREST request. */
export interface PostgrestQuery {
  /** Table name, or 'rpc/' and a function name. */
  readonly from: string;
  /** PostgREST's query parameters: columns, filters, order and limit. */
  readonly params?: Readonly<Record<string, string>>;
  /** A row to insert, or a function's arguments; a read if omitted. */
  readonly body?: object;
  /** The Prefer header, for counting and upserts. */
  readonly prefer?: string;
}

/** The total in a Content-Range header such as '0-24/3573'; null if there is none. */
function countIn(range: string | null): number | null {
  const total = /\/(\d+)$/.exec(range ?? '')?.[1];
  return total === undefined ? null : Number(total);
}

/** Sends a request to PostgREST. */
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
  const response = await request(api, { url, method: body ? 'POST' : 'GET', headers, body: sent }, tokenProvider);
  if (!response.ok) return response;
  const data = parsedJson(response.value.text);
  if (data === undefined) return fail({ reason: 'malformed' });
  return ok({ data, count: countIn(response.value.headers.get('content-range')) });
}

/** Parses rows, dropping invalid ones; none if the data isn't an array. */
export function rowsIn<T>(data: unknown, parse: (row: unknown) => T | null): readonly T[] {
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  return rows.map(parse).filter((row) => row !== null);
}

/**
 * Calls the edge function get-secret (specification, section 7).
 * @param name the secret's name, which must be on the function's list
 */
export async function fetchSecret(api: ApiConfig, name: string): Promise<Result<string, RequestFailure>> {
  const response = await requestJson(api, 'POST', '/functions/v1/get-secret', anonymous, { secret_name: name });
  if (!response.ok) return response;
  const secret = isRecord(response.value) ? response.value['secret'] : null;
  return typeof secret === 'string' && secret !== '' ? ok(secret) : fail({ reason: 'malformed' });
}
