import { describe, expect, it } from 'vitest';
import { createTmdbClient } from '../../../../src/api/tmdb/client';
import { fetchFamilyPicks } from '../../../../src/api/tmdb/family-picks';
import { discoverSource } from '../../../../src/api/tmdb/discover';
import { fetchTopCandidates, fetchTrendingDay } from '../../../../src/api/tmdb/lists';
import { ok } from '../../../../src/domain/values/result';
import { fakeFetch, json, listItem, listPage, refusal, type FakeRequest } from './fake-fetch';

function clientOf(answer: (request: FakeRequest) => Response) {
  const { fetch, requests } = fakeFetch(answer);
  const getKey = () => Promise.resolve(ok('key'));
  return {
    client: createTmdbClient({ baseUrl: 'https://api.example/3', getKey, fetch, online: () => true }),
    requests,
  };
}

const page = (query: URLSearchParams) => Number(query.get('page') ?? '1');

describe('lists', () => {
  it('request the list of the day in English [CALL-33]', async () => {
    const { client, requests } = clientOf(() => json(listPage([listItem(1)])));
    await fetchTrendingDay(client);
    expect(requests[0]).toMatchObject({ path: '/trending/movie/day' });
    expect(requests[0]?.query.get('language')).toBe('en-US');
  });

  it('read three pages of the week in sequence, report them as they arrive, and have the oldest page’s date [CALL-35]', async () => {
    const { client, requests } = clientOf(({ query }) =>
      json(listPage([listItem(page(query))], page(query), 9), 200, {
        'x-fetched-at': page(query) === 2 ? '997' : '1000',
      }),
    );
    const reported: number[] = [];
    const top = await fetchTopCandidates(client, (movies) => reported.push(movies.length));
    expect(requests.map(({ path, query }) => `${path} ${page(query)}`)).toEqual(
      [1, 2, 3].map((one) => `/trending/movie/week ${one}`),
    );
    expect(reported).toEqual([1, 2, 3]);
    expect(top).toMatchObject({ value: { fetchedAt: 997 } });
  });

  it('fail when a page of the week fails', async () => {
    const { client } = clientOf(({ query }) => (page(query) === 2 ? refusal(500, 11) : json(listPage([], 1, 9))));
    expect(await fetchTopCandidates(client)).toEqual({ ok: false, error: { reason: 'server-fault', status: 500 } });
  });
});

describe('family picks', () => {
  const family = (certificationOf: (id: number) => string, day = '2015-06-01', type = 3) =>
    clientOf(({ path, query }) => {
      const genre = Number(query.get('with_genres'));
      if (path === '/discover/movie') {
        const items = Array.from({ length: 20 }, (_, index) => listItem(genre * 100 + index, { genre_ids: [genre] }));
        return json(listPage(items, 1, 50));
      }
      const id = Number(path.split('/')[2]);
      const releases = [
        { iso_3166_1: 'US', release_dates: [{ certification: certificationOf(id), type, release_date: day }] },
      ];
      return json({ id, release_dates: { results: releases } });
    });

  it('are six movies, from four queries of one page and one metadata request each [LAND-08, LAND-10]', async () => {
    const { client, requests } = family(() => 'G');
    const picks = await fetchFamilyPicks(discoverSource(client), '2026-11-20', 3);
    expect(picks.ok && picks.value).toHaveLength(6);
    expect(requests).toHaveLength(10);
  });

  it.each([
    ['were only shown at a festival', '2026-05-15', 1],
    ['come out tomorrow', '2026-11-21', 3],
  ])('exclude movies that %s', async (_, day, type) => {
    const { client } = family(() => 'G', day, type);
    expect(await fetchFamilyPicks(discoverSource(client), '2026-11-20', 3)).toEqual({ ok: true, value: [] });
  });

  it('exclude movies whose metadata says R [VAL-12]', async () => {
    const { client } = family((id) => (id % 2 === 0 ? 'R' : 'PG'));
    const picks = await fetchFamilyPicks(discoverSource(client), '2026-11-20', 3);
    expect(picks.ok && picks.value.map(({ certification }) => certification)).toEqual(Array(6).fill('PG'));
  });
});
