import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTaste, stableTaste, type Taste } from '../../../src/db/taste-shelves';
import { MemberDatabase } from '../../../src/db/member-database';
import { changeSyncState } from '../../../src/db/sync-state';
import type { MarkKind } from '../../../src/domain/marks/mark-kinds';
import { candidate } from '../services/candidates';

const NOW = Date.UTC(2026, 10, 21);

let database: MemberDatabase;
beforeEach(() => (database = new MemberDatabase(crypto.randomUUID())));
afterEach(() => database.delete());

/** Stores marks, newest first. */
async function mark(kind: MarkKind, ...ids: readonly number[]): Promise<void> {
  await database.mirror.bulkPut(
    ids.map((movieId, age) => ({ kind, movieId, present: 1, ts: NOW - age, op: `${kind}${movieId}`, seq: 1000 - age })),
  );
}

/** Stores favorites 1, 2 and 3 with their cards and similar movies. */
async function storeThreeFavorites(similar: Readonly<Record<number, readonly number[]>>): Promise<void> {
  await mark('favorite', 1, 2, 3);
  await database.movies.bulkPut(
    [1, 2, 3].map((id) => ({
      ...candidate({ id }),
      title: `Movie ${id}`,
      year: 1999,
      rating: 8,
      genres: [],
      description: '',
    })),
  );
  await database.similarMovies.bulkPut(
    Object.entries(similar).map(([id, movies]) => ({
      id: Number(id),
      fetchedAt: NOW,
      movies: movies.map((movie) => candidate({ id: movie, posterPath: `/${movie}.jpg` })),
    })),
  );
}

const shelves = (taste: Taste | null) =>
  taste?.status === 'shelves'
    ? taste.shelves.map(({ title, movies }) => [title, movies.map(({ id }) => id)])
    : (taste?.status ?? null);

it('a movie is on the shelf of the favorite that matches it best, unless it is a favorite or watched', async () => {
  await storeThreeFavorites({ 1: [10, 2, 11, 12], 2: [12, 20], 3: [10, 30] });
  await mark('watched', 11);
  const taste = await readTaste(database, NOW);
  expect(shelves(taste)).toEqual(
    expect.arrayContaining([
      ['Movie 1', [10]],
      ['Movie 2', [12, 20]],
      ['Movie 3', [30]],
    ]),
  );
  expect(taste).toMatchObject({ complete: true });
});

it('a dismissed movie is on no shelf, and returns when the dismissal is undone', async () => {
  await storeThreeFavorites({ 1: [10, 11], 2: [20], 3: [30] });
  await mark('dismissed', 10, 30);
  expect(shelves(await readTaste(database, NOW))).toEqual(
    expect.arrayContaining([
      ['Movie 1', [11]],
      ['Movie 2', [20]],
    ]),
  );
  expect(shelves(await readTaste(database, NOW))).toHaveLength(2);
  await database.mirror.delete(['dismissed', 10]);
  expect(shelves(await readTaste(database, NOW))).toContainEqual(['Movie 1', [10, 11]]);
});

it('is incomplete while a favorite’s similar movies are missing or expired', async () => {
  await storeThreeFavorites({ 1: [10], 2: [20] });
  expect(await readTaste(database, NOW)).toMatchObject({ complete: false });
  expect(shelves(await readTaste(database, NOW + 40 * 24 * 60 * 60_000))).toEqual([]);
});

it('reports too few favorites only when all are known', async () => {
  await mark('favorite', 1, 2);
  expect(await readTaste(database, NOW)).toBeNull();
  await changeSyncState(database, { syncedAt: NOW });
  expect(shelves(await readTaste(database, NOW))).toBe('few');
});

it('complete shelves stay on an open screen, except those whose favorite was removed', async () => {
  await storeThreeFavorites({ 1: [10], 2: [20], 3: [30] });
  const before = await readTaste(database, NOW);
  // marked on its own shelf
  await mark('favorite', 10, 1, 3, 4);
  await database.mirror.delete(['favorite', 2]);
  const after = await readTaste(database, NOW);
  expect(shelves(stableTaste(before, after))).toEqual(
    (shelves(before) as unknown[]).filter((shelf) => JSON.stringify(shelf) !== '["Movie 2",[20]]'),
  );
  expect(shelves(stableTaste(before, after))).toHaveLength(2);
  // with too few favorites a hint replaces the shelves, and incomplete shelves are replaced
  expect(stableTaste(before, { status: 'few' })).toEqual({ status: 'few' });
  expect(stableTaste(before?.status === 'shelves' ? { ...before, complete: false } : null, after)).toBe(after);
});
