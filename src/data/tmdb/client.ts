import { DEFAULT_RETRY_AFTER_MS, FETCHED_AT_HEADER, IN_FLIGHT_CAP, LANGUAGE } from '../../config/movie-database';
import { fail, ok, type Result } from '../../domain/result';
import { retryAfterMs } from '../../domain/retry-after';
import type { MovieDatabaseError } from './error';
import { createKeyRing } from './key-ring';
import { createRequestSlots } from './request-slots';
import { timedFetch, type Fetch, type Received } from './timed-fetch';

/** An answer with the time it left the service, in milliseconds since 1970, even if it comes out of a cache. */
export interface Dated<T> {
  readonly value: T;
  readonly fetchedAt: number;
}

export type Answer<T> = Promise<Result<T, MovieDatabaseError>>;

/** Reads an answer's body; null where it is not what was promised. */
export type Parse<T> = (body: unknown) => T | null;

export type Params = Readonly<Record<string, string>>;

export interface MovieDatabase {
  /** Asks for a path below the base address. At most six requests are in flight, further ones wait. */
  readonly get: <T>(path: string, params: Params, parse: Parse<T>, signal?: AbortSignal) => Answer<T>;
  /** The same, with the time of the answer: for lists whose freshness counts. */
  readonly getDated: <T>(path: string, params: Params, parse: Parse<T>, signal?: AbortSignal) => Answer<Dated<T>>;
}

export interface MovieDatabaseOptions {
  /** Address of the service's third version, such as 'https://api.themoviedb.org/3'. */
  readonly baseUrl: string;
  readonly getKey: () => Answer<string>;
  /** Told a key that the service refused, before `getKey` is asked again. */
  readonly onKeyRefused?: (key: string) => Promise<void> | void;
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const UNAUTHORIZED = 401;

function faultOf({ status, headers }: Received, now: number): MovieDatabaseError {
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

/** The client of the movie database. A key that is refused is renewed and the request repeated, once. */
export function createMovieDatabase(options: MovieDatabaseOptions): MovieDatabase {
  const { baseUrl, getKey, onKeyRefused = () => undefined, fetch, now = Date.now } = options;
  const keys = createKeyRing(getKey, onKeyRefused);
  const slots = createRequestSlots(IN_FLIGHT_CAP);

  async function send(path: string, params: Params, key: string, signal?: AbortSignal): Answer<Received> {
    const giveBack = await slots.take(signal);
    if (giveBack === null) return fail({ reason: 'cancelled' });
    const query = new URLSearchParams({ language: LANGUAGE, ...params, api_key: key });
    const received = await timedFetch(fetch, `${baseUrl}${path}?${query.toString()}`, signal);
    giveBack();
    return received.ok ? received : fail({ reason: received.error });
  }

  async function ask(path: string, params: Params, signal?: AbortSignal): Answer<Received> {
    const key = await keys.current();
    if (!key.ok) return key;
    const first = await send(path, params, key.value, signal);
    if (!first.ok || first.value.status !== UNAUTHORIZED) return first;
    const renewed = await keys.instead(key.value);
    return renewed.ok ? send(path, params, renewed.value, signal) : renewed;
  }

  async function getDated<T>(path: string, params: Params, parse: Parse<T>, signal?: AbortSignal): Answer<Dated<T>> {
    const received = await ask(path, params, signal);
    if (!received.ok) return received;
    const { status, headers, body } = received.value;
    if (status < 200 || status > 299) return fail(faultOf(received.value, now()));
    const value = parse(body);
    return value === null ? fail({ reason: 'malformed' }) : ok({ value, fetchedAt: fetchTime(headers, now()) });
  }

  async function get<T>(path: string, params: Params, parse: Parse<T>, signal?: AbortSignal): Answer<T> {
    const dated = await getDated(path, params, parse, signal);
    return dated.ok ? ok(dated.value.value) : dated;
  }

  return { get, getDated };
}
