import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { countChanges, setMark } from '../../../src/sync/outbox';
import { CARD, deps } from './restored-backup';

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
