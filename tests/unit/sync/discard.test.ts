import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import { isMarked } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';
import { AdaptiveBatch, blockEntry } from '../../../src/sync/push';
import { setMark } from '../../../src/sync/outbox';
import { discardEntry, retryEntry } from '../../../src/sync/outbox-actions';
import { syncOnce } from '../../../src/sync/engine';
import type { PushStatus, SyncTransport } from '../../../src/sync/protocol';
import type { Mark, Operation } from '../../../src/domain/marks/mark';
import { fail, ok } from '../../../src/domain/values/result';
import { CARD, digestOf, deps, NOW } from './restored-backup';

let database: MemberDatabase;
/** The server's current mark of the movie. */
let serverMark: Mark | null;
/** Runs after the server has applied a push and before it responds. */
let beforeResponse: () => Promise<unknown>;
let responds: boolean;
/** The status that the device reads in the server's response. */
let reportedStatus: PushStatus;
/** The operations that left the device, one list per request. */
let sent: Operation[][];
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  serverMark = null;
  responds = true;
  reportedStatus = 'applied';
  sent = [];
  beforeResponse = () => Promise.resolve();
});
afterEach(() => database.delete());

const transport: SyncTransport = {
  async push(operations) {
    sent.push([...operations]);
    const results = operations.map((operation) => {
      if (operation.kind === 'search') throw new Error('nobody searches');
      const { kind, movieId, present, ts, op } = operation;
      if (!serverMark || ts > serverMark.ts)
        serverMark = { kind, movieId, present, ts, op, seq: (serverMark?.seq ?? 0) + 1 };
      return { op, status: reportedStatus, code: null, row: reportedStatus === 'unknown' ? null : serverMark };
    });
    await beforeResponse();
    if (!responds) return fail({ reason: 'unreachable' });
    return ok({ epoch: 'first', head: serverMark?.seq ?? 0, serverTime: NOW, results, unknownRows: [] });
  },
  pull(after) {
    const rows = serverMark && serverMark.seq > after ? [{ ...serverMark, movie: CARD }] : [];
    const head = serverMark?.seq ?? 0;
    return Promise.resolve(
      ok({
        epoch: 'first',
        head,
        digest: digestOf(serverMark ? [serverMark] : []),
        serverTime: NOW,
        rows,
        unknownRows: [],
        more: false,
      }),
    );
  },
};

const sync = () =>
  syncOnce({
    database,
    transport,
    deps: deps,
    batchSize: new AdaptiveBatch(),
    pageSize: new AdaptiveBatch(PULL_PAGE_ROWS),
  });
const MOVIE = { id: 949, card: CARD };
const add = () => setMark(database, deps, 'favorite', MOVIE, true);
const discard = () => discardEntry(database, deps, 'favorite:949');
const pending = () => database.outbox.toArray();

it('discarding a change that was never sent deletes it', async () => {
  await add();
  await discard();
  expect(await pending()).toEqual([]);
  await sync();
  expect(serverMark).toBeNull();
});

it('discarding a change while it is in flight reverts it on the server', async () => {
  await add();
  beforeResponse = async () => {
    beforeResponse = () => Promise.resolve();
    await discard();
  };
  await sync();
  expect(serverMark).toMatchObject({ present: false });
  expect(await isMarked(database, 'favorite', 949)).toBe(false);
  expect(await pending()).toEqual([]);
});

it('discarding a change that was only tried offline deletes it as well', async () => {
  await add();
  const offline = () => Promise.resolve(fail({ reason: 'offline' } as const));
  const offlineTransport: SyncTransport = { online: () => false, push: offline, pull: offline };
  const batchSize = new AdaptiveBatch();
  await syncOnce({
    database,
    transport: offlineTransport,
    deps: deps,
    batchSize,
    pageSize: new AdaptiveBatch(PULL_PAGE_ROWS),
  });
  await discard();
  expect(await pending()).toEqual([]);
});

it('a change is recorded as sent before it leaves a device that claims to be offline', async () => {
  await add();
  beforeResponse = async () => expect(await pending()).toMatchObject([{ sent: true }]);
  const misreporting: SyncTransport = { ...transport, online: () => false };
  const batchSize = new AdaptiveBatch();
  await syncOnce({
    database,
    transport: misreporting,
    deps: deps,
    batchSize,
    pageSize: new AdaptiveBatch(PULL_PAGE_ROWS),
  });
  expect(sent).toHaveLength(1);
});

