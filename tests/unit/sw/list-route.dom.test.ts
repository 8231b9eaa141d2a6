import { describe, expect, it, vi } from 'vitest';
import { MOVIE_LISTS } from '../../../src/config/tmdb';
import { fetchAsPage, listRoute, respondWithList, type ListCache } from '../../../src/sw/list-route';

const KEY = 'https://api.example/3/trending/movie/week?language=en-US&page=1';
const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

function device() {
  const stored = new Map<string, Response>();
  const requests: number[] = [];
  const cache: ListCache = {
    match: (key: string) => Promise.resolve(stored.get(key)?.clone()),
    put: (key: string, answer: Response) => {
      stored.set(key, answer);
      return Promise.resolve();
    },
  };
  return {
    stored,
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

describe('a list from the service worker', () => {
  it('is not requested again while it is fresh, but after an hour [CALL-36]', async () => {
    const { list, requests } = device();
    await list(NOW, page('first'));
    const fresh = await list(NOW + HOUR - 1, page('second'));
    expect(await fresh.json()).toEqual({ results: ['first'] });
    const refreshed = await list(NOW + HOUR, page('third'));
    expect(await refreshed.json()).toEqual({ results: ['third'] });
    expect(requests).toEqual([NOW, NOW + HOUR]);
  });

  it('reports when it was fetched, immediately and later', async () => {
    const { list } = device();
    expect(timeOf(await list(NOW, page('first')))).toBe(NOW);
    expect(timeOf(await list(NOW + 5, page('second')))).toBe(NOW);
  });

  it('is returned however old when offline, with its original time', async () => {
    const { list } = device();
    await list(NOW, page('first'));
    const old = await list(NOW + 400 * 24 * HOUR, 'no network');
    expect(await old.json()).toEqual({ results: ['first'] });
    expect(timeOf(old)).toBe(NOW);
  });

  it('replaces the response while the service is down', async () => {
    const { list } = device();
    await list(NOW, page('first'));
    const old = await list(NOW + HOUR, new Response('', { status: 503 }));
    expect(old.status).toBe(200);
  });

  it('is stored only from responses with status 200, and a rejected key is passed on', async () => {
    const { list, stored } = device();
    expect((await list(NOW, new Response('{}', { status: 401 }))).status).toBe(401);
    expect((await list(NOW, new Response('', { status: 503 }))).status).toBe(503);
    expect(stored.size).toBe(0);
    await list(NOW, page('first'));
    expect((await list(NOW + HOUR, new Response('{}', { status: 401 }))).status).toBe(401);
  });

  it('fails like the network if nothing was stored', async () => {
    expect((await device().list(NOW, 'no network')).type).toBe('error');
  });

  it('is requested again after the clock was set back', async () => {
    const { list, requests } = device();
    await list(NOW, page('first'));
    await list(NOW - HOUR, page('second'));
    expect(requests).toHaveLength(2);
  });

  it('is returned even if the device is full', async () => {
    const { list, cache } = device();
    const full = { ...cache, put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
    expect(await (await list(NOW, page('first'), full)).json()).toEqual({ results: ['first'] });
  });

  it('is returned even if the browser refuses its caches, on opening or on reading', async () => {
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

it('no list is stored under an address with the movie key, by a page or by the worker', async () => {
  const { cache, stored } = device();
  const requested: string[] = [];
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (request: Request) => {
    requested.push(request.url);
    return Promise.resolve(page('first'));
  });
  const base = 'https://api.example/3';
  const url = new URL(`${base}${MOVIE_LISTS.top50.path}?api_key=secret&page=1`);
  const { handler } = listRoute(base);
  const options = { request: new Request(url), url, event: new Event('fetch') };
  await handler.handle(options);
  url.searchParams.set('page', '2');
  await fetchAsPage(base)(url.href);
  vi.unstubAllGlobals();
  expect(requested.every((address) => address.includes('api_key=secret'))).toBe(true);
  expect([...stored.keys()]).toEqual([1, 2].map((number) => `${base}${MOVIE_LISTS.top50.path}?page=${number}`));
});
