import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import { MemberDatabase } from '../../../src/db/member-database';
import { AdaptiveBatch } from '../../../src/sync/push';
import { syncOnce } from '../../../src/sync/engine';
import type { SyncTransport } from '../../../src/sync/protocol';
import { winsConflict, type Mark } from '../../../src/domain/marks/mark';
import { ok } from '../../../src/domain/values/result';
import { listOrphans } from '../../fixtures/outbox-lists';
import { CARD, digestOf, deps, NOW } from './restored-backup';

const EARLIER: Mark = { kind: 'favorite', movieId: 1, present: true, ts: NOW - 9000, op: crypto.randomUUID(), seq: 1 };
const LATER: Mark = { ...EARLIER, ts: NOW - 5000, op: crypto.randomUUID(), seq: 2 };

let database: MemberDatabase;
/** The server's only mark, if any. */
let serverMark: Mark | null;
let requests: { pushes: number; pulls: number };
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  serverMark = LATER;
  requests = { pushes: 0, pulls: 0 };
});
afterEach(() => database.delete());

const transport: SyncTransport = {
  push(operations) {
    requests.pushes += 1;
    const results = operations.map((operation) => {
      if (operation.kind === 'search') throw new Error('nobody searches');
      const wins = serverMark === null || winsConflict(operation, serverMark);
      if (wins) serverMark = { ...EARLIER, ...operation, seq: (serverMark?.seq ?? 0) + 1 };
      return {
        op: operation.op,
        status: wins ? ('applied' as const) : ('superseded' as const),
        code: null,
        row: serverMark,
      };
    });
    const head = serverMark?.seq ?? 0;
    return Promise.resolve(ok({ epoch: 'first', head, serverTime: NOW, results, unknownRows: [] }));
  },
  pull(after) {
    requests.pulls += 1;
    const marks = serverMark ? [serverMark] : [];
    const rows = marks.filter(({ seq }) => seq > after).map((mark) => ({ ...mark, movie: CARD }));
    const head = serverMark?.seq ?? 0;
    return Promise.resolve(
      ok({ epoch: 'first', head, digest: digestOf(marks), serverTime: NOW, rows, unknownRows: [], more: false }),
    );
  },
};

const sync = (by = transport) =>
  syncOnce({
    database,
    transport: by,
    deps: deps,
    batchSize: new AdaptiveBatch(),
    pageSize: new AdaptiveBatch(PULL_PAGE_ROWS),
  });

it.each(['add', 'removal'])(
  'a restored server that has an earlier %s gets the later one in the same sync',
  async (act) => {
    const present = act === 'add';
    serverMark = { ...LATER, present };
    await sync();
    serverMark = { ...EARLIER, present };
    expect(await sync()).toMatchObject({ value: { pushed: 1 } });
    expect(serverMark).toMatchObject({ op: LATER.op, ts: LATER.ts, present });
    expect(await database.outbox.toArray()).toEqual([]);
    requests = { pushes: 0, pulls: 0 };
    expect(await sync()).toEqual(ok({ pushed: 0, pulled: 0 }));
    expect(requests).toEqual({ pushes: 0, pulls: 1 });
  },
);

it('a change that another device made in between does not win over the later one', async () => {
  await sync();
  serverMark = EARLIER;
  await sync();
  const between = {
    kind: 'favorite' as const,
    movieId: 1,
    present: false,
    ts: NOW - 7000,
    op: crypto.randomUUID(),
    movie: null,
  };
  await transport.push([between]);
  expect(serverMark).toMatchObject({ op: LATER.op, present: true });
});

it('a server that keeps forgetting the later one is not asked forever', async () => {
  await sync();
  let seq = 2;
  const forgetful: SyncTransport = {
    ...transport,
    pull: (after, limit) => {
      serverMark = { ...EARLIER, seq: (seq += 10) };
      return transport.pull(after, limit);
    },
  };
  requests = { pushes: 0, pulls: 0 };
  const result = await sync(forgetful);
  expect(result.ok).toBe(true);
  expect(requests.pushes).toBe(1);
  expect(requests.pulls).toBeLessThanOrEqual(4);
});

const offers = async () => (await listOrphans(database)).map(({ operation }) => operation.op);

it('an offered mark is resent unchanged when another device’s older operation gives the server the same state', async () => {
  await sync();
  serverMark = { ...EARLIER, present: false };
  await sync();
  expect(await offers()).toEqual([LATER.op]);
  serverMark = { ...EARLIER, ts: NOW - 7000, op: crypto.randomUUID(), seq: 3 };
  await sync();
  expect(await offers()).toEqual([]);
  expect(serverMark).toMatchObject({ op: LATER.op, present: true });
});

it('an offered removal is offered again after another restore loses the addition and another device brings it back', async () => {
  serverMark = { ...LATER, present: false };
  await sync();
  serverMark = EARLIER;
  await sync();
  expect(await offers()).toEqual([LATER.op]);
  serverMark = null;
  await sync();
  expect(await offers()).toEqual([]);
  serverMark = EARLIER;
  await sync();
  expect(await offers()).toEqual([LATER.op]);
});
