import { expect, it } from 'vitest';
import { createTmdbClient, type TmdbClient } from '../../../../src/api/tmdb/client';
import {
  findSharedMovie,
  lookUpId,
  lookUpImdbId,
  lookUpSeries,
  lookUpTitle,
  type MovieLookup,
} from '../../../../src/api/tmdb/title-search';
import type { SharedMovie } from '../../../../src/domain/movies/share-target';
import { fail, ok } from '../../../../src/domain/values/result';
import { type FakeRequest, fakeFetch, json, listItem, listPage } from './fake-fetch';

async function find(shared: SharedMovie, answer: (request: FakeRequest) => Response) {
  const { fetch, requests } = fakeFetch(answer);
  const client = createTmdbClient({
    baseUrl: 'https://api.example/3',
    getKey: () => Promise.resolve(ok('key-1')),
    fetch,
    online: () => true,
  });
  const found = await findSharedMovie(client, shared);
  return {
    found,
    requests: requests.map(({ path, query }) => [path, query.get('external_source'), query.get('query')]),
  };
}

const ids = (found: Awaited<ReturnType<typeof find>>['found']) => (found.ok ? found.value.map(({ id }) => id) : found);

it('finds a movie by its IMDb id among the movies of the response', async () => {
  const { found, requests } = await find({ kind: 'imdb', id: 'tt0113277' }, () =>
    json({ movie_results: [listItem(949), { id: 'none' }], person_results: [{ id: 1, name: 'Heat' }], tv_results: [] }),
  );
  expect(requests).toEqual([['/find/tt0113277', 'imdb_id', null]]);
  expect(ids(found)).toEqual([949]);
});

it('searches for a title, whatever its year', async () => {
  const { found, requests } = await find({ kind: 'title', title: 'heat', year: 1995 }, () =>
    json(listPage([listItem(949), listItem(2)])),
  );
  expect(requests).toEqual([['/search/movie', null, 'heat']]);
  expect(ids(found)).toEqual([949, 2]);
});

it.each([
  [
    'heat 1995',
    [
      ['heat 1995', null],
      ['heat', '1995'],
    ],
    [949],
  ],
  // A title that ends in a year is found as it is, and other words are not searched for twice.
  ['wonder woman 1984', [['wonder woman 1984', null]], [464052]],
  ['nosuchmovie', [['nosuchmovie', null]], []],
])('a year after a title that nothing matches is that of the release: %s', async (title, searches, expected) => {
  const asked: unknown[] = [];
  const { found } = await find({ kind: 'title', title, year: null }, ({ query }) => {
    asked.push([query.get('query'), query.get('primary_release_year')]);
    const id = { heat: 949, 'wonder woman 1984': 464052 }[query.get('query') ?? ''];
    return json(listPage(id === undefined ? [] : [listItem(id)]));
  });
  expect(asked).toEqual(searches);
  expect(ids(found)).toEqual(expected);
});

it.each([{ kind: 'movie', id: 603 }, { kind: 'other-address' }, { kind: 'nothing' }] as const)(
  'sends no request when there is nothing to search for: %j',
  async (shared) => {
    const { found, requests } = await find(shared, () => json({}));
    expect([ids(found), requests]).toEqual([[], []]);
  },
);

it.each([null, {}, { movie_results: 'many' }])('a response without a list is rejected: %j', async (body) => {
  const { found } = await find({ kind: 'imdb', id: 'tt0113277' }, () => json(body));
  expect(found).toEqual({ ok: false, error: { reason: 'malformed' } });
});

const TITLE = { query: 'Heat', include_adult: 'false' };

it.each<[asks: string, ask: (lookup: MovieLookup) => Promise<unknown>, path: string, params: object]>([
  ['an id', (lookup) => lookUpId(lookup, 949), '/movie/949', {}],
  ['another site’s id', (lookup) => lookUpImdbId(lookup, 'tt1'), '/find/tt1', { external_source: 'imdb_id' }],
  ['a title', (lookup) => lookUpTitle(lookup, 'Heat', null), '/search/movie', TITLE],
  [
    'a title with a year',
    (lookup) => lookUpTitle(lookup, 'Heat', 1995),
    '/search/movie',
    { ...TITLE, primary_release_year: '1995' },
  ],
  [
    'the series of a title and year',
    (lookup) => lookUpSeries(lookup, 'Heat', 1995),
    '/search/tv',
    { ...TITLE, first_air_date_year: '1995' },
  ],
])('requests %s in English, whatever language is set, and after interactive requests', async (_, ask, path, params) => {
  const log: unknown[] = [];
  const getDated: TmdbClient['getDated'] = (requestedPath, requestedParams, _parse, _signal, urgency) => {
    log.push([requestedPath, requestedParams, urgency]);
    return Promise.resolve(fail({ reason: 'offline' }));
  };
  const onRequest = () => log.push('request');
  const answer = await ask({ tmdb: { getDated }, onRequest, signal: new AbortController().signal });
  expect(answer).toEqual(fail({ reason: 'offline' }));
  expect(log).toEqual(['request', [path, { language: 'en-US', ...params }, 'prefetch']]);
});
