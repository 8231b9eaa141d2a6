import { DEFAULT_WATCH_PREFERENCES } from '../../../src/domain/watch-preferences';
import { describe, expect, it } from 'vitest';
import { LIST_RETRY_MS } from '../../../src/config/tmdb';
import { createTmdbClient } from '../../../src/api/tmdb/client';
import { detailsQuery } from '../../../src/api/tmdb/movie';
import { popularQuery, top50Query, trendingQuery } from '../../../src/api/tmdb/lists';
import { listQuery, type LoadMovieDatabase } from '../../../src/api/tmdb/query';
import {
  tmdbErrorOf,
  queryFailure,
  ThrownTmdbError,
} from '../../../src/api/tmdb/errors';
import { ok } from '../../../src/domain/values/result';
import { fakeFetch, json, listItem, listPage, refusal } from './fake-fetch';

const HOUR_MS = 3_600_000;
const NO_STOP = { signal: new AbortController().signal };

/** A service whose every path answers the same. */
function service(answer: () => Response) {
  const { fetch, asked } = fakeFetch(answer);
  const getKey = () => Promise.resolve(ok('key'));
  const tmdb = createTmdbClient({ baseUrl: 'https://api.example/3', getKey, fetch, online: () => true });
  const load: LoadMovieDatabase = () => Promise.resolve({ tmdb });
  return { load, asked };
}

const aMovie = () => json(listPage([listItem(7)]), 200, { 'x-fetched-at': '1000' });

describe('a list as a query', () => {
  it.each([
    ['top50', top50Query, '/trending/movie/week', 1],
    ['trending', trendingQuery, '/trending/movie/day', 6],
    ['popular', popularQuery, '/movie/popular', 6],
  ] as const)('brings its movies with their time: %s', async (name, query, path, hours) => {
    const { load, asked } = service(aMovie);
    const { queryKey, queryFn, staleTime } = query(load);
    expect(queryKey).toEqual(['kept-list', name]);
    expect(staleTime).toBe(hours * HOUR_MS);
    expect(await queryFn(NO_STOP)).toMatchObject({ value: [{ id: 7 }], fetchedAt: 1000 });
    expect(asked.map((one) => one.path)).toEqual([path]);
  });

  it('throws what the movie database refused, so that it is known again', async () => {
    for (const query of [trendingQuery, top50Query]) {
      const thrown: unknown = await query(service(() => refusal(500, 11)).load)
        .queryFn(NO_STOP)
        .catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(ThrownTmdbError);
      expect(thrown).toMatchObject({ name: 'ThrownMovieDatabaseError', message: 'server-fault' });
      if (thrown instanceof Error)
        expect(tmdbErrorOf(thrown)).toEqual({ reason: 'server-fault', status: 500 });
    }
    expect(tmdbErrorOf(new Error('a part did not load'))).toEqual({ reason: 'malformed' });
  });

  it('is asked for again when its time is over, never at once, and not before there is one', () => {
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

it("a movie's details are a query of their own", async () => {
  const { load } = service(() => json({ id: 5, title: 'The Movie' }));
  expect(detailsQuery(load, 5, DEFAULT_WATCH_PREFERENCES)).toMatchObject({
    queryKey: ['movie-details', 5, 'US', 'en-US'],
    staleTime: HOUR_MS,
  });
  expect(await detailsQuery(load, 5, DEFAULT_WATCH_PREFERENCES).queryFn(NO_STOP)).toMatchObject({ id: 5, title: 'The Movie' });
  await expect(
    detailsQuery(service(() => refusal(404, 34)).load, 5, DEFAULT_WATCH_PREFERENCES).queryFn(NO_STOP),
  ).rejects.toMatchObject({
    error: { reason: 'not-found' },
  });
});

it.each([
  ['is asking once more', { failureReason: 'slow', fetchStatus: 'fetching' }, null],
  ['waits for a network', { failureReason: 'offline', fetchStatus: 'paused' }, 'offline'],
  ['has given up', { error: 'server-fault', failureReason: 'slow', fetchStatus: 'idle' }, 'server-fault'],
  ['has its answer', { fetchStatus: 'idle' }, null],
] as const)('a query that %s has failed or not: %j', (_, query, reason) => {
  const thrown = (of: 'slow' | 'offline' | 'server-fault') =>
    new ThrownTmdbError(of === 'server-fault' ? { reason: of, status: 500 } : { reason: of });
  const failure = queryFailure({
    error: 'error' in query ? thrown(query.error) : null,
    failureReason: 'failureReason' in query ? thrown(query.failureReason) : null,
    fetchStatus: query.fetchStatus,
  });
  expect(failure?.reason ?? null).toBe(reason);
});
