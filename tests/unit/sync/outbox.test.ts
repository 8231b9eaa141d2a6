import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { ServerClock } from '../../../src/sync/clock';
import { countChanges, nextBatch, setMark } from '../../../src/sync/outbox';
import { PUSH_MAX_BYTES } from '../../../src/config/sync';
import { CARD, deps, NOW } from './restored-backup';

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
});
afterEach(() => database.delete());

it('distinguishes changes that retry on their own from those that need the member', async () => {
  expect(await countChanges(database)).toEqual({ pending: 0, undecided: 0 });
  for (const id of [1, 2, 3]) await setMark(database, deps, 'favorite', { id, card: CARD }, true);
  expect(await countChanges(database)).toEqual({ pending: 3, undecided: 0 });
  await database.outbox.update('favorite:1', { state: 'blocked', code: '42501' });
  await database.outbox.update('favorite:2', { state: 'orphan' });
  expect(await countChanges(database)).toEqual({ pending: 1, undecided: 2 });
});

it('a push takes the oldest changes first, as many as its limits of number and bytes allow, and at least one', async () => {
  // a clock of its own: the other tests' has seen a server's time, and changes are never before that
  const serverClock = new ServerClock(() => 0);
  const add = (id: number, ts: number, description = '') =>
    setMark(
      database,
      { ...deps, serverClock, now: () => ts },
      'favorite',
      { id, card: { ...CARD, description } },
      true,
    ).then(() => database.sync.clear());
  const take = async (limit: number) =>
    (await nextBatch(database, limit)).map(({ operation }) => operation.kind !== 'search' && operation.movieId);
  for (const [id, age] of [
    [1, 10],
    [2, 30],
    [3, 20],
  ] as const)
    await add(id, NOW - age);
  expect(await take(10)).toEqual([2, 3, 1]);
  expect(await take(2)).toEqual([2, 3]);
  // In characters it fits, in bytes it doesn't.
  await add(4, NOW - 25, 'é'.repeat(PUSH_MAX_BYTES * 0.75));
  expect(await take(10)).toEqual([2]);
  await database.outbox.delete('favorite:2');
  expect(await take(10)).toEqual([4]);
});
