import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newestMarked } from '../../../src/db/marks';
import { MemberDatabase, type MirrorRow } from '../../../src/db/member-database';

let database: MemberDatabase;
beforeEach(() => (database = new MemberDatabase(crypto.randomUUID())));
afterEach(() => database.delete());

const mark = (kind: MirrorRow['kind'], movieId: number, ts: number, present: 0 | 1 = 1): MirrorRow => ({
  kind,
  movieId,
  ts,
  present,
  op: `op-${movieId}`,
  seq: movieId,
});

async function putPending(movieId: number, present: boolean, ts: number): Promise<void> {
  const operation = { kind: 'favorite', movieId, present, ts, op: `op-${ts}`, movie: null } as const;
  await database.outbox.put({ key: `favorite:${movieId}`, operation, state: 'waiting', addedAt: ts, code: null });
}

const newest = async (limit: number) => (await newestMarked(database, limit)).map(({ movieId }) => movieId);

it('lists favorites and watched movies by their newest mark, each movie once, without recommended ones', async () => {
  await database.mirror.bulkPut([
    mark('favorite', 1, 10),
    mark('watched', 2, 20),
    mark('favorite', 2, 5),
    mark('watched', 1, 30),
    mark('recommended', 3, 40),
    mark('favorite', 4, 50, 0),
  ]);
  expect(await newest(10)).toEqual([1, 2]);
});

it('includes pending changes: an added movie comes first, and a removed one makes room for the next', async () => {
  await database.mirror.bulkPut([mark('favorite', 1, 10), mark('favorite', 2, 20), mark('favorite', 3, 30)]);
  await putPending(3, false, 40);
  await putPending(2, false, 41);
  await putPending(9, true, 42);
  expect(await newest(2)).toEqual([9, 1]);
});

it('reads no more of thousands of marks than it returns', async () => {
  await database.mirror.bulkPut(Array.from({ length: 3000 }, (_, index) => mark('favorite', index + 1, index)));
  let read = 0;
  database.mirror.hook('reading', (row) => ((read += 1), row));
  expect(await newest(3)).toEqual([3000, 2999, 2998]);
  expect(read).toBeLessThanOrEqual(3);
});
