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

/** Stores favorites, newest first, each with its card and its similar movies. */
async function storeFavorites(similar: readonly (readonly [id: number, movies: readonly number[], title?: string])[]) {
  await database.mirror.bulkPut(
    similar.map(([movieId], age) => ({
      kind: 'favorite' as const,
      movieId,
      present: 1 as const,
      ts: NOW - age,
      op: `op${movieId}`,
      seq: 1000 - age,
    })),
  );
  await database.movies.bulkPut(
    similar.map(([id, , title = `Movie ${id}`]) => ({
      ...candidate({ id }),
      title,
      year: 1999,
      rating: 8,
      genres: [],
      description: '',
    })),
  );
  await database.similarMovies.bulkPut(
    similar.map(([id, movies]) => ({ id, fetchedAt: NOW, movies: movies.map((movie) => candidate({ id: movie })) })),
  );
}

const matchOf = async (now = NOW) =>
  (await readLikedMovies(database, now)).map(({ id, tasteMatch }) => [
    id,
    tasteMatch.reason.title,
    Math.round(tasteMatch.share * 10) / 10,
  ]);

it('returns the favorite that matches a movie best, and the total match of all favorites', async () => {
  await storeFavorites([
    [1, [10, 11]],
    [2, [12, 10]],
    [3, [10]],
  ]);
  const liked = await matchOf();
  expect(liked.map(([id]) => id)).toEqual([10, 12, 11]);
  expect(liked[0]).toEqual([10, 'Movie 1', 1]);
  expect(liked.slice(1).map(([, title]) => title)).toEqual(['Movie 2', 'Movie 1']);
  for (const [, , share] of liked.slice(1)) expect(Number(share)).toBeLessThan(1);
});

it('returns nothing for fewer than three favorites, expired lists, or a favorite without a title', async () => {
  await storeFavorites([
    [1, [10]],
    [2, [20]],
  ]);
  expect(await matchOf()).toEqual([]);
  await storeFavorites([
    [1, [10]],
    [2, [20], ''],
    [3, [30]],
  ]);
  expect((await matchOf()).map(([id]) => id)).toEqual([10, 30]);
  expect(await matchOf(NOW + 40 * DAY)).toEqual([]);
});
