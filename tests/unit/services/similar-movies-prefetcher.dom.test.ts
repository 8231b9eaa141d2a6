import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMovieDatabase as createEmbedded } from '../../../local-stack/movie-database/movie-database';
import { SIMILAR_MOVIES_TTL_MS, SIMILAR_MOVIES_REFRESH_MS, TASTE_MOVIES } from '../../../src/config/recommend';
import { storeSimilarMovies, readSimilarMovies } from '../../../src/db/similar-movies-cache';
import { MemberDatabase } from '../../../src/db/member-database';
import { wipeMember } from '../../../src/db/wipe-member';
import { createSimilarMoviesPrefetcher } from '../../../src/services/movie-prefetcher';
import { createTmdbClient } from '../../../src/api/tmdb/client';
import { ok } from '../../../src/domain/values/result';
import { eventually } from '../../time/eventually';
import { json } from '../api/tmdb/fake-fetch';

const NOW = Date.UTC(2026, 10, 21);

let database: MemberDatabase;
let stopping: AbortController;

beforeEach(() => {
  database = new MemberDatabase('ada');
  stopping = new AbortController();
});
afterEach(async () => {
  stopping.abort();
  await database.delete();
});

/** Sets the member's favorites, newest first. */
async function setFavorites(...ids: readonly number[]): Promise<void> {
  const rows = ids.map((movieId, age) => ({
    kind: 'favorite' as const,
    movieId,
    present: 1 as const,
    ts: NOW - age,
    op: `x${movieId}`,
    seq: 1000 - age,
  }));
  await database.mirror.bulkPut(rows);
}

/** A page that prefetches similar movies; returns the requested movies and the most requests in flight. */
function open(answer: (id: number) => Response | Promise<Response>, now = NOW) {
  const requests: number[] = [];
  let inFlight = 0;
  const most = { inFlight: 0 };
  const tmdb = createTmdbClient({
    baseUrl: 'https://api.example/3',
    getKey: () => Promise.resolve(ok('key')),
    online: () => true,
    now: () => now,
    fetch: async (url) => {
      const id = Number(/\/movie\/(\d+)\/recommendations/.exec(url)?.[1]);
      requests.push(id);
      inFlight += 1;
      most.inFlight = Math.max(most.inFlight, inFlight);
      const response = await answer(id);
      inFlight -= 1;
      return response;
    },
  });
  const prefetch = createSimilarMoviesPrefetcher(database, tmdb, stopping.signal, () => now);
  void prefetch();
  return { requests, most, prefetch };
}

/** A page of similar movies whose ids show the favorite they belong to. */
const page = (id: number) => json({ page: 1, results: [{ id: id * 10, title: `Beside ${id}` }], total_pages: 2 });
const cachedLists = async (ids: readonly number[], now = NOW) =>
  (await readSimilarMovies(database, ids, now)).map(({ id, movies }) => [id, movies.map((movie) => movie.id)]);

it('stores the first page of each favorite, newest favorites first, one request at a time', async () => {
  await setFavorites(3, 2, 1);
  const { requests, most } = open(page);
  await eventually(async () =>
    expect(await cachedLists([1, 2, 3])).toEqual([
      [1, [10]],
      [2, [20]],
      [3, [30]],
    ]),
  );
  expect(requests).toEqual([3, 2, 1]);
  expect(most.inFlight).toBe(1);
});

it('requests only the newest favorites, and deletes lists of other movies', async () => {
  const ids = Array.from({ length: TASTE_MOVIES + 5 }, (_, index) => index + 1);
  await setFavorites(...ids);
  await database.similarMovies.put({ id: 999, fetchedAt: NOW, movies: [] });
  const { requests } = open(page);
  await eventually(async () => expect(await database.similarMovies.count()).toBe(TASTE_MOVIES));
  expect(requests).toEqual(ids.slice(0, TASTE_MOVIES));
  expect(await database.similarMovies.get(999)).toBeUndefined();
});

it('refreshes a list only when it is stale, and returns no expired list', async () => {
  await setFavorites(1);
  open(page);
  await eventually(async () => expect(await cachedLists([1])).toHaveLength(1));
  await setFavorites(2, 1);
  const early = open(page, NOW + SIMILAR_MOVIES_REFRESH_MS - 1);
  await eventually(async () => expect(await database.similarMovies.count()).toBe(2));
  expect(early.requests).toEqual([2]);
  const late = open(page, NOW + SIMILAR_MOVIES_REFRESH_MS);
  await eventually(() => expect(late.requests).toEqual([1]));
  expect(await cachedLists([2], NOW + SIMILAR_MOVIES_REFRESH_MS - 1 + SIMILAR_MOVIES_TTL_MS)).toEqual([]);
});

it.each<[what: string, answer: () => Response, requests: readonly number[]]>([
  ['skips a movie that the movie database does not have', () => json({ status_code: 34 }, 404), [2, 1]],
  ['skips a malformed response', () => json({ results: 'none' }), [2, 1]],
  ['stops when the movie database fails', () => json({}, 500), [2]],
])('%s', async (_what, answer, expected) => {
  await setFavorites(2, 1);
  const { requests, prefetch } = open((id) => (id === 2 ? answer() : page(id)));
  await eventually(() => expect(requests).toEqual(expected));
  if (expected.length === 1) {
    // the next sync requests it again
    void prefetch();
    await eventually(() => expect(requests).toEqual([2, 2]));
    expect(await cachedLists([1, 2])).toEqual([]);
  } else await eventually(async () => expect(await cachedLists([1])).toEqual([[1, [10]]]));
});

it('is deleted at sign-out, and a later response is not stored', async () => {
  await setFavorites(1);
  open(page);
  await eventually(async () => expect(await cachedLists([1])).toHaveLength(1));
  await wipeMember(database);
  expect(await database.similarMovies.count()).toBe(0);
  expect(await storeSimilarMovies(database, { id: 2, fetchedAt: NOW, movies: [] })).toBe(false);
  expect(await database.similarMovies.count()).toBe(0);
});

it('reads the embedded movie database', async () => {
  const service = createEmbedded({ key: 'key', now: () => NOW });
  const tmdb = createTmdbClient({
    baseUrl: 'http://localhost/movie-database/3',
    getKey: () => Promise.resolve(ok('key')),
    online: () => true,
    fetch: (url) => Promise.resolve(service.fetch(new Request(url))),
  });
  await setFavorites(238);
  await createSimilarMoviesPrefetcher(database, tmdb, stopping.signal, () => NOW)();
  await eventually(async () => expect((await readSimilarMovies(database, [238], NOW))[0]?.movies).toHaveLength(20));
});
