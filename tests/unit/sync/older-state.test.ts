import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { saveOrphans } from '../../../src/sync/restore-recovery';
import { readSyncState } from '../../../src/db/sync-state';
import { applyMarks } from '../../../src/sync/apply-marks';
import { applyPullPage } from '../../../src/sync/pull';
import { listOrphans } from '../../fixtures/outbox-lists';

const [LOW, HIGH] = ['00000000-0000-4000-8000-000000000000', 'ffffffff-0000-4000-8000-000000000000'];

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
});
afterEach(() => database.delete());

const applyMark = (mark: {
  readonly present: boolean;
  readonly ts: number;
  readonly op: string;
  readonly seq: number;
}) => {
  const { mirror, movies, outbox, sync } = database;
  const serverRow = { kind: 'favorite', movieId: 1, ...mark } as const;
  return database.transaction('rw', [mirror, movies, outbox, sync], async () => applyMarks(database, [serverRow]));
};

const offeredKeys = async () => (await listOrphans(database)).map(({ key }) => key);

it.each([
  { told: 'with an earlier time', ts: 4, op: HIGH, offers: ['orphan:favorite:1'] },
  { told: 'with the same time and a lesser id', ts: 5, op: LOW, offers: ['orphan:favorite:1'] },
  { told: 'with a later time', ts: 6, op: LOW, offers: [] },
])(
  'a server’s addition $told decides whether the removal is offered, even before the device notices the restore',
  async ({ ts, op, offers }) => {
    const removal = { present: false, ts: 5, op: '77777777-0000-4000-8000-000000000000' };
    for (const seq of [3, -3]) {
      await database.mirror.clear();
      await database.outbox.clear();
      await database.mirror.put({ kind: 'favorite', movieId: 1, ...removal, present: 0, seq });
      await applyMark({ present: true, ts, op, seq: 9 });
      expect(await offeredKeys()).toEqual(offers);
    }
  },
);

it.each([
  { told: 'with a greater id', op: HIGH, offers: [] },
  { told: 'with a lesser id', op: LOW, offers: ['orphan:favorite:1'] },
])('an offer is kept or dropped when another operation of the same time arrives, $told', async ({ op, offers }) => {
  const row = { kind: 'favorite', movieId: 1, ts: 5, op: '77777777-0000-4000-8000-000000000000', seq: -1 } as const;
  await saveOrphans(database, [{ ...row, present: 0 }]);
  await applyMark({ present: true, ts: 5, op, seq: 9 });
  expect(await offeredKeys()).toEqual(offers);
});

it.each([
  { told: 'with an earlier time', ts: 4, op: HIGH, waits: ['favorite:1'] },
  { told: 'with the same time and a lesser id', ts: 5, op: LOW, waits: ['favorite:1'] },
  { told: 'with a later time', ts: 6, op: LOW, waits: [] },
])(
  'the same state $told is resent where the device knows a later one, so that no operation in between wins',
  async ({ ts, op, waits }) => {
    const row = { kind: 'favorite', movieId: 1, ts: 5, op: '77777777-0000-4000-8000-000000000000' } as const;
    for (const present of [true, false]) {
      await database.outbox.clear();
      await database.mirror.put({ ...row, present: present ? 1 : 0, seq: -3 });
      await applyMark({ present, ts, op, seq: 9 });
      const entries = await database.outbox.toArray();
      expect(entries.map(({ key }) => key)).toEqual(waits);
      for (const { operation, state } of entries)
        expect([operation, state]).toEqual([{ ...row, present, movie: null }, 'waiting']);
      expect(await offeredKeys()).toEqual([]);
    }
  },
);

it('a pending change is not reverted by an older local state that the server lacks', async () => {
  const row = { kind: 'favorite', movieId: 1, ts: 5, op: '77777777-0000-4000-8000-000000000000' } as const;
  await database.mirror.put({ ...row, present: 1, seq: -3 });
  const operation = { ...row, present: false, ts: 7, op: HIGH, movie: null };
  await database.outbox.put({ key: 'favorite:1', operation, state: 'waiting', addedAt: 7, code: null });
  await applyMark({ present: true, ts: 4, op: LOW, seq: 9 });
  expect((await database.outbox.get('favorite:1'))?.operation).toEqual(operation);
});

it('nothing is offered that is already pending under the same id', async () => {
  const row = { kind: 'favorite', movieId: 1, ts: 5, op: HIGH } as const;
  const operation = { ...row, present: true, movie: null };
  await database.outbox.put({ key: 'favorite:1', operation, state: 'waiting', addedAt: 5, code: null });
  await saveOrphans(database, [{ ...row, present: 1, seq: -1 }]);
  expect(await offeredKeys()).toEqual([]);
});

it('the age of a mark the server lacks is measured by the server’s clock, not the device’s', async () => {
  const serverTime = Date.UTC(2026, 10, 22);
  const ts = serverTime - 740 * 24 * 60 * 60_000;
  await database.mirror.put({ kind: 'recommended', movieId: 1, present: 1, ts, op: LOW, seq: -1 });
  const syncState = { ...(await readSyncState(database)), resyncing: true };
  await database.sync.put(syncState);
  const answer = { epoch: 'second', head: 0, digest: 0, serverTime, rows: [], unknownRows: [], more: false };
  // The device clock was set back during the request, so half of the difference is taken for latency.
  const now = Date.UTC(2020);
  expect(
    await applyPullPage(database, answer, { syncState: syncState, now, serverOffset: (serverTime - now) / 2 }),
  ).toBe('done');
  expect(await database.mirror.count()).toBe(0);
  expect(await offeredKeys()).toEqual([]);
});
