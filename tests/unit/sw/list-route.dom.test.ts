import { describe, expect, it } from 'vitest';
import { respondWithList, type ListCache } from '../../../src/sw/list-route';

const KEY = 'https://api.example/3/trending/movie/week?language=en-US&page=1';
const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

function device() {
  const kept = new Map<string, Response>();
  const requests: number[] = [];
  const cache: ListCache = {
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
    put: (key: string, answer: Response) => {
      kept.set(key, answer);
      return Promise.resolve();
    },
  };
  return {
    kept,
    cache,
    requests,
    list: (now: number, answer: Response | 'no network', store: ListCache = cache) =>
      respondWithList({
        key: KEY,
        freshForMs: HOUR,
        open: () => Promise.resolve(store),
        now,
        fetch: () => {
          requests.push(now);
          return answer === 'no network' ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(answer);
        },
      }),
  };
}

const page = (title: string) => new Response(JSON.stringify({ results: [title] }), { headers: { etag: '"1"' } });
const timeOf = (answer: Response) => Number(answer.headers.get('x-fetched-at'));

describe('a list out of the worker', () => {
  it('is not asked for again while it is fresh, and is when the hour is over [CALL-36]', async () => {
    const { list, requests } = device();
    await list(NOW, page('first'));
    const fresh = await list(NOW + HOUR - 1, page('second'));
    expect(await fresh.json()).toEqual({ results: ['first'] });
    const renewed = await list(NOW + HOUR, page('third'));
    expect(await renewed.json()).toEqual({ results: ['third'] });
    expect(requests).toEqual([NOW, NOW + HOUR]);
  });

  it('says when it was fetched, at once and later', async () => {
    const { list } = device();
    expect(timeOf(await list(NOW, page('first')))).toBe(NOW);
    expect(timeOf(await list(NOW + 5, page('second')))).toBe(NOW);
  });

  it('is given however old when there is no network, under its old time', async () => {
    const { list } = device();
    await list(NOW, page('first'));
    const old = await list(NOW + 400 * 24 * HOUR, 'no network');
    expect(await old.json()).toEqual({ results: ['first'] });
    expect(timeOf(old)).toBe(NOW);
  });

  it('stands in while the service is down', async () => {
    const { list } = device();
    await list(NOW, page('first'));
    const old = await list(NOW + HOUR, new Response('', { status: 503 }));
    expect(old.status).toBe(200);
  });

  it('is kept from answers of 200 only, and a refused key is passed on', async () => {
    const { list, kept } = device();
    expect((await list(NOW, new Response('{}', { status: 401 }))).status).toBe(401);
    expect((await list(NOW, new Response('', { status: 503 }))).status).toBe(503);
    expect(kept.size).toBe(0);
    await list(NOW, page('first'));
    expect((await list(NOW + HOUR, new Response('{}', { status: 401 }))).status).toBe(401);
  });

  it('fails as the network does where nothing was kept', async () => {
    expect((await device().list(NOW, 'no network')).type).toBe('error');
  });

  it('is asked for again when the clock was set back', async () => {
    const { list, requests } = device();
    await list(NOW, page('first'));
    await list(NOW - HOUR, page('second'));
    expect(requests).toHaveLength(2);
  });

  it('is shown when the device is full', async () => {
    const { list, cache } = device();
    const full = { ...cache, put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
    expect(await (await list(NOW, page('first'), full)).json()).toEqual({ results: ['first'] });
  });

  it('is shown where the browser refuses its caches, at once or when they are asked', async () => {
    const { list, cache } = device();
    const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    expect(await (await list(NOW, page('first'), { match: refuse, put: refuse })).json()).toEqual({
      results: ['first'],
    });
    const answer = await respondWithList({
      key: KEY,
      freshForMs: HOUR,
      now: NOW,
      open: refuse,
      fetch: () => Promise.resolve(page('second')),
    });
    expect(await answer.json()).toEqual({ results: ['second'] });
    expect(await cache.match(KEY)).toBeUndefined();
  });
});
