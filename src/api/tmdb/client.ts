import { DEFAULT_LANGUAGE, type MovieLanguage } from '../../config/streaming';
import {
  DEFAULT_RETRY_AFTER_MS,
  FETCHED_AT_HEADER,
  LONGEST_RETRY_AFTER_MS,
  PREFETCH_CONCURRENCY,
  REQUEST_CONCURRENCY,
} from '../../config/tmdb';
import type { Listing } from '../../domain/browsing-cache/cached-movie';
import type { Dated } from '../../domain/movies/movie';
import { retryAfterMs } from '../../domain/requests/backoff';
import { fail, ok, type Result } from '../../domain/values/result';
import { DEFAULT_WATCH_PREFERENCES, type WatchPreferences } from '../../domain/watch-preferences';
import { delay } from '../../lib/delay';
import type { TmdbError } from './errors';
import { type Fetch, fetchJson, type JsonResponse } from './fetch-json';
import { type ListPage, parseListPage } from './parse-list';
import { createRequestQueue, type Urgency } from './request-queue';

export type TmdbResult<T> = Promise<Result<T, TmdbError>>;

/** Parses a response's body; null if it's malformed. */
type Parse<T> = (body: unknown) => T | null;

export type Params = Readonly<Record<string, string>>;

export interface TmdbClient {
  /** Fetches a path below the base URL. At most REQUEST_CONCURRENCY requests are in flight; others are queued. */
  readonly get: <T>(path: string, params: Params, parse: Parse<T>, signal?: AbortSignal) => TmdbResult<T>;
  /**
   * Same, with the time of the response, for caches.
   * @param urgency 'interactive' by default
   */
  readonly getDated: <T>(
    path: string,
    params: Params,
    parse: Parse<T>,
    signal?: AbortSignal,
    urgency?: Urgency,
  ) => TmdbResult<Dated<T>>;
  /**
   * Fetches a page of a movie list, with the time of the response.
   * @param filters which the list was filtered by
   * @param urgency 'interactive' by default
   */
  readonly getMovies: (
    path: string,
    params: Params,
    filters: ListFilters,
    signal?: AbortSignal,
    urgency?: Urgency,
  ) => TmdbResult<Dated<ListPage>>;
  /** The current country and language. */
  readonly preferences: () => RequestPreferences;
  /** Milliseconds since the last interactive request ended; 0 while one is pending. */
  readonly quietMs: () => number;
}

/** Filters of a query, which hold for all movies it returns. */
export type ListFilters = Pick<Listing, 'ratings' | 'theme'>;

/** For lists without rating and theme filters. */
export const NO_FILTERS: ListFilters = { ratings: null, theme: null };

export interface TmdbClientOptions {
  /** Base URL with version, such as 'https://api.themoviedb.org/3'. */
  readonly baseUrl: string;
  readonly getKey: () => TmdbResult<string>;
  /** Called with a rejected key, before `getKey` is called again. */
  readonly onKeyRefused?: (key: string) => Promise<void> | void;
  /** Called with the movies of each list. Must be fast. */
  readonly onMovies?: (listing: Listing) => void;
  readonly fetch: Fetch;
  /** Whether the device reports a network. */
  readonly online: () => boolean;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** The country and language for movies; defaults if omitted. */
  readonly preferences?: () => RequestPreferences;
}

/** The country and language of requests. */
type RequestPreferences = Pick<WatchPreferences, 'country' | 'language'>;

const UNAUTHORIZED = 401;

function errorOf({ status, headers }: JsonResponse, now: number): TmdbError {
  if (status === UNAUTHORIZED || status === 403) return { reason: 'key-refused' };
  if (status === 404) return { reason: 'not-found' };
  if (status === 429) {
    const wait = retryAfterMs(headers.get('retry-after'), now) ?? DEFAULT_RETRY_AFTER_MS;
    return { reason: 'rate-limited', retryAfterMs: wait };
  }
  return { reason: 'server-fault', status };
}

function fetchTime(headers: Headers, now: number): number {
  const time = Number(headers.get(FETCHED_AT_HEADER) ?? NaN);
  return Number.isFinite(time) && time > 0 ? time : now;
}

/**
 * The TMDB client. A request with a rejected key is repeated once with a new one, and a rate-limited one after a short
 * Retry-After.
 */
