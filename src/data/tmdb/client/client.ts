import {
  AHEAD_CAP,
  DEFAULT_RETRY_AFTER_MS,
  FETCHED_AT_HEADER,
  IN_FLIGHT_CAP,
  LONGEST_RETRY_AFTER_MS,
} from '../../../config/movie-database/requests';
import { fail, ok, type Result } from '../../../domain/values/result';
import type { Listing } from '../../../domain/catalogue/seen-film';
import { retryAfterMs } from '../../../domain/requests/retry-after';
import { DEFAULT_WATCH_PREFERENCES, type WatchPreferences } from '../../../domain/viewing/viewing';
import { pause } from '../../platform/pause';
import { parseListPage, type ListPage } from '../parse/list-page';
import type { MovieDatabaseError } from './error';
import { createKeyRing } from './key-ring';
import { createRequestSlots, type Urgency } from './request-slots';
import { timedRequest, type Fetch, type Received } from './timed-request';

/** An answer with the time it left the service, in milliseconds since 1970, even if it comes out of a cache. */
export interface Dated<T> {
  readonly value: T;
  readonly fetchedAt: number;
}

export type Answer<T> = Promise<Result<T, MovieDatabaseError>>;

/** Reads an answer's body; null where it is not what was promised. */
type Parse<T> = (body: unknown) => T | null;

export type Params = Readonly<Record<string, string>>;

export interface MovieDatabase {
  /** Asks for a path below the base address. At most six requests are in flight, further ones wait. */
  readonly get: <T>(path: string, params: Params, parse: Parse<T>, signal?: AbortSignal) => Answer<T>;
  /**
   * The same, with the time of the answer: for what is kept.
   * @param urgency 'awaited' when absent
   */
  readonly getDated: <T>(
    path: string,
    params: Params,
    parse: Parse<T>,
    signal?: AbortSignal,
    urgency?: Urgency,
  ) => Answer<Dated<T>>;
  /**
   * Asks for a page of a film list, with the time of the answer.
   * @param told what a film's being in the answer tells of it
   * @param urgency 'awaited' when absent
   */
  readonly getFilms: (
    path: string,
    params: Params,
    told: Told,
    signal?: AbortSignal,
    urgency?: Urgency,
  ) => Answer<Dated<ListPage>>;
  /** The country and the language that it is asked for now. */
  readonly preferences: () => Asked;
  /** Milliseconds since somebody last waited for an answer; 0 while somebody does. */
  readonly quietMs: () => number;
}

/** What a question for films tells of those in the answer. */
export type Told = Pick<Listing, 'ratings' | 'theme'>;

/** For a list whose question proves nothing of its films: it asks for no rating and no theme. */
export const NOTHING_TOLD: Told = { ratings: null, theme: null };

export interface MovieDatabaseOptions {
  /** Address of the service's third version, such as 'https://api.themoviedb.org/3'. */
  readonly baseUrl: string;
  readonly getKey: () => Answer<string>;
  /** Told a key that the service refused, before `getKey` is asked again. */
  readonly onKeyRefused?: (key: string) => Promise<void> | void;
  /** Told the films of each list that came. It may not take its time. */
  readonly onFilms?: (listing: Listing) => void;
  readonly fetch: Fetch;
  /** What the device says of its network. */
  readonly online: () => boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** For which country and in which language films are told; the defaults when absent. */
  readonly preferences?: () => Asked;
}

/** For whom films are told. */
type Asked = Pick<WatchPreferences, 'country' | 'language'>;

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

/**
 * The client of the movie database. A key that is refused is renewed and the request repeated, once; so it is after the
 * time that the service asks to wait, where that is short.
 */
export function createMovieDatabase(options: MovieDatabaseOptions): MovieDatabase {
  const { baseUrl, getKey, onKeyRefused = () => undefined, onFilms, fetch, online, now = Date.now } = options;
  const viewing = options.preferences ?? (() => DEFAULT_WATCH_PREFERENCES);
  const keys = createKeyRing(getKey, onKeyRefused);
  const slots = createRequestSlots(IN_FLIGHT_CAP, AHEAD_CAP);
  const asked = { open: 0, lastAt: -Infinity };

  async function send(
    path: string,
    params: Params,
    key: string,
    signal?: AbortSignal,
    urgency?: Urgency,
  ): Answer<Received> {
    const giveBack = await slots.take(signal, urgency);
    if (giveBack === null) return fail({ reason: 'cancelled' });
    const query = new URLSearchParams({ language: viewing().language, ...params, api_key: key });
    const received = await timedRequest(fetch, online, `${baseUrl}${path}?${query.toString()}`, signal);
    giveBack();
    return received.ok ? received : fail({ reason: received.error });
  }

  async function ask(path: string, params: Params, signal?: AbortSignal, urgency?: Urgency): Answer<Received> {
    const key = await keys.current();
    if (!key.ok) return key;
    const first = await send(path, params, key.value, signal, urgency);
    if (!first.ok || first.value.status !== UNAUTHORIZED) return first;
    const renewed = await keys.instead(key.value);
    return renewed.ok ? send(path, params, renewed.value, signal, urgency) : renewed;
  }

  /** The milliseconds for which an answer asks to be left alone, where somebody may wait so long; else null. */
  function shortWait(received: Result<Received, MovieDatabaseError>): number | null {
    const fault = received.ok && received.value.status === 429 ? faultOf(received.value, now()) : null;
    if (fault?.reason !== 'rate-limited' || fault.retryAfterMs > LONGEST_RETRY_AFTER_MS) return null;
    return fault.retryAfterMs;
  }

  async function askPatiently(path: string, params: Params, signal?: AbortSignal, urgency?: Urgency): Answer<Received> {
    const received = await ask(path, params, signal, urgency);
    const waitMs = shortWait(received);
    if (waitMs === null) return received;
    await pause(waitMs, signal);
    return ask(path, params, signal, urgency);
  }

  async function getDated<T>(
    path: string,
    params: Params,
    parse: Parse<T>,
    signal?: AbortSignal,
    urgency?: Urgency,
  ): Answer<Dated<T>> {
    const isAwaited = urgency !== 'ahead';
    if (isAwaited) asked.open += 1;
    const received = await askPatiently(path, params, signal, urgency);
    if (isAwaited) Object.assign(asked, { open: asked.open - 1, lastAt: now() });
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

  async function getFilms(
    path: string,
    params: Params,
    told: Told,
    signal?: AbortSignal,
    urgency?: Urgency,
  ): Answer<Dated<ListPage>> {
    const askedAt = now();
    const page = await getDated(path, params, parseListPage, signal, urgency);
    if (page.ok) onFilms?.({ ...told, films: page.value.value.films, seenAt: page.value.fetchedAt, askedAt });
    return page;
  }

  return {
    get,
    getDated,
    getFilms,
    preferences: viewing,
    quietMs: () => (asked.open > 0 ? 0 : now() - asked.lastAt),
  };
}
