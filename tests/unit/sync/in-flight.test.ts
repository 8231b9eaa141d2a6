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
import { CARD, digestOf, deps, NOW } from './restored-backup';

let database: MemberDatabase;
/** The operations that left the device, one list per request. */
let sent: Operation[][];
/** Whether the server's responses arrive. */
let responds: boolean;
/** The status that the server gives the operations of the next request. */
let status: PushStatus;
/** The server's current mark. */
let serverMark: Mark | null;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  sent = [];
  responds = true;
  status = 'applied';
  serverMark = null;
});
afterEach(() => database.delete());

const transport: SyncTransport = {
  push(operations) {
    sent.push([...operations]);
    if (!responds) return Promise.resolve(fail({ reason: 'unreachable' }));
    const currentStatus = status;
    status = 'applied';
    const results = operations.map((operation, index) => {
      if (operation.kind === 'search') throw new Error('nobody searches');
      const { kind, movieId, present, ts, op } = operation;
      const row = currentStatus === 'clock' ? null : { kind, movieId, present, ts, op, seq: sent.length * 100 + index };
      serverMark = row ?? serverMark;
      return { op, status: currentStatus, code: null, row };
    });
    return Promise.resolve(ok({ epoch: 'first', head: 900, serverTime: NOW, results, unknownRows: [] }));
  },
  pull: () =>
    Promise.resolve(
      ok({
        ...{ epoch: 'first', head: 900, digest: digestOf(serverMark ? [serverMark] : []), serverTime: NOW },
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
const setFavorite = (present: boolean) => setMark(database, deps, 'favorite', { id: 949, card: CARD }, present);
const pendingOperation = async () => (await database.outbox.get('favorite:949'))?.operation;
/** Makes a change and pushes it, but loses the response. */
async function pushAndLoseResponse(present: boolean) {
  await setFavorite(present);
  const operation = await pendingOperation();
  responds = false;
  await sync();
  responds = true;
  return operation;
}

it('a change whose response was lost is resent before the one that supersedes it; a change never sent is not', async () => {
  const first = await pushAndLoseResponse(true);
  await setFavorite(false);
  await setFavorite(true);
  const last = await pendingOperation();
  await sync();
  expect(sent.at(-1)).toEqual([first, last]);
  expect(await database.outbox.count()).toBe(0);
  await setFavorite(false);
  await sync();
  expect(sent.at(-1)).toHaveLength(1);
});

it('changes that were never sent are pushed once, in their last state', async () => {
  await setFavorite(true);
  await setFavorite(false);
  await setFavorite(true);
  await sync();
  expect(sent).toEqual([[expect.objectContaining({ present: true })]]);
});

it('a change sent while the device claimed to be offline is recorded as sent', async () => {
  const first = await pushAndLoseResponse(true);
  await setFavorite(false);
  const second = await pendingOperation();
  responds = false;
  const misreporting = { ...transport, online: () => false };
  const [batchSize, pageSize] = [new AdaptiveBatch(), new AdaptiveBatch(PULL_PAGE_ROWS)];
  await syncOnce({ database, transport: misreporting, deps: deps, batchSize, pageSize });
  responds = true;
  await setFavorite(true);
  await sync();
  expect(sent.at(-1)).toEqual([first, second, expect.objectContaining({ present: true })]);
});

it('all changes with lost responses are resent in order', async () => {
  const all = [await pushAndLoseResponse(true), await pushAndLoseResponse(false), await pushAndLoseResponse(true)];
  await setFavorite(false);
  const last = await pendingOperation();
  await sync();
  expect(sent.at(-1)).toEqual([...all, last]);
});

it('after all operations are rejected for their timestamps, only the latest is resent with a new timestamp', async () => {
  await pushAndLoseResponse(true);
  await setFavorite(false);
  status = 'clock';
  await sync();
  expect(sent.slice(-2).map(({ length }) => length)).toEqual([2, 1]);
  expect(await database.outbox.count()).toBe(0);
});

it('only the last of an entry’s operations is merged and counted', async () => {
  await pushAndLoseResponse(true);
  await setFavorite(false);
  const last = await pendingOperation();
  await sync();
  const { digest, maxSeq } = await readSyncState(database);
  expect(digest).toBe(Number.parseInt(last?.op.replaceAll('-', '').slice(0, 12) ?? '', 16));
  expect(maxSeq).toBe(201);
  expect(await database.mirror.toArray()).toMatchObject([{ present: 0, op: last?.op }]);
});

it('a request stays within its operation limit, superseded operations included', async () => {
  await pushAndLoseResponse(true);
  await setFavorite(false);
  await setMark(database, deps, 'favorite', { id: 603, card: CARD }, true);
  const small = new AdaptiveBatch();
  small.shrink(4);
  await syncOnce({ database, transport, deps: deps, batchSize: small, pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) });
  expect(sent.slice(1).map(({ length }) => length)).toEqual([2, 1]);
});

it('of many changes with lost responses, only the latest are resent before the one that supersedes them', async () => {
  const all: (Operation | undefined)[] = [];
  for (let turns = 0; turns <= SUPERSEDED_OPERATIONS_LIMIT + 2; turns += 1)
    all.push(await pushAndLoseResponse(turns % 2 === 0));
  await setFavorite(SUPERSEDED_OPERATIONS_LIMIT % 2 === 1);
  const last = await pendingOperation();
  await sync();
  expect(sent.at(-1)).toEqual([...all.slice(-SUPERSEDED_OPERATIONS_LIMIT), last]);
});
