import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIKED_RATING, LIKED_RATING_WEIGHT, TASTE_MOVIES } from '../../../src/config/recommend';
import { readTasteWeights } from '../../../src/db/similar-movies-cache';
import { MemberDatabase } from '../../../src/db/member-database';

let database: MemberDatabase;
beforeEach(() => (database = new MemberDatabase(crypto.randomUUID())));
afterEach(() => database.delete());

it('reads only the newest favorites, pending ones included, and no watched movies', async () => {
  const mirrorRow = Array.from({ length: 3000 }, (_, index) => ({
    kind: index % 2 === 0 ? ('favorite' as const) : ('watched' as const),
    movieId: index + 1,
    ts: index,
    present: 1 as const,
    op: `op-${index}`,
    seq: index + 1,
  }));
  await database.mirror.bulkPut(mirrorRow);
  for (const [movieId, present] of [
    [9001, true],
    [2999, false],
  ] as const) {
    const operation = { kind: 'favorite', movieId, present, ts: 9000, op: `op-${movieId}`, movie: null } as const;
    await database.outbox.put({ key: `favorite:${movieId}`, operation, state: 'waiting', addedAt: 1, code: null });
  }
  let rows = 0;
  database.mirror.hook('reading', (row) => ((rows += 1), row));
  const keys = vi.spyOn(IDBIndex.prototype, 'getAllKeys');
  const newest = [...(await readTasteWeights(database)).keys()];
  expect(newest).toEqual([9001, ...Array.from({ length: TASTE_MOVIES - 1 }, (_, index) => 2997 - 2 * index)]);
  expect(rows).toBeLessThanOrEqual(TASTE_MOVIES + 2);
  expect(keys).not.toHaveBeenCalled();
});

it('adds movies that are rated highly, with a lower weight, newest first', async () => {
  const row = { present: 1 as const, op: 'op', seq: 1 };
  const rated = (movieId: number, value: number, ts: number) => ({
    ...row,
    kind: 'rating' as const,
    movieId,
    ts,
    value,
  });
  await database.mirror.bulkPut([
    { ...row, kind: 'favorite', movieId: 1, ts: 10 },
    { ...row, kind: 'favorite', movieId: 2, ts: 20 },
    rated(2, 10, 40),
    rated(3, LIKED_RATING, 30),
    rated(4, LIKED_RATING - 1, 50),
    rated(5, 10, 60),
    rated(6, 10, 5),
  ]);
  const pending = { kind: 'rating', op: 'pending', movie: null } as const;
  const entry = { state: 'waiting', addedAt: 1, code: null } as const;
  await database.outbox.bulkPut([
    { key: 'rating:5', operation: { ...pending, movieId: 5, present: true, value: 2, ts: 70 }, ...entry },
    { key: 'rating:6', operation: { ...pending, movieId: 6, present: false, value: 10, ts: 71 }, ...entry },
    { key: 'rating:7', operation: { ...pending, movieId: 7, present: true, value: 9, ts: 72 }, ...entry },
  ]);
  expect([...(await readTasteWeights(database))]).toEqual([
    [7, LIKED_RATING_WEIGHT],
    [3, LIKED_RATING_WEIGHT],
    [2, 1],
    [1, 1],
  ]);
});
