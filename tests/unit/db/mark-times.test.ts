import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { readMarkTimes } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';

it('returns when movies were marked, preferring pending changes to confirmed ones, and null for unmarked movies', async () => {
  const database = new MemberDatabase(crypto.randomUUID());
  const confirmed = (kind: 'favorite' | 'watched', movieId: number, ts: number, present: 0 | 1 = 1) =>
    database.mirror.put({ kind, movieId, ts, present, op: `op-${movieId}`, seq: movieId });
  const pending = (movieId: number, present: boolean, ts: number) =>
    database.outbox.put({
      key: `watched:${movieId}`,
      operation: { kind: 'watched', movieId, present, ts, op: `waiting-${movieId}`, movie: null },
      state: 'waiting',
      addedAt: ts,
      code: null,
    });
  await confirmed('watched', 1, 10);
  await confirmed('favorite', 2, 20);
  await confirmed('watched', 3, 30, 0);
  await confirmed('watched', 4, 40);
  await pending(4, true, 41);
  await confirmed('watched', 5, 50);
  await pending(5, false, 51);
  await pending(6, true, 60);
  expect([...(await readMarkTimes(database, 'watched', [1, 2, 3, 4, 5, 6, 7]))]).toEqual([
    [1, 10],
    [2, null],
    [3, null],
    [4, 41],
    [5, null],
    [6, 60],
    [7, null],
  ]);
  await database.delete();
});
