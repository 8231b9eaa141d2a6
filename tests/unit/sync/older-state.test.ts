import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { saveOrphans } from '../../../src/sync/restore-recovery';
import { readSyncState } from '../../../src/db/sync-state';
import { applyMarks } from '../../../src/sync/apply-marks';
import { applyPullPage } from '../../../src/sync/pull';
import { listLost } from '../../fixtures/outbox-lists';

const [LOW, HIGH] = ['00000000-0000-4000-8000-000000000000', 'ffffffff-0000-4000-8000-000000000000'];

let database: MemberDatabase;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
});
afterEach(() => database.delete());

const merge = (mark: { readonly present: boolean; readonly ts: number; readonly op: string; readonly seq: number }) => {
  const { mirror, movies, outbox, sync } = database;
  const told = { kind: 'favorite', movieId: 1, ...mark } as const;
  return database.transaction('rw', [mirror, movies, outbox, sync], async () => applyMarks(database, [told]));
};

const offered = async () => (await listLost(database)).map(({ key }) => key);

it.each([
  { told: 'of an earlier time', ts: 4, op: HIGH, offers: ['orphan:favorite:1'] },
  { told: 'of the same time with a lesser id', ts: 5, op: LOW, offers: ['orphan:favorite:1'] },
  { told: 'of a later time', ts: 6, op: LOW, offers: [] },
])(
  'a removal is offered where a server tells an addition $told, whether or not the device has noticed that it was restored',
  async ({ ts, op, offers }) => {
    const removal = { present: false, ts: 5, op: '77777777-0000-4000-8000-000000000000' };
    for (const seq of [3, -3]) {
      await database.mirror.clear();
      await database.outbox.clear();
      await database.mirror.put({ kind: 'favorite', movieId: 1, ...removal, present: 0, seq });
      await merge({ present: true, ts, op, seq: 9 });
      expect(await offered()).toEqual(offers);
    }
  },
);

it.each([
  { told: 'with a greater id', op: HIGH, offers: [] },
  { told: 'with a lesser id', op: LOW, offers: ['orphan:favorite:1'] },
])('an offer is moot once another act of the same time stands, $told', async ({ op, offers }) => {
  const row = { kind: 'favorite', movieId: 1, ts: 5, op: '77777777-0000-4000-8000-000000000000', seq: -1 } as const;
  await saveOrphans(database, [{ ...row, present: 0 }]);
  await merge({ present: true, ts: 5, op, seq: 9 });
  expect(await offered()).toEqual(offers);
});

it.each([
  { told: 'of an earlier time', ts: 4, op: HIGH, waits: ['favorite:1'] },
  { told: 'of the same time with a lesser id', ts: 5, op: LOW, waits: ['favorite:1'] },
  { told: 'of a later time', ts: 6, op: LOW, waits: [] },
])(
  'what a server tells to be the same, $told, is sent again where the device knows it later: an act between the two would win',
  async ({ ts, op, waits }) => {
    const row = { kind: 'favorite', movieId: 1, ts: 5, op: '77777777-0000-4000-8000-000000000000' } as const;
    for (const present of [true, false]) {
      await database.outbox.clear();
      await database.mirror.put({ ...row, present: present ? 1 : 0, seq: -3 });
      await merge({ present, ts, op, seq: 9 });
      const entries = await database.outbox.toArray();
      expect(entries.map(({ key }) => key)).toEqual(waits);
      for (const { operation, state } of entries)
        expect([operation, state]).toEqual([{ ...row, present, movie: null }, 'waiting']);
      expect(await offered()).toEqual([]);
    }
  },
);

it('what waits is not taken back by an older state of the device that a server lacks', async () => {
  const row = { kind: 'favorite', movieId: 1, ts: 5, op: '77777777-0000-4000-8000-000000000000' } as const;
  await database.mirror.put({ ...row, present: 1, seq: -3 });
  const operation = { ...row, present: false, ts: 7, op: HIGH, movie: null };
  await database.outbox.put({ key: 'favorite:1', operation, state: 'waiting', addedAt: 7, code: null });
  await merge({ present: true, ts: 4, op: LOW, seq: 9 });
  expect((await database.outbox.get('favorite:1'))?.operation).toEqual(operation);
});

it('nothing is offered that waits on the device under its own id', async () => {
  const row = { kind: 'favorite', movieId: 1, ts: 5, op: HIGH } as const;
  const operation = { ...row, present: true, movie: null };
  await database.outbox.put({ key: 'favorite:1', operation, state: 'waiting', addedAt: 5, code: null });
  await saveOrphans(database, [{ ...row, present: 1, seq: -1 }]);
  expect(await offered()).toEqual([]);
});

it('how old a mark is says the server that lacks it, whatever the clock of the device says when its answer comes', async () => {
  const serverTime = Date.UTC(2026, 10, 22);
  const ts = serverTime - 740 * 24 * 60 * 60_000;
  await database.mirror.put({ kind: 'recommended', movieId: 1, present: 1, ts, op: LOW, seq: -1 });
  const asked = { ...(await readSyncState(database)), resyncing: true };
  await database.sync.put(asked);
  const answer = { epoch: 'second', head: 0, digest: 0, serverTime, rows: [], unknownRows: [], more: false };
  // The clock was set back while the answer was under way: half of that is taken for the way.
  const now = Date.UTC(2020);
  expect(await applyPullPage(database, answer, { syncState: asked, now, serverOffset: (serverTime - now) / 2 })).toBe(
    'done',
  );
  expect(await database.mirror.count()).toBe(0);
  expect(await offered()).toEqual([]);
});
