import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { popularQuery, top50Query, trendingQuery } from '../../../../src/api/tmdb/lists';
import { json, listItem, listPage, refusal } from './fake-fetch';
import { deviceStorage, openPage } from '../../features/charts/page';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z') });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const movie = (id: number) => () => json(listPage([listItem(id)]));
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
/** Runs everything that is due now: responses, and writing the lists. */
const settle = () => vi.advanceTimersByTimeAsync(300);

/** Opens a page, waits for it, and closes it. */
async function visit(...[storage, query, answer]: Parameters<typeof openPage>) {
  const page = openPage(storage, query, answer);
  await settle();
  page.leave();
  return page;
}

describe('freshness', () => {
  it.each([
    ['Top 50', 'one hour', top50Query, HOUR],
    ['trending', 'six hours', trendingQuery, 6 * HOUR],
    ['popular', 'six hours', popularQuery, 6 * HOUR],
  ])(
    '%s: no request for %s, over any number of visits, then one [CALL-34, CALL-36]',
    async (_list, _time, query, time) => {
      const storage = deviceStorage();
      await visit(storage, query, movie(1));
      vi.advanceTimersByTime(time - MINUTE);
      expect((await visit(storage, query, movie(2))).requests).toHaveLength(0);
      vi.advanceTimersByTime(MINUTE);
      const later = await visit(storage, query, movie(3));
      expect(later.requests).toHaveLength(1);
      expect(later.titles()).toEqual(['Movie 3']);
    },
  );

  it('counts from the time of the response, after a reload as well', async () => {
    const storage = deviceStorage();
    const old = Date.now() - 5 * HOUR;
    const page = await visit(storage, trendingQuery, () =>
      json(listPage([listItem(1)]), 200, { 'x-fetched-at': String(old) }),
    );
    expect(page.now().dataUpdatedAt).toBe(old);
    const reloaded = openPage(storage, trendingQuery, movie(2));
    expect(reloaded.atOnce.dataUpdatedAt).toBe(old);
    reloaded.leave();
    vi.advanceTimersByTime(HOUR);
    expect((await visit(storage, trendingQuery, movie(2))).requests).toHaveLength(1);
  });

  it('refreshes the list of a page that stays open [CALL-34]', async () => {
    const page = openPage(deviceStorage(), trendingQuery, movie(1));
    await settle();
    await vi.advanceTimersByTimeAsync(6 * HOUR);
    expect(page.requests).toHaveLength(2);
    page.leave();
  });

  it('does not last longer because the clock was set back', async () => {
    const storage = deviceStorage();
    await visit(storage, trendingQuery, movie(1));
    vi.setSystemTime(Date.now() - 10 * 24 * HOUR);
    const page = openPage(storage, trendingQuery, movie(2));
    await vi.advanceTimersByTimeAsync(6 * HOUR + MINUTE);
    expect(page.titles()).toEqual(['Movie 2']);
    page.leave();
  });
});

describe('the last list', () => {
  it('is shown before the first request, however old', async () => {
    const storage = deviceStorage();
    await visit(storage, trendingQuery, movie(1));
    vi.advanceTimersByTime(400 * 24 * HOUR);
    onlineManager.setOnline(false);
    const page = openPage(storage, trendingQuery, noNetwork);
    expect(page.atOnce.data?.value).toMatchObject([{ title: 'Movie 1' }]);
    await settle();
    expect(page.titles()).toEqual(['Movie 1']);
    page.leave();
  });

  it('is requested offline as well, since the service worker may have a newer one', async () => {
    onlineManager.setOnline(false);
    const page = await visit(deviceStorage(), trendingQuery, movie(1));
    expect(page.titles()).toEqual(['Movie 1']);
  });

  it('survives failed refreshes, on the page and on the device', async () => {
    const storage = deviceStorage();
    await visit(storage, trendingQuery, movie(1));
    vi.advanceTimersByTime(7 * HOUR);
    onlineManager.setOnline(false);
    const failing = openPage(storage, trendingQuery, noNetwork);
    await settle();
    expect(failing.now()).toMatchObject({ status: 'error', isStale: true });
    expect(failing.titles()).toEqual(['Movie 1']);
    // Another list is written now, together with everything stored.
    const { queryKey } = popularQuery(() => Promise.reject(new Error('not loaded')));
    failing.client.setQueryData(queryKey, { value: [], fetchedAt: Date.now() });
    await settle();
    failing.leave();
    expect(openPage(storage, trendingQuery, noNetwork).atOnce.data?.value).toMatchObject([{ title: 'Movie 1' }]);
  });

  it('stays in memory while no screen shows it', async () => {
    const page = await visit(null, trendingQuery, movie(1));
    await vi.advanceTimersByTimeAsync(30 * 24 * HOUR);
    expect(
      page.client.getQueryData(trendingQuery(() => Promise.reject(new Error('not loaded'))).queryKey),
    ).toBeDefined();
  });
});

