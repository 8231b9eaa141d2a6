import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange as OtherKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { MemberDatabase, type MirrorRow } from '../../../src/db/member-database';
import { markedIds, newestMarkedIds } from '../../../src/db/marks';
import { eventually } from '../../time/eventually';

const row = (movieId: number, ts: number, present: 0 | 1 = 1): MirrorRow => ({
  kind: 'favorite',
  movieId,
  ts,
  present,
  op: crypto.randomUUID(),
  seq: ts,
});

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
});
afterEach(() => database.delete());

it('a watched list follows additions, removals and repeated marks', async () => {
  await database.mirror.bulkPut([row(1, 10), row(2, 20), row(3, 30, 0), { ...row(9, 5), kind: 'watched' }]);
  const results: (readonly number[])[] = [];
  const subscription = liveQuery(() => newestMarkedIds(database, 'favorite')).subscribe((ids) => results.push(ids));
  const expectLatest = (ids: readonly number[]) => eventually(() => expect(results.at(-1)).toEqual(ids));
  await expectLatest([2, 1]);

  await database.mirror.put(row(3, 40));
  await expectLatest([3, 2, 1]);
  await database.mirror.put(row(2, 50, 0));
  await expectLatest([3, 1]);
  await database.mirror.put(row(1, 60));
  await expectLatest([1, 3]);
  await database.mirror.delete(['favorite', 3]);
  await expectLatest([1]);
  subscription.unsubscribe();
});

it('a watched list is not read again for marks of another kind', async () => {
  await database.mirror.bulkPut([row(1, 10)]);
  const results: number[] = [];
  const subscription = liveQuery(() => markedIds(database, 'favorite')).subscribe(({ size }) => results.push(size));
  await eventually(() => expect(results).toEqual([1]));
  await database.mirror.put({ ...row(2, 20), kind: 'watched' });
  await database.mirror.put(row(2, 30));
  await eventually(() => expect(results.at(-1)).toBe(2));
  expect(results).toEqual([1, 2]);
  subscription.unsubscribe();
});

it('reading fails with an error when the storage refuses', async () => {
  await database.mirror.bulkPut([row(1, 10)]);
  database.close({ disableAutoOpen: true });
  await expect(markedIds(database, 'favorite')).rejects.toThrow(/closed/i);
});

it('reads a database with its own IndexedDB factory', async () => {
  vi.stubGlobal('IDBKeyRange', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const elsewhere = new MemberDatabase('ada', { indexedDB: new IDBFactory(), IDBKeyRange: OtherKeyRange });
  await elsewhere.mirror.bulkPut([row(1, 10), row(2, 20)]);
  expect(await newestMarkedIds(elsewhere, 'favorite')).toEqual([2, 1]);
});
