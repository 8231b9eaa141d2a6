import { noAnswer, type NoAnswer, requestFailure, type RequestFailure } from '../../../domain/requests/request-error';
import { retryAfterMs } from '../../../domain/requests/backoff';
import { isRecord } from '../../../domain/values/guards';
import { fail, ok, type Result } from '../../../domain/values/result';
import type { TokenProvider } from './bearer';
import { fetchWithIdleTimeout } from './time-limit';

/** Where the backend is, and what it is reached with. */
export interface ApiConfig {
  readonly supabaseUrl: string;
  /** The public key, sent with every request. */
  readonly anonKey: string;
  readonly fetch: typeof fetch;
  /** What the device says of its network. */
  readonly online: () => boolean;
  /** Device time, ms. */
  readonly now: () => number;
}

/** A request as it is asked for; key and token are added on the way. */
export interface ApiRequest {
  /** A whole address of the backend. */
  readonly url: string;
  readonly method: string;
  readonly headers?: HeadersInit;
  readonly body?: BodyInit | null;
}

/** A success (2xx) of the backend, with its body read. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The JSON in an answer's body; undefined where it is none, null where the body is empty. */
export function parsedJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first of some fields that is a text. */
function textIn(body: unknown, ...names: readonly string[]): string | null {
  const texts = isRecord(body) ? names.map((name) => body[name]) : [];
  return texts.find((text) => typeof text === 'string') ?? null;
}

/** The auth backend and PostgREST name code and words differently, and the auth backend has changed its names. */
function errorOf(door: ApiConfig, { status, headers, text }: ApiResponse, withToken: boolean): RequestFailure {
  const body = parsedJson(text);
  return requestFailure({
    status,
    code: textIn(body, 'error_code', 'code', 'error'),
    words: textIn(body, 'msg', 'message') ?? '',
    withToken,
    retryAfterMs: retryAfterMs(headers.get('retry-after'), door.now()),
  });
}

async function send(door: ApiConfig, asked: ApiRequest, token: string | null): Promise<ApiResponse | NoAnswer> {
  const headers = new Headers(asked.headers);
  headers.set('apikey', door.anonKey);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const { url, method, body = null } = asked;
  const answer = await fetchWithIdleTimeout(door.fetch, url, { method, headers, body });
  return typeof answer === 'string' ? noAnswer(door.online(), answer === 'silent') : answer;
}

/**
 * Sends a request to the backend: the one way there for everything but the auth library. A token that is refused is
 * renewed once; without a token nothing is sent.
 * @returns the success, or why there is none; nothing is thrown
 */
export async function request(
  door: ApiConfig,
  asked: ApiRequest,
  bearer: TokenProvider,
): Promise<Result<ApiResponse, RequestFailure>> {
  let refused: string | null = null;
  for (;;) {
    const token = await bearer(refused);
    if (!token.ok) return token;
    const answer = await send(door, asked, token.value);
    if (typeof answer === 'string') return fail({ reason: answer });
    if (answer.status >= 200 && answer.status < 300) return ok(answer);
    const failure = errorOf(door, answer, token.value !== null);
    if (failure.reason !== 'unauthorized' || refused !== null) return fail(failure);
    refused = token.value;
  }
}

/**
 * Asks the backend for JSON, sending JSON where there is something to send.
 * @param path below the backend's address, such as '/auth/v1/user'
 * @returns the parsed body, null where it is empty
 */
export async function requestJson(
  door: ApiConfig,
  method: string,
  path: string,
  bearer: TokenProvider,
  body?: object,
): Promise<Result<unknown, RequestFailure>> {
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await request(door, { url: `${door.supabaseUrl}${path}`, method, ...content }, bearer);
  if (!answer.ok) return answer;
  const json = parsedJson(answer.value.text);
  return json === undefined ? fail({ reason: 'malformed' }) : ok(json);
}
