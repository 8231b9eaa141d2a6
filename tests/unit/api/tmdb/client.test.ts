import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTmdbClient, type TmdbClientOptions } from '../../../../src/api/tmdb/client';
import { fetchMovieMetadata } from '../../../../src/api/tmdb/movie';
import { fetchPopular } from '../../../../src/api/tmdb/lists';
import { DEFAULT_WATCH_PREFERENCES } from '../../../../src/domain/watch-preferences';
import { fail, ok } from '../../../../src/domain/values/result';
import { fakeFetch, json, listItem, listPage, refusal, type FakeRequest } from './fake-fetch';
import { eventually } from '../../../time/eventually';

function clientOf(
  answer: (request: FakeRequest) => Response | Promise<Response>,
  options: Partial<TmdbClientOptions> = {},
) {
  const { fetch, requests } = fakeFetch(answer);
  const client = createTmdbClient({
    baseUrl: 'https://api.example/3',
    getKey: () => Promise.resolve(ok('key-1')),
    fetch,
    online: () => true,
    now: () => 1_000_000,
    ...options,
  });
  return { client, requests };
}

const popular = () => json(listPage([listItem(1)]));

describe('movie database client', () => {
  it('requests English texts with the key in the URL, and dates the response [CALL-26] [CALL-27]', async () => {
    const { client, requests } = clientOf(popular);
    const answer = await fetchPopular(client);
    expect(answer).toMatchObject({ ok: true, value: { fetchedAt: 1_000_000, value: { movies: [{ id: 1 }] } } });
    expect(requests[0]?.path).toBe('/movie/popular');
    expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({ language: 'en-US', page: '1', api_key: 'key-1' });
  });

  it('notes the language of movies that aren’t in English', async () => {
    const preferences = () => ({ ...DEFAULT_WATCH_PREFERENCES, language: 'ar-SA' as const });
    const { client } = clientOf(popular, { preferences });
    expect(await fetchPopular(client)).toMatchObject({ value: { value: { movies: [{ translation: 'ar-SA' }] } } });
  });

  it('dates a cached response by the time it was fetched', async () => {
    const { client } = clientOf(() => json(listPage([]), 200, { 'x-fetched-at': '777' }));
    expect(await fetchPopular(client)).toMatchObject({ value: { fetchedAt: 777 } });
  });

  it('reports what went wrong', async () => {
    const outcomes: [() => Response | Promise<Response>, unknown][] = [
      [() => Promise.reject(new TypeError('Failed to fetch')), { reason: 'unreachable' }],
      [() => refusal(404, 34), { reason: 'not-found' }],
      [() => refusal(429, 25, { 'retry-after': '17' }), { reason: 'rate-limited', retryAfterMs: 17_000 }],
      [
        () => refusal(429, 25, { 'retry-after': new Date(1_015_000).toUTCString() }),
        { reason: 'rate-limited', retryAfterMs: 15_000 },
      ],
      [() => refusal(503, 9), { reason: 'server-fault', status: 503 }],
      [() => refusal(400, 22), { reason: 'server-fault', status: 400 }],
      [() => new Response('<html>'), { reason: 'malformed' }],
      [() => json({ page: 1 }), { reason: 'malformed' }],
    ];
    for (const [answer, error] of outcomes) {
      expect(await fetchPopular(clientOf(answer).client)).toEqual({ ok: false, error });
    }
  });

  it('sends nothing without a key [ERR-23]', async () => {
    const { client, requests } = clientOf(popular, { getKey: () => Promise.resolve(fail({ reason: 'key-missing' })) });
    expect(await fetchPopular(client)).toEqual({ ok: false, error: { reason: 'key-missing' } });
    expect(requests).toHaveLength(0);
  });

  it('refreshes a rejected key once for all requests that failed with it', async () => {
    let key = 'old';
    const onKeyRefused = vi.fn(() => {
      key = 'new';
    });
    const { client, requests } = clientOf(
      ({ query }) => (query.get('api_key') === 'new' ? popular() : refusal(401, 7)),
      {
        getKey: () => Promise.resolve(ok(key)),
        onKeyRefused,
      },
    );
    const answers = await Promise.all([fetchPopular(client), fetchPopular(client), fetchPopular(client)]);
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(onKeyRefused).toHaveBeenCalledExactlyOnceWith('old');
    expect(requests).toHaveLength(6);
  });

  it('gives up when the new key is rejected too, and tries again on the next call', async () => {
    const keys = ['a', 'a', 'b', 'b', 'b', 'c'];
    const onKeyRefused = vi.fn();
    const { client, requests } = clientOf(() => refusal(401, 7), {
      getKey: () => Promise.resolve(ok(keys.shift() ?? 'z')),
      onKeyRefused,
    });
    expect(await fetchPopular(client)).toEqual({ ok: false, error: { reason: 'key-refused' } });
    expect(requests.map(({ query }) => query.get('api_key'))).toEqual(['a', 'b']);
    await fetchPopular(client);
    expect(onKeyRefused.mock.calls).toEqual([['a'], ['b']]);
  });

  it('has at most eighteen requests in flight', async () => {
    let inFlight = 0;
    let most = 0;
    const releases: (() => void)[] = [];
    const { client } = clientOf(async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise<void>((resolve) => releases.push(resolve));
      inFlight -= 1;
      return popular();
    });
    const all = Promise.all(Array.from({ length: 30 }, () => fetchPopular(client)));
    for (let answered = 0; answered < 30; answered += 1) {
      await eventually(() => expect(releases.length).toBeGreaterThan(0));
      releases.shift()?.();
    }
    expect((await all).every((answer) => answer.ok)).toBe(true);
    expect(most).toBe(18);
  });

  it('removes a cancelled request from the queue without sending it', async () => {
    const release: (() => void)[] = [];
    const { client, requests } = clientOf(async () => {
      await new Promise<void>((resolve) => release.push(resolve));
      return popular();
    });
    const busy = Array.from({ length: 18 }, () => fetchPopular(client));
    const controller = new AbortController();
    const queued = fetchPopular(client, controller.signal);
    await eventually(() => expect(requests).toHaveLength(18));
    controller.abort();
    expect(await queued).toEqual({ ok: false, error: { reason: 'cancelled' } });
    release.splice(0).forEach((answer) => answer());
    await Promise.all(busy);
    expect(requests).toHaveLength(18);
  });

  it('cancels a request at any point', async () => {
    for (const turns of [0, 1, 2, 3, 10]) {
      const controller = new AbortController();
      const { client } = clientOf(popular, { fetch: hanging });
      const answer = fetchPopular(client, controller.signal);
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      controller.abort();
      expect(await answer).toEqual({ ok: false, error: { reason: 'cancelled' } });
    }
  });

  it('reports a request without a response as a timeout, not as offline', async () => {
    vi.useFakeTimers();
    try {
      const { client } = clientOf(popular, { fetch: hanging });
      const answer = fetchPopular(client);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await answer).toEqual({ ok: false, error: { reason: 'timeout' } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('reports the device as offline only if it says so itself', async () => {
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
    const { client } = clientOf(unreachable, { online: () => false });
    expect(await fetchPopular(client)).toEqual({ ok: false, error: { reason: 'offline' } });
  });
});

function hanging(_url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}

describe('a rate-limiting service', () => {
  afterEach(() => vi.useRealTimers());

  /** A service that rejects `refusals` requests with a Retry-After of the given seconds. */
  function busy(refusals: number, seconds: number) {
    let remaining = refusals;
    return clientOf(() => {
      remaining -= 1;
      return remaining >= 0 ? refusal(429, 25, { 'retry-after': String(seconds) }) : json({ id: 7 });
    });
  }

  it('is retried once after that time', async () => {
    vi.useFakeTimers();
    const { client, requests } = busy(1, 7);
    const answer = fetchMovieMetadata(client, 7);
    await vi.advanceTimersByTimeAsync(6999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);

    const twice = busy(2, 1);
    const refused = fetchMovieMetadata(twice.client, 7);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await refused).toMatchObject({ ok: false, error: { reason: 'rate-limited' } });
    expect(twice.requests).toHaveLength(2);
  });

  it('is retried after two seconds when it gives no time', async () => {
    vi.useFakeTimers();
    let refusals = 1;
    const { client, requests } = clientOf(() => (refusals-- > 0 ? refusal(429, 25) : popular()));
    const answer = fetchPopular(client);
    await vi.advanceTimersByTimeAsync(1999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ ok: true });
  });

  it('is not retried when the caller has cancelled in the meantime', async () => {
    vi.useFakeTimers();
    const { client, requests } = busy(1, 7);
    const controller = new AbortController();
    const answer = fetchMovieMetadata(client, 7, controller.signal);
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    expect(await answer).toEqual({ ok: false, error: { reason: 'cancelled' } });
    expect(requests).toHaveLength(1);
  });

  it('is not waited for longer than ten seconds', async () => {
    const { client, requests } = busy(1, 11);
    expect(await fetchMovieMetadata(client, 7)).toMatchObject({
      error: { reason: 'rate-limited', retryAfterMs: 11_000 },
    });
    expect(requests).toHaveLength(1);
  });
});
