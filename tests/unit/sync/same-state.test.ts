import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import { MemberDatabase } from '../../../src/db/member-database';
import { AdaptiveBatch } from '../../../src/sync/push';
import { syncOnce } from '../../../src/sync/engine';
import type { SyncTransport } from '../../../src/sync/protocol';
import { outranks, type Mark } from '../../../src/domain/marks/mark';
import { ok } from '../../../src/domain/values/result';
import { listLost } from '../../fixtures/outbox-lists';
import { CARD, digestOf, deps, NOW } from './copied-server';

const EARLIER: Mark = { kind: 'favorite', movieId: 1, present: true, ts: NOW - 9000, op: crypto.randomUUID(), seq: 1 };
const LATER: Mark = { ...EARLIER, ts: NOW - 5000, op: crypto.randomUUID(), seq: 2 };

let database: MemberDatabase;
/** What the server has: one mark, or none. */
let standing: Mark | null;
let asked: { pushes: number; pulls: number };
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  standing = LATER;
  asked = { pushes: 0, pulls: 0 };
});
afterEach(() => database.delete());

const transport: SyncTransport = {
  push(operations) {
    asked.pushes += 1;
    const results = operations.map((operation) => {
      if (operation.kind === 'search') throw new Error('nobody searches');
      const wins = standing === null || outranks(operation, standing);
      if (wins) standing = { ...EARLIER, ...operation, seq: (standing?.seq ?? 0) + 1 };
      return {
        op: operation.op,
        status: wins ? ('applied' as const) : ('superseded' as const),
        code: null,
        row: standing,
      };
    });
    const head = standing?.seq ?? 0;
    return Promise.resolve(ok({ epoch: 'first', head, serverTime: NOW, results, unknownRows: [] }));
  },
  pull(after) {
    asked.pulls += 1;
    const marks = standing ? [standing] : [];
    const rows = marks.filter(({ seq }) => seq > after).map((mark) => ({ ...mark, movie: CARD }));
    const head = standing?.seq ?? 0;
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
  'a restored server that has an earlier %s gets the later one in the round that tells it',
  async (act) => {
    const present = act === 'add';
    standing = { ...LATER, present };
    await sync();
    standing = { ...EARLIER, present };
    expect(await sync()).toMatchObject({ value: { pushed: 1 } });
    expect(standing).toMatchObject({ op: LATER.op, ts: LATER.ts, present });
    expect(await database.outbox.toArray()).toEqual([]);
    asked = { pushes: 0, pulls: 0 };
    expect(await sync()).toEqual(ok({ pushed: 0, pulled: 0 }));
    expect(asked).toEqual({ pushes: 0, pulls: 1 });
  },
);

it('an act of another device between the two does not win over the later one', async () => {
  await sync();
  standing = EARLIER;
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
  expect(standing).toMatchObject({ op: LATER.op, present: true });
});

it('a server that forgets the later one each time is not asked without an end', async () => {
  await sync();
  let seq = 2;
  const forgetful: SyncTransport = {
    ...transport,
    pull: (after, limit) => {
      standing = { ...EARLIER, seq: (seq += 10) };
      return transport.pull(after, limit);
    },
  };
  asked = { pushes: 0, pulls: 0 };
  const round = await sync(forgetful);
  expect(round.ok).toBe(true);
  expect(asked.pushes).toBe(1);
  expect(asked.pulls).toBeLessThanOrEqual(4);
});

const offers = async () => (await listLost(database)).map(({ operation }) => operation.op);

it('what is offered is sent as it was where the server comes to the same by an older act of another device', async () => {
  await sync();
  standing = { ...EARLIER, present: false };
  await sync();
  expect(await offers()).toEqual([LATER.op]);
  standing = { ...EARLIER, ts: NOW - 7000, op: crypto.randomUUID(), seq: 3 };
  await sync();
  expect(await offers()).toEqual([]);
  expect(standing).toMatchObject({ op: LATER.op, present: true });
});

it('a removal that is offered is so again where a further restore loses the addition, and another device brings it back', async () => {
  standing = { ...LATER, present: false };
  await sync();
  standing = EARLIER;
  await sync();
  expect(await offers()).toEqual([LATER.op]);
  standing = null;
  await sync();
  expect(await offers()).toEqual([]);
  standing = EARLIER;
  await sync();
  expect(await offers()).toEqual([LATER.op]);
});
