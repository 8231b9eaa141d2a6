import { describe, expect, it } from 'vitest';
import { createTmdbClient } from '../../../../src/api/tmdb/client';
import { queryFailure, ThrownTmdbError, tmdbErrorOf } from '../../../../src/api/tmdb/errors';
import { popularQuery, top50Query, trendingQuery } from '../../../../src/api/tmdb/lists';
import { detailsQuery } from '../../../../src/api/tmdb/movie';
import { discoverParams, listQuery, type LoadTmdb } from '../../../../src/api/tmdb/query';
import { LIST_RETRY_MS } from '../../../../src/config/tmdb';
import type { MovieQuery } from '../../../../src/domain/movies/movie-query';
import { ok } from '../../../../src/domain/values/result';
import { DEFAULT_WATCH_PREFERENCES } from '../../../../src/domain/watch-preferences';
import { fakeFetch, json, listItem, listPage, refusal } from './fake-fetch';

const ANY_MOVIE: MovieQuery = {
  order: 'popularity',
  genres: [],
  genreMatch: 'any',
  theme: null,
  withoutGenres: [],
  certifications: null,
  minVotes: 50,
  minRating: 0,
  releasedFrom: null,
  releasedUntil: '2026-11-20',
};

it('a query uses the parameters of the discover call, and never includes adult movies [CALL-37]', () => {
  expect(discoverParams(ANY_MOVIE)).toEqual({
    include_adult: 'false',
    sort_by: 'popularity.desc',
    'vote_count.gte': '50',
    'primary_release_date.lte': '2026-11-20',
  });
  expect(
    discoverParams({
      ...ANY_MOVIE,
      genres: [35, 10749],
      withoutGenres: [27, 53],
      certifications: ['PG', 'PG-13'],
      minRating: 6,
      releasedFrom: '1950-01-01',
    }),
  ).toEqual({
    include_adult: 'false',
    sort_by: 'popularity.desc',
    'vote_count.gte': '50',
    'primary_release_date.lte': '2026-11-20',
    with_genres: '35|10749',
    without_genres: '27,53',
    certification_country: 'US',
    certification: 'PG|PG-13',
    'vote_average.gte': '6',
    'primary_release_date.gte': '1950-01-01',
  });
});

it('a theme is queried by its keywords together with all of its genres [CALL-37]', () => {
  const query = { ...ANY_MOVIE, genres: [99, 10751], genreMatch: 'all', theme: 'science' } as const;
  expect(discoverParams(query)).toMatchObject({
    with_genres: '99,10751',
    with_keywords: '9882|3801|14626|1432|14760|160331|8056',
  });
  expect(discoverParams({ ...ANY_MOVIE, theme: 'biography' })).toMatchObject({ with_keywords: '5565' });
});

it('results are sorted in descending order [CALL-37]', () => {
  const orders = ['popularity', 'rating', 'revenue', 'votes'] as const;
  expect(orders.map((order) => discoverParams({ ...ANY_MOVIE, order })['sort_by'])).toEqual([
    'popularity.desc',
    'vote_average.desc',
    'revenue.desc',
    'vote_count.desc',
  ]);
});

it('a runtime range uses its shortest and longest minutes, if given', () => {
  expect(discoverParams({ ...ANY_MOVIE, runtime: { min: 40, max: null } })).toMatchObject({ 'with_runtime.gte': '40' });
  expect(discoverParams({ ...ANY_MOVIE, runtime: { min: 40, max: null } })).not.toHaveProperty('with_runtime.lte');
  expect(discoverParams({ ...ANY_MOVIE, runtime: { min: 40, max: 90 } })).toMatchObject({
    'with_runtime.gte': '40',
    'with_runtime.lte': '90',
  });
});

const HOUR_MS = 3_600_000;
const NO_STOP = { signal: new AbortController().signal };

/** A service that gives every path the same response. */
function service(answer: () => Response) {
  const { fetch, requests } = fakeFetch(answer);
  const getKey = () => Promise.resolve(ok('key'));
  const tmdb = createTmdbClient({ baseUrl: 'https://api.example/3', getKey, fetch, online: () => true });
  const load: LoadTmdb = () => Promise.resolve({ tmdb });
  return { load, requests };
}

