import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import { markedIds } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';
import { readSyncState } from '../../../src/db/sync-state';
import { AdaptiveBatch } from '../../../src/sync/push';
import { syncOnce } from '../../../src/sync/engine';
import type { PullResponse, SyncTransport } from '../../../src/sync/protocol';
import type { Mark } from '../../../src/domain/marks/mark';
import { fail, ok } from '../../../src/domain/values/result';
import { setMark } from '../../../src/sync/outbox';
import { CARD, digestOf, deps, NOW } from './restored-backup';
import { listOrphans } from '../../fixtures/outbox-lists';

const MARK: Mark = { kind: 'favorite', movieId: 1, present: true, ts: NOW, op: crypto.randomUUID(), seq: 1 };
const ANSWER = { epoch: 'first', head: 1, digest: digestOf([MARK]), serverTime: NOW, unknownRows: [], more: false };

it.each<[string, (request: number) => Partial<PullResponse>]>([
  ['another epoch', (request) => ({ epoch: `epoch ${request}` })],
  ['another digest', (request) => ({ digest: request })],
])(
  'a server with %s in every response is not asked again in the same sync, and the device keeps its marks',
  async (_, variation) => {
    const database = new MemberDatabase(crypto.randomUUID());
    let requestCount = 0;
    const sync = (inconsistent: boolean) => {
      const pull = (after: number) => {
        if ((requestCount += 1) > 50) throw new Error('endless requests');
        const rows = after < 1 ? [{ ...MARK, movie: CARD }] : [];
        return Promise.resolve(ok({ ...ANSWER, rows, ...(inconsistent && variation(requestCount)) }));
      };
      const transport = { pull, push: () => Promise.reject(new Error('the outbox is empty')) };
      const sizes = { batchSize: new AdaptiveBatch(), pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) };
      return syncOnce({ database, transport, deps: deps, ...sizes });
    };
    expect(await sync(false)).toEqual(ok({ pushed: 0, pulled: 1 }));
    requestCount = 0;
    expect(await sync(true)).toEqual(fail({ reason: 'malformed' }));
    expect(requestCount).toBeLessThanOrEqual(3);
    expect([...(await markedIds(database, 'favorite'))]).toEqual([1]);
    expect(await sync(false)).toMatchObject({ ok: true });
    expect([[...(await markedIds(database, 'favorite'))], await listOrphans(database)]).toEqual([[1], []]);
    await database.delete();
  },
);

it.each([
  ['gets new times for all its changes in one sync', true, null],
  ['asks a server that refuses the new times, too, no further', false, fail({ reason: 'clock' })],
])('a device whose clock was set ahead, with more changes than fit one push, %s', async (_, accepts, failure) => {
  const database = new MemberDatabase(crypto.randomUUID());
  const ahead = { ...deps, now: () => NOW + 3_600_000 };
  for (let id = 1; id <= 50; id += 1)
    await setMark(database, id <= 5 ? deps : ahead, 'favorite', { id, card: CARD }, true);
  let requestCount = 0;
  const push: SyncTransport['push'] = (operations) => {
    if ((requestCount += 1) > 50) throw new Error('endless requests');
    const results = operations.map(({ op, ts }) => {
      const status = accepts && ts < NOW + 60_000 ? ('applied' as const) : ('clock' as const);
      return { op, status, code: null, row: null };
    });
    return Promise.resolve(ok({ epoch: 'first', head: 1, serverTime: NOW, results, unknownRows: [] }));
  };
  const pull = () => Promise.resolve(ok({ ...ANSWER, digest: 0, rows: [] }));
  const sizes = { batchSize: new AdaptiveBatch(10), pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) };
  const outcome = await syncOnce({ database, transport: { pull, push }, deps: ahead, ...sizes });
  expect([outcome.ok ? null : outcome, await database.outbox.count()]).toEqual([failure, accepts ? 0 : 50]);
  expect(requestCount).toBeLessThan(accepts ? 11 : 3);
  await database.delete();
});

it('marks that another device changed are logged, but not those of a full resync', async () => {
  const database = new MemberDatabase(crypto.randomUUID());
  const pull = (rows: readonly Mark[], epoch: string) => {
    const transport = {
      pull: (after: number) =>
        Promise.resolve(
          ok({
            ...{ ...ANSWER, epoch, head: rows.length, digest: digestOf(rows) },
            rows: rows.filter(({ seq }) => seq > after).map((row) => ({ ...row, movie: CARD })),
          }),
        ),
      push: () => Promise.reject(new Error('the outbox is empty')),
    };
    const sizes = { batchSize: new AdaptiveBatch(), pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) };
    return syncOnce({ database, transport, deps, ...sizes });
  };
  const marks = [1, 2, 3].map((seq): Mark => ({ ...MARK, movieId: seq, op: crypto.randomUUID(), seq }));
  const logged = async () => (await database.conflicts.toArray()).map(({ movieId }) => movieId);
  await pull(marks.slice(0, 1), 'first');
  expect(await logged()).toEqual([]);
  await pull(marks.slice(0, 2), 'first');
  expect(await logged()).toEqual([2]);
  await pull(marks, 'second');
  expect(await logged()).toEqual([2]);
  await database.delete();
});

it('the server’s clock is compared with the middle of a request, pushed or pulled', async () => {
  const database = new MemberDatabase(crypto.randomUUID());
  let now = NOW;
  const offsets: number[] = [];
  const answered = async <T>(answer: T) => {
    offsets.push((await readSyncState(database)).serverOffset);
    now += 2000;
    return ok(answer);
  };
  const clock = { ...deps, now: () => now };
  await setMark(database, clock, 'favorite', { id: 1, card: CARD }, true);
  const transport: SyncTransport = {
    push: (operations) =>
      answered({
        ...{ epoch: 'first', head: 1, serverTime: now + 1000 + 70_000, unknownRows: [] },
        results: operations.map(({ op }) => ({ op, status: 'applied' as const, code: null, row: null })),
      }),
    pull: () => answered({ ...ANSWER, head: 0, digest: 0, rows: [], serverTime: now + 1000 + 80_000 }),
  };
  const sizes = { batchSize: new AdaptiveBatch(), pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) };
  await syncOnce({ database, transport, deps: clock, ...sizes });
  offsets.push((await readSyncState(database)).serverOffset);
  expect(offsets).toEqual([0, 70_000, 80_000]);
  await database.delete();
});
