import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import { MemberDatabase } from '../../../src/db/member-database';
import { AdaptiveBatch } from '../../../src/sync/push';
import { setMark } from '../../../src/sync/outbox';
import { syncOnce } from '../../../src/sync/engine';
import type { SyncTransport } from '../../../src/sync/protocol';
import { fail, ok } from '../../../src/domain/values/result';
import { ServerClock } from '../../../src/sync/clock';
import { digestOf } from './restored-backup';

const NOW = Date.UTC(2026, 10, 22);
const deps = { now: () => NOW, serverClock: new ServerClock(() => 0), newId: () => crypto.randomUUID() };
const CARD = { title: 'Heat', year: 1995, rating: 7.9, genres: [], description: '', posterPath: null };

let database: MemberDatabase;
beforeEach(() => (database = new MemberDatabase(crypto.randomUUID())));
afterEach(() => database.delete());

/** A server behind an uplink that carries `carries` changes within the time limit. */
function behindUplink(carries: number) {
  const pushes: number[] = [];
  const head = { epoch: 'first', head: 0, serverTime: NOW, unknownRows: [] };
  const transport: SyncTransport = {
    push(operations) {
      pushes.push(operations.length);
      if (operations.length > carries) return Promise.resolve(fail({ reason: 'timeout' }));
      const results = operations.map(({ op }) => ({ op, status: 'applied' as const, row: null, code: null }));
      return Promise.resolve(ok({ ...head, results }));
    },
    pull: () => Promise.resolve(ok({ ...head, digest: 0, rows: [], more: false })),
  };
  return { pushes, transport };
}

it('a hundred changes get through an uplink that carries twenty at a time', async () => {
  for (let id = 1; id <= 100; id += 1) await setMark(database, deps, 'favorite', { id, card: CARD }, true);
  const { pushes, transport } = behindUplink(20);
  const batchSize = new AdaptiveBatch();
  let syncs = 0;
  while ((await database.outbox.count()) > 0 && syncs < 20) {
    syncs += 1;
    await syncOnce({ database, transport, deps: deps, batchSize, pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) });
  }
  expect(await database.outbox.count()).toBe(0);
  expect(pushes.slice(0, 4)).toEqual([100, 50, 25, 12]);
});

it('a new device gets all marks through a downlink that carries five hundred at a time', async () => {
  const requestedRows: number[] = [];
  const { transport } = behindUplink(20);
  const all = Array.from({ length: 1500 }, (_, index) => ({
    ...{
      kind: 'recommended' as const,
      movieId: index + 1,
      present: true,
      ts: NOW,
      op: crypto.randomUUID(),
      seq: index + 1,
    },
    movie: null,
  }));
  const slow: SyncTransport = {
    ...transport,
    pull(after, limit) {
      requestedRows.push(limit);
      if (limit > 500) return Promise.resolve(fail({ reason: 'timeout' }));
      const rows = all.slice(after, after + limit);
      const page = { epoch: 'first', head: 1500, serverTime: NOW, digest: digestOf(all), unknownRows: [] };
      return Promise.resolve(ok({ ...page, rows, more: after + limit < 1500 }));
    },
  };
  const [batchSize, pageSize] = [new AdaptiveBatch(), new AdaptiveBatch(2000)];
  let syncs = 0;
  while ((await database.mirror.count()) < 1500 && syncs < 20) {
    syncs += 1;
    await syncOnce({ database, transport: slow, deps: deps, batchSize, pageSize });
  }
  expect(await database.mirror.count()).toBe(1500);
  expect(requestedRows.slice(0, 4)).toEqual([2000, 1000, 500, 625]);
});

it('a batch grows again with each success, up to the server’s limit', () => {
  const size = new AdaptiveBatch();
  size.shrink(40);
  expect(size.limit).toBe(20);
  size.grow();
  expect(size.limit).toBe(25);
  for (let times = 0; times < 50; times += 1) size.grow();
  expect(size.limit).toBe(500);
  size.shrink(1);
  expect(size.limit).toBe(1);
});