const aMovie = () => json(listPage([listItem(7)]), 200, { 'x-fetched-at': '1000' });

describe('a list as a query', () => {
  it.each([
    ['top50', top50Query, '/trending/movie/week', 1],
    ['trending', trendingQuery, '/trending/movie/day', 6],
    ['popular', popularQuery, '/movie/popular', 6],
  ] as const)('returns its movies with their time: %s', async (name, query, path, hours) => {
    const { load, requests } = service(aMovie);
    const { queryKey, queryFn, staleTime } = query(load);
    expect(queryKey).toEqual(['persisted-list', name]);
    expect(staleTime).toBe(hours * HOUR_MS);
    expect(await queryFn(NO_STOP)).toMatchObject({ value: [{ id: 7 }], fetchedAt: 1000 });
    expect(requests.map((one) => one.path)).toEqual([path]);
  });

  it('throws the movie database’s error in a recognizable form', async () => {
    for (const query of [trendingQuery, top50Query]) {
      const thrown: unknown = await query(service(() => refusal(500, 11)).load)
        .queryFn(NO_STOP)
        .catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(ThrownTmdbError);
      expect(thrown).toMatchObject({ name: 'ThrownMovieDatabaseError', message: 'server-fault' });
      if (thrown instanceof Error) expect(tmdbErrorOf(thrown)).toEqual({ reason: 'server-fault', status: 500 });
    }
    expect(tmdbErrorOf(new Error('a part did not load'))).toEqual({ reason: 'malformed' });
  });

  it('is refreshed when it is stale, never immediately, and not before it has data', () => {
    const { load } = service(aMovie);
    const { refetchInterval } = listQuery(
      'trending',
      load,
      () => Promise.reject(new Error('not asked')),
      () => 10 * HOUR_MS,
    );
    const after = (data: unknown, hours: number) =>
      refetchInterval({ state: { data, dataUpdatedAt: hours * HOUR_MS } });
    expect(after({}, 9)).toBe(5 * HOUR_MS);
    expect(after({}, 1)).toBe(LIST_RETRY_MS);
    expect(after(undefined, 9)).toBe(false);
  });
});

it('movie details are a query of their own', async () => {
  const { load } = service(() => json({ id: 5, title: 'The Movie' }));
  expect(detailsQuery(load, 5, DEFAULT_WATCH_PREFERENCES)).toMatchObject({
    queryKey: ['movie-details', 5, 'US', 'en-US'],
    staleTime: HOUR_MS,
  });
  expect(await detailsQuery(load, 5, DEFAULT_WATCH_PREFERENCES).queryFn(NO_STOP)).toMatchObject({
    id: 5,
    title: 'The Movie',
  });
  await expect(
    detailsQuery(service(() => refusal(404, 34)).load, 5, DEFAULT_WATCH_PREFERENCES).queryFn(NO_STOP),
  ).rejects.toMatchObject({
    error: { reason: 'not-found' },
  });
});

it.each([
  ['is being retried', { failureReason: 'timeout', fetchStatus: 'fetching' }, null],
  ['is paused offline', { failureReason: 'offline', fetchStatus: 'paused' }, 'offline'],
  ['has given up', { error: 'server-fault', failureReason: 'timeout', fetchStatus: 'idle' }, 'server-fault'],
  ['has succeeded', { fetchStatus: 'idle' }, null],
] as const)('whether a query that %s has failed: %j', (_, query, reason) => {
  const thrown = (of: 'timeout' | 'offline' | 'server-fault') =>
    new ThrownTmdbError(of === 'server-fault' ? { reason: of, status: 500 } : { reason: of });
  const failure = queryFailure({
    error: 'error' in query ? thrown(query.error) : null,
    failureReason: 'failureReason' in query ? thrown(query.failureReason) : null,
    fetchStatus: query.fetchStatus,
  });
  expect(failure?.reason ?? null).toBe(reason);
});
