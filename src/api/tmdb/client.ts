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

/** Reads an answer's body; null where it is not what was promised. */
type Parse<T> = (body: unknown) => T | null;

export type Params = Readonly<Record<string, string>>;

export interface TmdbClient {
  /** Asks for a path below the base address. At most six requests are in flight, further ones wait. */
  readonly get: <T>(path: string, params: Params, parse: Parse<T>, signal?: AbortSignal) => TmdbResult<T>;
  /**
   * The same, with the time of the answer: for what is kept.
   * @param urgency 'interactive' when absent
   */
  readonly getDated: <T>(
    path: string,
    params: Params,
    parse: Parse<T>,
    signal?: AbortSignal,
    urgency?: Urgency,
  ) => TmdbResult<Dated<T>>;
  /**
   * Asks for a page of a movie list, with the time of the answer.
   * @param told what a movie's being in the answer tells of it
   * @param urgency 'interactive' when absent
   */
  readonly getMovies: (
    path: string,
    params: Params,
    told: ListProof,
    signal?: AbortSignal,
    urgency?: Urgency,
  ) => TmdbResult<Dated<ListPage>>;
  /** The country and the language that it is asked for now. */
  readonly preferences: () => Asked;
  /** Milliseconds since somebody last waited for an answer; 0 while somebody does. */
  readonly quietMs: () => number;
}

/** What a question for movies tells of those in the answer. */
export type ListProof = Pick<Listing, 'ratings' | 'theme'>;

/** For a list whose question proves nothing of its movies: it asks for no rating and no theme. */
export const NO_PROOF: ListProof = { ratings: null, theme: null };

export interface TmdbClientOptions {
  /** Address of the service's third version, such as 'https://api.themoviedb.org/3'. */
  readonly baseUrl: string;
  readonly getKey: () => TmdbResult<string>;
  /** Told a key that the service refused, before `getKey` is asked again. */
  readonly onKeyRefused?: (key: string) => Promise<void> | void;
  /** Told the movies of each list that came. It may not take its time. */
  readonly onMovies?: (listing: Listing) => void;
  readonly fetch: Fetch;
  /** What the device says of its network. */
  readonly online: () => boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** For which country and in which language movies are told; the defaults when absent. */
  readonly preferences?: () => Asked;
}

/** For whom movies are told. */
type Asked = Pick<WatchPreferences, 'country' | 'language'>;

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
 * The client of the movie database. A key that is refused is renewed and the request repeated, once; so it is after the
 * time that the service asks to wait, where that is short.
 */
export function createTmdbClient(options: TmdbClientOptions): TmdbClient {
  const { baseUrl, getKey, onKeyRefused = () => undefined, onMovies, fetch, online, now = Date.now } = options;
  const viewing = options.preferences ?? (() => DEFAULT_WATCH_PREFERENCES);
  const keys = createApiKeyProvider(getKey, onKeyRefused);
  const queue = createRequestQueue(REQUEST_CONCURRENCY, PREFETCH_CONCURRENCY);
  const asked = { open: 0, lastAt: -Infinity };

  async function send(
    path: string,
    params: Params,
    key: string,
    signal?: AbortSignal,
    urgency?: Urgency,
  ): TmdbResult<JsonResponse> {
    const giveBack = await queue.acquire(signal, urgency);
    if (giveBack === null) return fail({ reason: 'cancelled' });
    const query = new URLSearchParams({ language: viewing().language, ...params, api_key: key });
    const received = await fetchJson(fetch, online, `${baseUrl}${path}?${query.toString()}`, signal);
    giveBack();
    return received.ok ? received : fail({ reason: received.error });
  }

  async function ask(path: string, params: Params, signal?: AbortSignal, urgency?: Urgency): TmdbResult<JsonResponse> {
    const key = await keys.current();
    if (!key.ok) return key;
    const first = await send(path, params, key.value, signal, urgency);
    if (!first.ok || first.value.status !== UNAUTHORIZED) return first;
    const renewed = await keys.rotate(key.value);
    return renewed.ok ? send(path, params, renewed.value, signal, urgency) : renewed;
  }

  /** The milliseconds for which an answer asks to be left alone, where somebody may wait so long; else null. */
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
    const received = await ask(path, params, signal, urgency);
    const waitMs = shortWait(received);
    if (waitMs === null) return received;
    await delay(waitMs, signal);
    return ask(path, params, signal, urgency);
  }

  async function getDated<T>(
    path: string,
    params: Params,
    parse: Parse<T>,
    signal?: AbortSignal,
    urgency?: Urgency,
  ): TmdbResult<Dated<T>> {
    const isAwaited = urgency !== 'prefetch';
    if (isAwaited) asked.open += 1;
    const received = await requestWithRetry(path, params, signal, urgency);
    if (isAwaited) Object.assign(asked, { open: asked.open - 1, lastAt: now() });
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
    told: ListProof,
    signal?: AbortSignal,
    urgency?: Urgency,
  ): TmdbResult<Dated<ListPage>> {
    const askedAt = now();
    const page = await getDated(path, params, parseListPage, signal, urgency);
    if (page.ok) onMovies?.({ ...told, movies: page.value.value.movies, seenAt: page.value.fetchedAt, askedAt });
    return page;
  }

  return {
    get,
    getDated,
    getMovies,
    preferences: viewing,
    quietMs: () => (asked.open > 0 ? 0 : now() - asked.lastAt),
  };
}

type KeyAnswer = Result<string, TmdbError>;

export interface ApiKeyProvider {
  readonly current: () => Promise<KeyAnswer>;
  /** A key other than the refused one, or why there is none. Requests refused together ask together. */
  readonly rotate: (refused: string) => Promise<KeyAnswer>;
}

/**
 * @param getKey the stored key, or one freshly fetched where none is stored
 * @param onKeyRefused forgets the stored key, so that the next `getKey` fetches one
 */
export function createApiKeyProvider(
  getKey: () => Promise<KeyAnswer>,
  onKeyRefused: (key: string) => Promise<void> | void,
): ApiKeyProvider {
  let renewal: Promise<KeyAnswer> | null = null;

  async function renew(refused: string): Promise<KeyAnswer> {
    // Another request may have renewed the key while this one was on its way.
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
