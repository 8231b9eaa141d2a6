import { RESPONSE_TIMEOUT_MS, BACKEND_TIMEOUT_MS, SLOWEST_UPLINK } from '../../config/sync';
import { retryAfterMs } from '../../domain/requests/backoff';
import {
  networkError,
  type NetworkError,
  requestFailure,
  type RequestFailure,
} from '../../domain/requests/request-error';
import { isRecord } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';

/** The server's address and how to reach it. */
export interface ApiConfig {
  readonly supabaseUrl: string;
  /** The public key, sent with every request. */
  readonly anonKey: string;
  readonly fetch: typeof fetch;
  /** Whether the device reports a network. */
  readonly online: () => boolean;
  /** Device time, ms. */
  readonly now: () => number;
}

/** A request without apikey and token, which are added when it's sent. */
export interface ApiRequest {
  /** Full URL. */
  readonly url: string;
  readonly method: string;
  readonly headers?: HeadersInit;
  readonly body?: BodyInit | null;
}

/** A successful response (2xx) with its body. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Parses JSON; undefined if it's invalid, null if it's empty. */
export function parsedJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first of these fields that is a string. */
function textIn(body: unknown, ...names: readonly string[]): string | null {
  const texts = isRecord(body) ? names.map((name) => body[name]) : [];
  return texts.find((text) => typeof text === 'string') ?? null;
}

/** The auth server and PostgREST use different names for code and message, and the auth server has changed its own. */
function errorOf(api: ApiConfig, { status, headers, text }: ApiResponse, withToken: boolean): RequestFailure {
  const body = parsedJson(text);
  return requestFailure({
    status,
    code: textIn(body, 'error_code', 'code', 'error'),
    message: textIn(body, 'msg', 'message') ?? '',
    withToken,
    retryAfterMs: retryAfterMs(headers.get('retry-after'), api.now()),
  });
}

async function send(api: ApiConfig, apiRequest: ApiRequest, token: string | null): Promise<ApiResponse | NetworkError> {
  const headers = new Headers(apiRequest.headers);
  headers.set('apikey', api.anonKey);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const { url, method, body = null } = apiRequest;
  const response = await fetchWithIdleTimeout(api.fetch, url, { method, headers, body });
  return typeof response === 'string' ? networkError(api.online(), response === 'timeout') : response;
}

/**
 * Sends a request to the backend; everything but the auth library uses this. If the token is rejected, it's refreshed
 * once; without a token nothing is sent.
 * @returns the response or an error; never throws
 */
export async function request(
  api: ApiConfig,
  apiRequest: ApiRequest,
  tokenProvider: TokenProvider,
): Promise<Result<ApiResponse, RequestFailure>> {
  let refused: string | null = null;
  for (;;) {
    const token = await tokenProvider(refused);
    if (!token.ok) return token;
    const response = await send(api, apiRequest, token.value);
    if (typeof response === 'string') return fail({ reason: response });
    if (response.status >= 200 && response.status < 300) return ok(response);
    const failure = errorOf(api, response, token.value !== null);
    if (failure.reason !== 'unauthorized' || refused !== null) return fail(failure);
    refused = token.value;
  }
}

/**
 * Sends a request with an optional JSON body and parses the JSON response.
 * @param path such as '/auth/v1/user'
 * @returns the parsed body, null if it's empty
 */
export async function requestJson(
  api: ApiConfig,
  method: string,
  path: string,
  tokenProvider: TokenProvider,
  body?: object,
): Promise<Result<unknown, RequestFailure>> {
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await request(api, { url: `${api.supabaseUrl}${path}`, method, ...content }, tokenProvider);
  if (!response.ok) return response;
  const json = parsedJson(response.value.text);
  return json === undefined ? fail({ reason: 'malformed' }) : ok(json);
}

/**
 * Provides the token for a request, null for none. If the backend rejects it, it's called once more with the rejected
 * one, for another.
 */
export type TokenProvider = (refused: string | null) => Promise<Result<string | null, RequestFailure>>;

/** Only the public key. */
export const anonymous: TokenProvider = () => Promise.resolve(ok(null));

/** A fixed token that can't be refreshed. */
export function staticToken(token: string): TokenProvider {
  return (refused) => Promise.resolve(refused === null ? ok(token) : fail({ reason: 'unauthorized' }));
}

/** A response with its body. */
interface ReadResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Milliseconds until the response must begin: allows for a slow uplink, as browsers don't report upload progress. */
function firstByteTimeoutMs(body: RequestInit['body']): number {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body).length : 0;
  return Math.round(BACKEND_TIMEOUT_MS + bytes / SLOWEST_UPLINK);
}

/** fetch with a timeout for the whole response, for callers that read the body themselves. */
export function fetchWithTimeout(api: { readonly fetch: typeof fetch }): typeof fetch {
  return (input, init) => api.fetch(input, { ...init, signal: AbortSignal.timeout(firstByteTimeoutMs(init?.body)) });
}

/** @param onPart called for each chunk */
async function readText(response: Response, onPart: () => void): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    onPart();
    text += decoder.decode(part.value, { stream: true });
  }
}

/**
 * Sends a request and reads its response. The timeout is for inactivity: slow responses are fine, such as on a
 * connection of 2 kB/s. A generous total timeout ends responses that never complete.
 * @returns 'timeout' or 'network-error' (no connection, or it broke)
 */
export async function fetchWithIdleTimeout(
  send: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<ReadResponse | 'timeout' | 'network-error'> {
  const controller = new AbortController();
  const state: { limit?: AbortSignal; timedOut: boolean } = { timedOut: false };
  function abortIdle(): void {
    state.timedOut = true;
    controller.abort();
  }
  function startTimer(ms: number): void {
    const own = AbortSignal.timeout(ms);
    state.limit = own;
    own.addEventListener('abort', () => {
      if (state.limit !== own) return;
      abortIdle();
    });
  }
  const resetTimer = () => startTimer(BACKEND_TIMEOUT_MS);
  try {
    startTimer(firstByteTimeoutMs(init.body));
    const response = await send(url, { ...init, signal: controller.signal });
    resetTimer();
    AbortSignal.timeout(RESPONSE_TIMEOUT_MS).addEventListener('abort', abortIdle);
    return { status: response.status, headers: response.headers, text: await readText(response, resetTimer) };
  } catch {
    return state.timedOut ? 'timeout' : 'network-error';
  } finally {
    delete state.limit;
  }
}
