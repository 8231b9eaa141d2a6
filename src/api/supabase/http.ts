import { ANSWER_TIMEOUT_MS, BACKEND_TIMEOUT_MS, SLOWEST_UPLINK } from '../../config/sync';
import { retryAfterMs } from '../../domain/requests/backoff';
import { noAnswer, type NoAnswer, requestFailure, type RequestFailure } from '../../domain/requests/request-error';
import { isRecord } from '../../domain/values/guards';
import { fail, ok, type Result } from '../../domain/values/result';

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
function errorOf(api: ApiConfig, { status, headers, text }: ApiResponse, withToken: boolean): RequestFailure {
  const body = parsedJson(text);
  return requestFailure({
    status,
    code: textIn(body, 'error_code', 'code', 'error'),
    words: textIn(body, 'msg', 'message') ?? '',
    withToken,
    retryAfterMs: retryAfterMs(headers.get('retry-after'), api.now()),
  });
}

async function send(api: ApiConfig, asked: ApiRequest, token: string | null): Promise<ApiResponse | NoAnswer> {
  const headers = new Headers(asked.headers);
  headers.set('apikey', api.anonKey);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const { url, method, body = null } = asked;
  const answer = await fetchWithIdleTimeout(api.fetch, url, { method, headers, body });
  return typeof answer === 'string' ? noAnswer(api.online(), answer === 'timeout') : answer;
}

/**
 * Sends a request to the backend: the one way there for everything but the auth library. A token that is refused is
 * renewed once; without a token nothing is sent.
 * @returns the success, or why there is none; nothing is thrown
 */
export async function request(
  api: ApiConfig,
  asked: ApiRequest,
  tokenProvider: TokenProvider,
): Promise<Result<ApiResponse, RequestFailure>> {
  let refused: string | null = null;
  for (;;) {
    const token = await tokenProvider(refused);
    if (!token.ok) return token;
    const answer = await send(api, asked, token.value);
    if (typeof answer === 'string') return fail({ reason: answer });
    if (answer.status >= 200 && answer.status < 300) return ok(answer);
    const failure = errorOf(api, answer, token.value !== null);
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
  api: ApiConfig,
  method: string,
  path: string,
  tokenProvider: TokenProvider,
  body?: object,
): Promise<Result<unknown, RequestFailure>> {
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await request(api, { url: `${api.supabaseUrl}${path}`, method, ...content }, tokenProvider);
  if (!answer.ok) return answer;
  const json = parsedJson(answer.value.text);
  return json === undefined ? fail({ reason: 'malformed' }) : ok(json);
}

/**
 * Gives the token that a request is sent with, null for none. When the backend does not accept it, it is asked once more
 * with the token that was refused, for another one.
 */
export type TokenProvider = (refused: string | null) => Promise<Result<string | null, RequestFailure>>;

/** Sends the public key alone. */
export const anonymous: TokenProvider = () => Promise.resolve(ok(null));

/** Sends one token, for which there is no other. */
export function staticToken(token: string): TokenProvider {
  return (refused) => Promise.resolve(refused === null ? ok(token) : fail({ reason: 'unauthorized' }));
}

/** An answer with its body read. */
interface ReadResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Milliseconds until an answer must begin: what is sent has time to go through a slow uplink. How far it is no browser tells. */
function firstByteTimeoutMs(body: RequestInit['body']): number {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body).length : 0;
  return Math.round(BACKEND_TIMEOUT_MS + bytes / SLOWEST_UPLINK);
}

/** The platform's fetch with the time limit until the whole answer is there: for those who read bodies themselves. */
export function fetchWithTimeout(api: { readonly fetch: typeof fetch }): typeof fetch {
  return (input, init) => api.fetch(input, { ...init, signal: AbortSignal.timeout(firstByteTimeoutMs(init?.body)) });
}

/** @param onPart called whenever something has come */
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
 * Sends a request and reads its answer. What is limited is silence, so that an answer may come slowly, as on a line that
 * carries 2 kB in a second; one that trickles without an end is given up as well, but late.
 * @returns 'timeout' where nothing came for too long, or no end; 'network-error' where there was no connection or it broke off
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
    AbortSignal.timeout(ANSWER_TIMEOUT_MS).addEventListener('abort', abortIdle);
    return { status: response.status, headers: response.headers, text: await readText(response, resetTimer) };
  } catch {
    return state.timedOut ? 'timeout' : 'network-error';
  } finally {
    delete state.limit;
  }
}
