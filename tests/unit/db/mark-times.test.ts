import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { readMarkTimes } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';

it('tells when movies were marked: what waits before what the server confirmed, and null of movies without the mark', async () => {
  const database = new MemberDatabase(crypto.randomUUID());
  const confirmed = (kind: 'favorite' | 'watched', movieId: number, ts: number, present: 0 | 1 = 1) =>
    database.mirror.put({ kind, movieId, ts, present, op: `op-${movieId}`, seq: movieId });
  const waiting = (movieId: number, present: boolean, ts: number) =>
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
  await waiting(4, true, 41);
  await confirmed('watched', 5, 50);
  await waiting(5, false, 51);
  await waiting(6, true, 60);
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
