import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMovieDatabase as createEmbedded } from '../../../local-stack/movie-database/movie-database';
import { SIMILAR_MOVIES_TTL_MS, SIMILAR_MOVIES_REFRESH_MS, TASTE_FAVORITES } from '../../../src/config/recommend';
import { storeSimilarMovies, readSimilarMovies } from '../../../src/db/similar-movies-cache';
import { MemberDatabase } from '../../../src/db/member-database';
import { wipeMember } from '../../../src/db/wipe-member';
import {
  createSimilarMoviesPrefetcher,
  type SimilarMoviesPrefetcher,
} from '../../../src/services/similar-movies-prefetcher';
import { createTmdbClient } from '../../../src/api/tmdb/client';
import { ok } from '../../../src/domain/values/result';
import { eventually } from '../../time/eventually';
import { json } from '../api/tmdb/fake-fetch';

const NOW = Date.UTC(2026, 10, 21);

let database: MemberDatabase;
const started: SimilarMoviesPrefetcher[] = [];

beforeEach(() => (database = new MemberDatabase('ada')));
afterEach(async () => {
  for (const keeper of started.splice(0)) keeper.stop();
  await database.delete();
});

/** The member's favorites, the newest first. */
async function like(...ids: readonly number[]): Promise<void> {
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

/** A page that keeps neighbours; tells which movies it asked for, and how many requests were in flight at most. */
function open(answer: (id: number) => Response | Promise<Response>, now = NOW) {
  const asked: number[] = [];
  let inFlight = 0;
  const most = { inFlight: 0 };
  const tmdb = createTmdbClient({
    baseUrl: 'https://api.example/3',
    getKey: () => Promise.resolve(ok('key')),
    online: () => true,
    now: () => now,
    fetch: async (url) => {
      const id = Number(/\/movie\/(\d+)\/recommendations/.exec(url)?.[1]);
      asked.push(id);
      inFlight += 1;
      most.inFlight = Math.max(most.inFlight, inFlight);
      const response = await answer(id);
      inFlight -= 1;
      return response;
    },
  });
  const keeper = createSimilarMoviesPrefetcher(database, tmdb, () => now);
  started.push(keeper);
  keeper.prefetch();
  return { asked, most, keeper };
}

/** A page of movies with ids that tell beside which movie they are. */
const page = (id: number) => json({ page: 1, results: [{ id: id * 10, title: `Beside ${id}` }], total_pages: 2 });
const kept = async (ids: readonly number[], now = NOW) =>
  (await readSimilarMovies(database, ids, now)).map(({ id, movies }) => [id, movies.map((movie) => movie.id)]);

it('keeps the first page of each favorite, the newest favorites first, one request at a time', async () => {
  await like(3, 2, 1);
  const { asked, most } = open(page);
  await eventually(async () =>
    expect(await kept([1, 2, 3])).toEqual([
      [1, [10]],
      [2, [20]],
      [3, [30]],
    ]),
  );
  expect(asked).toEqual([3, 2, 1]);
  expect(most.inFlight).toBe(1);
});

it('asks for no more than the newest favorites, and gives up what is of none of them', async () => {
  const ids = Array.from({ length: TASTE_FAVORITES + 5 }, (_, index) => index + 1);
  await like(...ids);
  await database.similarMovies.put({ id: 999, fetchedAt: NOW, movies: [] });
  const { asked } = open(page);
  await eventually(async () => expect(await database.similarMovies.count()).toBe(TASTE_FAVORITES));
  expect(asked).toEqual(ids.slice(0, TASTE_FAVORITES));
  expect(await database.similarMovies.get(999)).toBeUndefined();
});

it('asks for what it has again only after its time, and shows nothing that is older than it may be kept', async () => {
  await like(1);
  open(page);
  await eventually(async () => expect(await kept([1])).toHaveLength(1));
  await like(2, 1);
  const early = open(page, NOW + SIMILAR_MOVIES_REFRESH_MS - 1);
  await eventually(async () => expect(await database.similarMovies.count()).toBe(2));
  expect(early.asked).toEqual([2]);
  const late = open(page, NOW + SIMILAR_MOVIES_REFRESH_MS);
  await eventually(() => expect(late.asked).toEqual([1]));
  expect(await kept([2], NOW + SIMILAR_MOVIES_REFRESH_MS - 1 + SIMILAR_MOVIES_TTL_MS)).toEqual([]);
});

it.each<[what: string, answer: () => Response, asked: readonly number[]]>([
  ['goes on past a movie that the movie database does not have', () => json({ status_code: 34 }, 404), [2, 1]],
  ['goes on past an answer that cannot be read', () => json({ results: 'none' }), [2, 1]],
  ['stops where the movie database fails', () => json({}, 500), [2]],
])('%s', async (_what, answer, expected) => {
  await like(2, 1);
  const { asked, keeper } = open((id) => (id === 2 ? answer() : page(id)));
  await eventually(() => expect(asked).toEqual(expected));
  if (expected.length === 1) {
    // the next sync asks again
    keeper.prefetch();
    await eventually(() => expect(asked).toEqual([2, 2]));
    expect(await kept([1, 2])).toEqual([]);
  } else await eventually(async () => expect(await kept([1])).toEqual([[1, [10]]]));
});

it('what is kept goes with the member, and an answer that comes later is not kept', async () => {
  await like(1);
  open(page);
  await eventually(async () => expect(await kept([1])).toHaveLength(1));
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
  await like(238);
  const keeper = createSimilarMoviesPrefetcher(database, tmdb, () => NOW);
  started.push(keeper);
  keeper.prefetch();
  await eventually(async () => expect((await readSimilarMovies(database, [238], NOW))[0]?.movies).toHaveLength(20));
});
