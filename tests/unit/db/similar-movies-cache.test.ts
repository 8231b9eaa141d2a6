import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLikedMovies } from '../../../src/db/similar-movies-cache';
import { MemberDatabase } from '../../../src/db/member-database';
import { candidate } from '../services/candidates';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 24 * 60 * 60_000;

let database: MemberDatabase;
beforeEach(() => (database = new MemberDatabase(crypto.randomUUID())));
afterEach(() => database.delete());

/** Favorites, the newest first, each with its card and its neighbours. */
async function like(neighbours: readonly (readonly [id: number, movies: readonly number[], title?: string])[]) {
  await database.mirror.bulkPut(
    neighbours.map(([movieId], age) => ({
      kind: 'favorite' as const,
      movieId,
      present: 1 as const,
      ts: NOW - age,
      op: `op${movieId}`,
      seq: 1000 - age,
    })),
  );
  await database.movies.bulkPut(
    neighbours.map(([id, , title = `Movie ${id}`]) => ({
      ...candidate({ id }),
      title,
      year: 1999,
      rating: 8,
      genres: [],
      description: '',
    })),
  );
  await database.similarMovies.bulkPut(
    neighbours.map(([id, movies]) => ({ id, fetchedAt: NOW, movies: movies.map((movie) => candidate({ id: movie })) })),
  );
}

const said = async (now = NOW) =>
  (await readLikedMovies(database, now)).map(({ id, tasteMatch }) => [
    id,
    tasteMatch.reason.title,
    Math.round(tasteMatch.share * 10) / 10,
  ]);

it('names the favorite that speaks most for a movie, and how much all of them do', async () => {
  await like([
    [1, [10, 11]],
    [2, [12, 10]],
    [3, [10]],
  ]);
  const liked = await said();
  expect(liked.map(([id]) => id)).toEqual([10, 12, 11]);
  expect(liked[0]).toEqual([10, 'Movie 1', 1]);
  expect(liked.slice(1).map(([, title]) => title)).toEqual(['Movie 2', 'Movie 1']);
  for (const [, , share] of liked.slice(1)) expect(Number(share)).toBeLessThan(1);
});

it('says nothing below three favorites, nor by lists that are too old, nor for a favorite without a title', async () => {
  await like([
    [1, [10]],
    [2, [20]],
  ]);
  expect(await said()).toEqual([]);
  await like([
    [1, [10]],
    [2, [20], ''],
    [3, [30]],
  ]);
  expect((await said()).map(([id]) => id)).toEqual([10, 30]);
  expect(await said(NOW + 40 * DAY)).toEqual([]);
});
