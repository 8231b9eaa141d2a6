import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TASTE_FAVORITES } from '../../../src/config/recommend';
import { tasteFavorites } from '../../../src/db/similar-movies-cache';
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
  const newest = await tasteFavorites(database);
  expect(newest).toEqual([9001, ...Array.from({ length: TASTE_FAVORITES - 1 }, (_, index) => 2997 - 2 * index)]);
  expect(rows).toBeLessThanOrEqual(TASTE_FAVORITES + 2);
  expect(keys).not.toHaveBeenCalled();
});
