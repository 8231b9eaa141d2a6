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
import { CARD, digestOf, deps, NOW } from './copied-server';

let database: MemberDatabase;
/** What the server has of the movie, as of its latest change. */
let standing: Mark | null;
/** What happens after the server has taken a push, and before its answer comes. */
let meanwhile: () => Promise<unknown>;
let answers: boolean;
/** What the device reads of the server's word on what it sends. */
let said: PushStatus;
/** What left the device, a list for each request. */
let sent: Operation[][];
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  standing = null;
  answers = true;
  said = 'applied';
  sent = [];
  meanwhile = () => Promise.resolve();
});
afterEach(() => database.delete());

const transport: SyncTransport = {
  async push(operations) {
    sent.push([...operations]);
    const results = operations.map((operation) => {
      if (operation.kind === 'search') throw new Error('nobody searches');
      const { kind, movieId, present, ts, op } = operation;
      if (!standing || ts > standing.ts) standing = { kind, movieId, present, ts, op, seq: (standing?.seq ?? 0) + 1 };
      return { op, status: said, code: null, row: said === 'unknown' ? null : standing };
    });
    await meanwhile();
    if (!answers) return fail({ reason: 'unreachable' });
    return ok({ epoch: 'first', head: standing?.seq ?? 0, serverTime: NOW, results, unknownRows: [] });
  },
  pull(after) {
    const rows = standing && standing.seq > after ? [{ ...standing, movie: CARD }] : [];
    const head = standing?.seq ?? 0;
    return Promise.resolve(
      ok({
        epoch: 'first',
        head,
        digest: digestOf(standing ? [standing] : []),
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
const waiting = () => database.outbox.toArray();

it('a change that never left the device is gone with its discard', async () => {
  await add();
  await discard();
  expect(await waiting()).toEqual([]);
  await sync();
  expect(standing).toBeNull();
});

it('a change that is discarded while it is under way is taken back from the server', async () => {
  await add();
  meanwhile = async () => {
    meanwhile = () => Promise.resolve();
    await discard();
  };
  await sync();
  expect(standing).toMatchObject({ present: false });
  expect(await isMarked(database, 'favorite', 949)).toBe(false);
  expect(await waiting()).toEqual([]);
});

it('a change that was only tried without a network is gone with its discard, too', async () => {
  await add();
  const offline = () => Promise.resolve(fail({ reason: 'offline' } as const));
  const cut: SyncTransport = { online: () => false, push: offline, pull: offline };
  const batchSize = new AdaptiveBatch();
  await syncOnce({ database, transport: cut, deps: deps, batchSize, pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) });
  await discard();
  expect(await waiting()).toEqual([]);
});

it('before anything leaves a device that says it is offline, it is known as sent', async () => {
  await add();
  meanwhile = async () => expect(await waiting()).toMatchObject([{ sent: true }]);
  const wrong: SyncTransport = { ...transport, online: () => false };
  const batchSize = new AdaptiveBatch();
  await syncOnce({ database, transport: wrong, deps: deps, batchSize, pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) });
  expect(sent).toHaveLength(1);
});

it('so is one whose answer was lost, in whichever page it was sent', async () => {
  await add();
  answers = false;
  await sync();
  expect(standing).toMatchObject({ present: true });
  await discard();
  expect(await isMarked(database, 'favorite', 949)).toBe(false);
  expect(await waiting()).toMatchObject([{ state: 'waiting', operation: { present: false } }]);
  answers = true;
  await sync();
  expect(standing).toMatchObject({ present: false });
});

it.each([
  ['one that takes the place of such a one', () => setMark(database, deps, 'favorite', MOVIE, false)],
  ['one after a discard of such a one', discard],
])('%s is taken back like it: the server may have the first', async (_, giveUp) => {
  await add();
  answers = false;
  await sync();
  await giveUp();
  await add();
  await discard();
  answers = true;
  await sync();
  expect(standing).toMatchObject({ present: false });
  expect(await isMarked(database, 'favorite', 949)).toBe(false);
});

it('a refused change is not on the server: nothing takes its place', async () => {
  await add();
  answers = false;
  await sync();
  await database.outbox.update('favorite:949', { state: 'blocked', code: '23514' });
  await discard();
  expect(await waiting()).toEqual([]);
});

it('a full device delivers what waits all the same', async () => {
  await add();
  database.outbox.hook('updating', () => {
    throw new DOMException('The device is full', 'QuotaExceededError');
  });
  await sync();
  expect(standing).toMatchObject({ present: true });
});

it('what left a device that said it was offline counts as sent all the same', async () => {
  await add();
  answers = false;
  const wrong: SyncTransport = { ...transport, online: () => false };
  const batchSize = new AdaptiveBatch();
  await syncOnce({ database, transport: wrong, deps: deps, batchSize, pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) });
  await discard();
  expect(await waiting()).toMatchObject([{ operation: { present: false } }]);
});

it('a removal that is taken back goes with the movie’s card', async () => {
  await add();
  await sync();
  await setMark(database, deps, 'favorite', { id: 949, card: CARD }, false);
  answers = false;
  await sync();
  await discard();
  expect(await waiting()).toMatchObject([{ operation: { present: true, movie: CARD } }]);
});

it('a change that was refused and tried again in vain is gone with its discard', async () => {
  await add();
  const [entry] = await waiting();
  if (!entry) throw new Error('nothing waits');
  await database.outbox.put({ ...entry, sent: true });
  await blockEntry(database, { ...entry, sent: true }, '23514');
  await retryEntry(database, 'favorite:949');
  await discard();
  expect(await waiting()).toEqual([]);
});

/** A change that the server has taken with an answer that this version does not read. */
async function notUnderstood() {
  await add();
  said = 'unknown';
  await sync();
  said = 'applied';
  const [entry] = await waiting();
  expect(entry).toMatchObject({ state: 'blocked', code: null });
  return entry?.operation;
}

it('a change whose answer was not understood may be on the server: its discard takes it back', async () => {
  let room = 0;
  // A device that is full when the change leaves it cannot note so.
  database.outbox.hook('updating', () => {
    if ((room += 1) === 1) throw new DOMException('The device is full', 'QuotaExceededError');
  });
  const first = await notUnderstood();
  await database.mirror.clear();
  await discard();
  expect(await isMarked(database, 'favorite', 949)).toBe(false);
  await sync();
  expect(sent.at(-1)).toEqual([first, expect.objectContaining({ present: false })]);
  expect(standing).toMatchObject({ present: false });
  expect(await waiting()).toEqual([]);
});

it('what takes the place of such a one goes after it, and is taken back with its discard', async () => {
  const first = await notUnderstood();
  await database.mirror.clear();
  await setMark(database, deps, 'favorite', MOVIE, false);
  await add();
  expect(await waiting()).toMatchObject([{ sent: true, supersedes: [first] }]);
  await discard();
  await sync();
  expect(sent.at(-1)).toEqual([first, expect.objectContaining({ present: false })]);
  expect(standing).toMatchObject({ present: false });
});

it('what is taken back goes after the change itself, which may be under way still', async () => {
  await add();
  answers = false;
  await sync();
  const [entry] = await waiting();
  await discard();
  answers = true;
  await sync();
  expect(sent.at(-1)).toEqual([entry?.operation, expect.objectContaining({ present: false })]);
});