describe('the device', () => {
  it('stores the lists and nothing else, without the key', async () => {
    const storage = deviceStorage();
    const page = await visit(storage, trendingQuery, movie(1));
    page.client.setQueryData(['details', 7], { title: 'Not a list' });
    await visit(storage, popularQuery, movie(2));
    expect(storage.all()).toContain('Movie 1');
    expect(storage.all()).toContain('Movie 2');
    expect(storage.all()).not.toContain('Not a list');
    expect(storage.all()).not.toMatch(/api_key|"key"/);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, 40)],
    ['from another version', (text: string) => text.replace('"buster":"1"', '"buster":"0"')],
    ['damaged', (text: string) => text.replace('"title":"Movie 1"', '"title":null')],
    ['missing its time', (text: string) => text.replace(/"fetchedAt":\d+/, '"fetchedAt":null')],
  ])('discards a list that is %s, and requests it again', async (_name, spoil) => {
    const storage = deviceStorage();
    await visit(storage, trendingQuery, movie(1));
    storage.setItem('matinee-lists', spoil(storage.all()));
    const page = await visit(storage, trendingQuery, movie(2));
    expect(page.atOnce.data).toBeUndefined();
    expect(page.titles()).toEqual(['Movie 2']);
  });

  it('may refuse to store anything', async () => {
    const refusing = {
      ...deviceStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect((await visit(refusing, trendingQuery, movie(1))).titles()).toEqual(['Movie 1']);
  });
});

describe('a failing service', () => {
  it('is retried once immediately, and its error is returned as a value', async () => {
    const page = openPage(deviceStorage(), trendingQuery, () => refusal(503, 9));
    await vi.advanceTimersByTimeAsync(2000);
    expect(page.requests).toHaveLength(2);
    expect(page.now().error).toMatchObject({ error: { reason: 'server-fault', status: 503 } });
    page.leave();
  });

  it('is retried after the time it asks for', async () => {
    const page = openPage(deviceStorage(), trendingQuery, () => refusal(429, 25, { 'retry-after': '7' }));
    await vi.advanceTimersByTimeAsync(6900);
    expect(page.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(page.requests).toHaveLength(2);
    page.leave();
  });

  it('is not retried when it has nothing', async () => {
    const page = openPage(deviceStorage(), trendingQuery, () => refusal(404, 34));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.requests).toHaveLength(1);
    expect(page.now().status).toBe('error');
    page.leave();
  });
});

describe('offline', () => {
  it('nothing is retried, and coming online sends the request again, once more if that was too early', async () => {
    onlineManager.setOnline(false);
    let reachable = false;
    const page = openPage(deviceStorage(), trendingQuery, () => (reachable ? movie(1)() : noNetwork()));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(page.requests).toHaveLength(1);
    onlineManager.setOnline(true);
    await settle();
    expect(page.requests).toHaveLength(2);
    reachable = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.titles()).toEqual(['Movie 1']);
    page.leave();
  });
});