export function createTmdbClient(options: TmdbClientOptions): TmdbClient {
  const { baseUrl, getKey, onKeyRefused = () => undefined, onMovies, fetch, online, now = Date.now } = options;
  const preferences = options.preferences ?? (() => DEFAULT_WATCH_PREFERENCES);
  const keys = createApiKeyProvider(getKey, onKeyRefused);
  const queue = createRequestQueue(REQUEST_CONCURRENCY, PREFETCH_CONCURRENCY);
  const interactive = { open: 0, lastAt: -Infinity };

  async function send(
    path: string,
    params: Params,
    key: string,
    signal?: AbortSignal,
    urgency?: Urgency,
  ): TmdbResult<JsonResponse> {
    const release = await queue.acquire(signal, urgency);
    if (release === null) return fail({ reason: 'cancelled' });
    const query = new URLSearchParams({ language: preferences().language, ...params, api_key: key });
    const received = await fetchJson(fetch, online, `${baseUrl}${path}?${query.toString()}`, signal);
    release();
    return received.ok ? received : fail({ reason: received.error });
  }

  async function sendWithKey(
    path: string,
    params: Params,
    signal?: AbortSignal,
    urgency?: Urgency,
  ): TmdbResult<JsonResponse> {
    const key = await keys.current();
    if (!key.ok) return key;
    const first = await send(path, params, key.value, signal, urgency);
    if (!first.ok || first.value.status !== UNAUTHORIZED) return first;
    const renewed = await keys.rotate(key.value);
    return renewed.ok ? send(path, params, renewed.value, signal, urgency) : renewed;
  }

  /** The Retry-After of a rate-limited response if it's short; else null. */
  function shortWait(received: Result<JsonResponse, TmdbError>): number | null {
    const fault = received.ok && received.value.status === 429 ? errorOf(received.value, now()) : null;
    if (fault?.reason !== 'rate-limited' || fault.retryAfterMs > LONGEST_RETRY_AFTER_MS) return null;
    return fault.retryAfterMs;
  }

  async function requestWithRetry(
    path: string,
    params: Params,
    signal?: AbortSignal,
    urgency?: Urgency,
  ): TmdbResult<JsonResponse> {
    const received = await sendWithKey(path, params, signal, urgency);
    const waitMs = shortWait(received);
    if (waitMs === null) return received;
    await delay(waitMs, signal);
    return sendWithKey(path, params, signal, urgency);
  }

  async function getDated<T>(
    path: string,
    params: Params,
    parse: Parse<T>,
    signal?: AbortSignal,
    urgency?: Urgency,
  ): TmdbResult<Dated<T>> {
    const isAwaited = urgency !== 'prefetch';
    if (isAwaited) interactive.open += 1;
    const received = await requestWithRetry(path, params, signal, urgency);
    if (isAwaited) Object.assign(interactive, { open: interactive.open - 1, lastAt: now() });
    if (!received.ok) return received;
    const { status, headers, body } = received.value;
    if (status < 200 || status > 299) return fail(errorOf(received.value, now()));
    const value = parse(body);
    return value === null ? fail({ reason: 'malformed' }) : ok({ value, fetchedAt: fetchTime(headers, now()) });
  }

  async function get<T>(path: string, params: Params, parse: Parse<T>, signal?: AbortSignal): TmdbResult<T> {
    const dated = await getDated(path, params, parse, signal);
    return dated.ok ? ok(dated.value.value) : dated;
  }

  async function getMovies(
    path: string,
    params: Params,
    filters: ListFilters,
    signal?: AbortSignal,
    urgency?: Urgency,
  ): TmdbResult<Dated<ListPage>> {
    const requestedAt = now();
    const { language } = preferences();
    const parse = (body: unknown) => inLanguage(language, parseListPage(body));
    const page = await getDated(path, params, parse, signal, urgency);
    if (page.ok) onMovies?.({ ...filters, movies: page.value.value.movies, seenAt: page.value.fetchedAt, requestedAt });
    return page;
  }

  return {
    get,
    getDated,
    getMovies,
    preferences,
    quietMs: () => (interactive.open > 0 ? 0 : now() - interactive.lastAt),
  };
}

/** A page whose movies say which language they're in. */
function inLanguage(language: MovieLanguage, page: ListPage | null): ListPage | null {
  if (page === null || language === DEFAULT_LANGUAGE) return page;
  return { ...page, movies: page.movies.map((movie) => ({ ...movie, translation: language })) };
}

type KeyResult = Result<string, TmdbError>;

export interface ApiKeyProvider {
  readonly current: () => Promise<KeyResult>;
  /** A key other than the rejected one, or why there is none. Concurrent calls share a request. */
  readonly rotate: (refused: string) => Promise<KeyResult>;
}

/**
 * @param getKey the stored key, or one freshly fetched
 * @param onKeyRefused removes the stored key, so that the next `getKey` fetches one
 */
export function createApiKeyProvider(
  getKey: () => Promise<KeyResult>,
  onKeyRefused: (key: string) => Promise<void> | void,
): ApiKeyProvider {
  let renewal: Promise<KeyResult> | null = null;

  async function renew(refused: string): Promise<KeyResult> {
    // Another request may have replaced the key meanwhile.
    const stored = await getKey();
    if (stored.ok && stored.value !== refused) return stored;
    await onKeyRefused(refused);
    const fetched = await getKey();
    return fetched.ok && fetched.value === refused ? fail({ reason: 'key-refused' }) : fetched;
  }

  return {
    current: getKey,
    rotate: (refused) => {
      renewal ??= renew(refused).finally(() => {
        renewal = null;
      });
      return renewal;
    },
  };
}
