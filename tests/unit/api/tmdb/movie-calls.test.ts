import { expect, it } from 'vitest';
import { createTmdbClient } from '../../../../src/api/tmdb/client';
import { fetchMovieDetails, fetchMovieMetadata } from '../../../../src/api/tmdb/movie';
import { ok } from '../../../../src/domain/values/result';
import { fakeFetch, json } from './fake-fetch';

const trailer = { site: 'YouTube', type: 'Trailer', published_at: '2020-01-01T00:00:00.000Z', official: false };
const PARTS: Record<string, object> = {
  credits: {
    cast: [{ id: 1, name: 'Ann', character: 'Neo', profile_path: null }],
    crew: [{ name: 'Lana', job: 'Director' }],
  },
  videos: {
    results: [
      { ...trailer, key: 'newest_of_all' },
      { ...trailer, key: 'official', published_at: '2010-01-01T00:00:00.000Z', official: true },
    ],
  },
  release_dates: {
    results: [
      {
        iso_3166_1: 'US',
        release_dates: [
          { certification: 'NR', type: 1 },
          { certification: 'PG', type: 3 },
        ],
      },
    ],
  },
  'watch/providers': {
    results: {
      US: {
        flatrate: [7, 6, 5, 4, 3, 2, 1].map((place) => ({
          provider_id: place,
          provider_name: `Service ${place}`,
          logo_path: null,
          display_priority: place,
        })),
      },
    },
  },
};

/** A service that appends the requested parts, like TMDB. */
function service() {
  const { fetch, requests } = fakeFetch(({ query }) => {
    const parts = (query.get('append_to_response') ?? '').split(',').map((part) => [part, PARTS[part]]);
    return json({ id: 5, title: 'The Movie', ...Object.fromEntries(parts) });
  });
  const getKey = () => Promise.resolve(ok('key'));
  return {
    client: createTmdbClient({ baseUrl: 'https://api.example/3', getKey, fetch, online: () => true }),
    requests,
  };
}

/** The calls of one movie that the specification lists, and the name of each part in the details response. */
const CALLS = [
  ['/movie/5/credits', 'credits', 'CALL-29'],
  ['/movie/5/videos', 'videos', 'CALL-30'],
  ['/movie/5/release_dates', 'release_dates', 'CALL-31'],
  ['/movie/5/watch/providers', 'watch/providers', 'CALL-32'],
] as const;

it.each(CALLS)('%s is requested as %s of /movie/5, and nowhere else [%s]', async (call, part) => {
  const { client, requests } = service();
  await fetchMovieDetails(client, 5);
  await fetchMovieMetadata(client, 5);
  expect(requests.map(({ path }) => path)).toEqual(['/movie/5', '/movie/5']);
  expect(call).toBe(`/movie/5/${part}`);
  const [details, facts] = requests.map(({ query }) => (query.get('append_to_response') ?? '').split(','));
  expect(details).toContain(part);
  // a list of movies shows no cast
  expect(facts?.includes(part)).toBe(part !== 'credits');
});

const facts = {
  certification: 'PG',
  trailerUrl: 'https://www.youtube-nocookie.com/embed/official',
  providers: [1, 2, 3, 4, 5, 6].map((place) => ({ name: `Service ${place}` })),
};

it('one request loads details, cast and crew, trailer, certification and services of a movie [CALL-28] [CALL-29] [CALL-30] [CALL-31] [CALL-32]', async () => {
  const { client, requests } = service();
  expect(await fetchMovieDetails(client, 5)).toMatchObject({
    value: {
      value: { title: 'The Movie', credits: { cast: [{ name: 'Ann' }], crew: [{ name: 'Lana' }] }, metadata: facts },
    },
  });
  expect(requests.map(({ path, query }) => [path, query.get('language')])).toEqual([['/movie/5', 'en-US']]);
});

it('one request loads the metadata of a movie, including its trailer [CALL-30] [CALL-31] [CALL-32] [CALL-39]', async () => {
  const { client, requests } = service();
  expect(await fetchMovieMetadata(client, 5)).toMatchObject({ value: { value: facts } });
  expect(requests.map(({ path }) => path)).toEqual(['/movie/5']);
});