it('discarding a change whose response was lost reverts it on the server', async () => {
  await add();
  responds = false;
  await sync();
  expect(serverMark).toMatchObject({ present: true });
  await discard();
  expect(await isMarked(database, 'favorite', 949)).toBe(false);
  expect(await pending()).toMatchObject([{ state: 'waiting', operation: { present: false } }]);
  responds = true;
  await sync();
  expect(serverMark).toMatchObject({ present: false });
});

it.each([
  ['a change that supersedes a change with a lost response', () => setMark(database, deps, 'favorite', MOVIE, false)],
  ['a change made after discarding one with a lost response', discard],
])('%s is reverted as well, because the server may have applied the first one', async (_, change) => {
  await add();
  responds = false;
  await sync();
  await change();
  await add();
  await discard();
  responds = true;
  await sync();
  expect(serverMark).toMatchObject({ present: false });
  expect(await isMarked(database, 'favorite', 949)).toBe(false);
});

it('discarding a refused change sends nothing, because the server does not have it', async () => {
  await add();
  responds = false;
  await sync();
  await database.outbox.update('favorite:949', { state: 'blocked', code: '23514' });
  await discard();
  expect(await pending()).toEqual([]);
});

it('a full device still pushes its pending changes', async () => {
  await add();
  database.outbox.hook('updating', () => {
    throw new DOMException('The device is full', 'QuotaExceededError');
  });
  await sync();
  expect(serverMark).toMatchObject({ present: true });
});

it('a change sent while the device claimed to be offline still counts as sent', async () => {
  await add();
  responds = false;
  const misreporting: SyncTransport = { ...transport, online: () => false };
  const batchSize = new AdaptiveBatch();
  await syncOnce({
    database,
    transport: misreporting,
    deps: deps,
    batchSize,
    pageSize: new AdaptiveBatch(PULL_PAGE_ROWS),
  });
  await discard();
  expect(await pending()).toMatchObject([{ operation: { present: false } }]);
});

it('undoing a removal sends the movie’s card along', async () => {
  await add();
  await sync();
  await setMark(database, deps, 'favorite', { id: 949, card: CARD }, false);
  responds = false;
  await sync();
  await discard();
  expect(await pending()).toMatchObject([{ operation: { present: true, movie: CARD } }]);
});

it('discarding a change that was refused and retried without success deletes it', async () => {
  await add();
  const [entry] = await pending();
  if (!entry) throw new Error('the outbox is empty');
  await database.outbox.put({ ...entry, sent: true });
  await blockEntry(database, { ...entry, sent: true }, '23514');
  await retryEntry(database, 'favorite:949');
  await discard();
  expect(await pending()).toEqual([]);
});

/** A change that the server applied, but whose status this version cannot read. */
async function addWithUnreadableStatus() {
  await add();
  reportedStatus = 'unknown';
  await sync();
  reportedStatus = 'applied';
  const [entry] = await pending();
  expect(entry).toMatchObject({ state: 'blocked', code: null });
  return entry?.operation;
}

it('discarding a change with an unreadable status reverts it, because the server may have applied it', async () => {
  let updates = 0;
  // A full device can't record that the change was sent.
  database.outbox.hook('updating', () => {
    if ((updates += 1) === 1) throw new DOMException('The device is full', 'QuotaExceededError');
  });
  const first = await addWithUnreadableStatus();
  await database.mirror.clear();
  await discard();
  expect(await isMarked(database, 'favorite', 949)).toBe(false);
  await sync();
  expect(sent.at(-1)).toEqual([first, expect.objectContaining({ present: false })]);
  expect(serverMark).toMatchObject({ present: false });
  expect(await pending()).toEqual([]);
});

it('a change that supersedes such a change is pushed after it and reverted by its discard', async () => {
  const first = await addWithUnreadableStatus();
  await database.mirror.clear();
  await setMark(database, deps, 'favorite', MOVIE, false);
  await add();
  expect(await pending()).toMatchObject([{ sent: true, supersedes: [first] }]);
  await discard();
  await sync();
  expect(sent.at(-1)).toEqual([first, expect.objectContaining({ present: false })]);
  expect(serverMark).toMatchObject({ present: false });
});

it('the reverting change is pushed after the change itself, which may still be in flight', async () => {
  await add();
  responds = false;
  await sync();
  const [entry] = await pending();
  await discard();
  responds = true;
  await sync();
  expect(sent.at(-1)).toEqual([entry?.operation, expect.objectContaining({ present: false })]);
});
