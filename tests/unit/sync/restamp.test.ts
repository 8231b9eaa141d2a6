import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { applyPushResponse, blockEntry } from '../../../src/sync/push';
import { setMark } from '../../../src/sync/outbox';
import { CARD, deps, NOW } from './restored-backup';

it('a change that gets a new timestamp is pending again, even if another tab has just blocked it', async () => {
  const database = new MemberDatabase(crypto.randomUUID());
  await setMark(database, deps, 'favorite', { id: 1, card: CARD }, true);
  const [entry] = await database.outbox.toArray();
  if (!entry) throw new Error('the outbox is empty');
  await blockEntry(database, entry, '23505');
  const result = { op: entry.operation.op, status: 'clock', code: null, row: null } as const;
  const answer = { epoch: 'one', head: 1, serverTime: NOW - 3_600_000, results: [result], unknownRows: [] };
  expect(await applyPushResponse(database, deps, [entry], answer, { resyncGeneration: 0, offset: 0 })).toEqual({
    restamped: ['favorite:1'],
  });
  const [fresh] = await database.outbox.toArray();
  expect(fresh).toMatchObject({ state: 'waiting', code: null, operation: { movieId: 1, present: true } });
  expect(fresh?.operation.op).not.toBe(entry.operation.op);
  await database.delete();
});
