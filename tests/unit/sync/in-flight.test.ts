import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PULL_PAGE_ROWS, SUPERSEDED_OPERATIONS_LIMIT } from '../../../src/config/sync';
import { MemberDatabase } from '../../../src/db/member-database';
import { readSyncState } from '../../../src/db/sync-state';
import { AdaptiveBatch } from '../../../src/sync/push';
import { setMark } from '../../../src/sync/outbox';
import { syncOnce } from '../../../src/sync/engine';
import type { PushStatus, SyncTransport } from '../../../src/sync/protocol';
import type { Mark, Operation } from '../../../src/domain/marks/mark';
import { fail, ok } from '../../../src/domain/values/result';
import { CARD, digestOf, deps, NOW } from './copied-server';

let database: MemberDatabase;
/** What left the device, a list for each request. */
let sent: Operation[][];
/** Whether answers come. */
let answers: boolean;
/** What the server says of the operations of the next request. */
let status: PushStatus;
/** The mark that stands on the server. */
let standing: Mark | null;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  sent = [];
  answers = true;
  status = 'applied';
  standing = null;
});
afterEach(() => database.delete());

const transport: SyncTransport = {
  push(operations) {
    sent.push([...operations]);
    if (!answers) return Promise.resolve(fail({ reason: 'unreachable' }));
    const said = status;
    status = 'applied';
    const results = operations.map((operation, index) => {
      if (operation.kind === 'search') throw new Error('nobody searches');
      const { kind, movieId, present, ts, op } = operation;
      const row = said === 'clock' ? null : { kind, movieId, present, ts, op, seq: sent.length * 100 + index };
      standing = row ?? standing;
      return { op, status: said, code: null, row };
    });
    return Promise.resolve(ok({ epoch: 'first', head: 900, serverTime: NOW, results, unknownRows: [] }));
  },
  pull: () =>
    Promise.resolve(
      ok({
        ...{ epoch: 'first', head: 900, digest: digestOf(standing ? [standing] : []), serverTime: NOW },
        ...{ rows: [], unknownRows: [], more: false },
      }),
    ),
};

const sync = () =>
  syncOnce({
    database,
    transport,
    deps: deps,
    batchSize: new AdaptiveBatch(),
    pageSize: new AdaptiveBatch(PULL_PAGE_ROWS),
  });
const turn = (present: boolean) => setMark(database, deps, 'favorite', { id: 949, card: CARD }, present);
const waiting = async () => (await database.outbox.get('favorite:949'))?.operation;
/** A change that leaves the device, of which nothing is heard. */
async function lost(present: boolean) {
  await turn(present);
  const operation = await waiting();
  answers = false;
  await sync();
  answers = true;
  return operation;
}

it('what left without an answer goes before what takes its place; what never left does not go', async () => {
  const first = await lost(true);
  await turn(false);
  await turn(true);
  const last = await waiting();
  await sync();
  expect(sent.at(-1)).toEqual([first, last]);
  expect(await database.outbox.count()).toBe(0);
  await turn(false);
  await sync();
  expect(sent.at(-1)).toHaveLength(1);
});

it('what never left goes once, as it was meant last', async () => {
  await turn(true);
  await turn(false);
  await turn(true);
  await sync();
  expect(sent).toEqual([[expect.objectContaining({ present: true })]]);
});

it('what left while the device said that it had no network is known to have left', async () => {
  const first = await lost(true);
  await turn(false);
  const second = await waiting();
  answers = false;
  const deaf = { ...transport, online: () => false };
  const [batchSize, pageSize] = [new AdaptiveBatch(), new AdaptiveBatch(PULL_PAGE_ROWS)];
  await syncOnce({ database, transport: deaf, deps: deps, batchSize, pageSize });
  answers = true;
  await turn(true);
  await sync();
  expect(sent.at(-1)).toEqual([first, second, expect.objectContaining({ present: true })]);
});

it('all that left goes again, in its order', async () => {
  const all = [await lost(true), await lost(false), await lost(true)];
  await turn(false);
  const last = await waiting();
  await sync();
  expect(sent.at(-1)).toEqual([...all, last]);
});

it('once all of it was refused for its time, the change goes alone under its new time', async () => {
  await lost(true);
  await turn(false);
  status = 'clock';
  await sync();
  expect(sent.slice(-2).map(({ length }) => length)).toEqual([2, 1]);
  expect(await database.outbox.count()).toBe(0);
});

it('of an entry’s operations only the last is merged and counted', async () => {
  await lost(true);
  await turn(false);
  const last = await waiting();
  await sync();
  const { digest, maxSeq } = await readSyncState(database);
  expect(digest).toBe(Number.parseInt(last?.op.replaceAll('-', '').slice(0, 12) ?? '', 16));
  expect(maxSeq).toBe(201);
  expect(await database.mirror.toArray()).toMatchObject([{ present: 0, op: last?.op }]);
});

it('a request holds no more operations than it may, what goes before them counted', async () => {
  await lost(true);
  await turn(false);
  await setMark(database, deps, 'favorite', { id: 603, card: CARD }, true);
  const small = new AdaptiveBatch();
  small.shrink(4);
  await syncOnce({ database, transport, deps: deps, batchSize: small, pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) });
  expect(sent.slice(1).map(({ length }) => length)).toEqual([2, 1]);
});

it('of what left again and again without an answer, the latest goes before what takes its place', async () => {
  const all: (Operation | undefined)[] = [];
  for (let turns = 0; turns <= SUPERSEDED_OPERATIONS_LIMIT + 2; turns += 1) all.push(await lost(turns % 2 === 0));
  await turn(SUPERSEDED_OPERATIONS_LIMIT % 2 === 1);
  const last = await waiting();
  await sync();
  expect(sent.at(-1)).toEqual([...all.slice(-SUPERSEDED_OPERATIONS_LIMIT), last]);
});
