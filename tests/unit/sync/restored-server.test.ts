import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import { markedIds } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';
import { reopenForMember, wipeMember } from '../../../src/db/wipe-member';
import { AdaptiveBatch } from '../../../src/sync/push';
import { setMark } from '../../../src/sync/outbox';
import { dismissOrphans, resendOrphans } from '../../../src/sync/outbox-actions';
import { syncOnce } from '../../../src/sync/engine';
import type { SyncTransport } from '../../../src/sync/protocol';
import type { Mark } from '../../../src/domain/marks/mark';
import { fail, ok } from '../../../src/domain/values/result';
import { CARD, digestOf, deps, NOW, type FakeServer } from './restored-backup';
import { listOrphans } from '../../fixtures/outbox-lists';

let database: MemberDatabase;
let server: FakeServer;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  server = { epoch: 'first', head: 0, marks: [], pages: Infinity };
});
afterEach(() => database.delete());

/** Another client of the member adds or removes a mark. */
function writeMark(movieId: number, present = true, ts = NOW - 1000 + server.head): void {
  const head = server.head + 1;
  const mark: Mark = { kind: 'favorite', movieId, present, ts, op: crypto.randomUUID(), seq: head };
  server = { ...server, head, marks: [...server.marks.filter((other) => other.movieId !== movieId), mark] };
}

/** Takes a backup; the returned function restores it, with optional changes. */
function backUp(): (change?: Partial<FakeServer>) => void {
  const { head, marks } = server;
  return (change) => (server = { ...server, head, marks, ...change });
}

const transport: SyncTransport = {
  push(operations) {
    const results = operations.map((operation) => {
      if (operation.kind === 'search') throw new Error('nobody searches');
      writeMark(operation.movieId, operation.present, operation.ts);
      const row = { ...server.marks.at(-1), op: operation.op } as Mark;
      server = { ...server, marks: [...server.marks.slice(0, -1), row] };
      return { op: operation.op, status: 'applied' as const, code: null, row };
    });
    return Promise.resolve(ok({ epoch: server.epoch, head: server.head, serverTime: NOW, results, unknownRows: [] }));
  },
  pull(after, limit) {
    if ((server.pages -= 1) < 0) return Promise.resolve(fail({ reason: 'offline' }));
    const { epoch, head, marks } = server;
    const digest = digestOf(marks);
    const rows = marks.filter(({ seq }) => seq > after).sort((a, b) => a.seq - b.seq);
    const page = rows.slice(0, limit).map((mark) => ({ ...mark, movie: CARD }));
    return Promise.resolve(
      ok({ epoch, head, digest, serverTime: NOW, rows: page, unknownRows: [], more: rows.length > limit }),
    );
  },
};

const sizes = () => ({ batchSize: new AdaptiveBatch(), pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) });
const sync = () => syncOnce({ database, transport, deps: deps, ...sizes() });
const favorites = async () => [...(await markedIds(database, 'favorite'))].sort((a, b) => a - b);
const offers = async () =>
  (await listOrphans(database)).map(({ operation }) =>
    operation.kind === 'search' ? null : [operation.movieId, operation.present, operation.movie?.title ?? null],
  );
const serverFavorites = () =>
  server.marks.flatMap(({ movieId, present }) => (present ? [movieId] : [])).sort((a, b) => a - b);

describe('a server that was restored from an older backup', () => {
  /** The device knows movies 1, 2 and 3; the backup has only 1. */
  async function restoreOlderBackup(): Promise<void> {
    writeMark(1);
    const restore = backUp();
    writeMark(2);
    writeMark(3);
    await sync();
    restore();
  }

  it('is noticed when its head is behind: lost marks are offered, and its own marks arrive', async () => {
    await restoreOlderBackup();
    writeMark(4);
    await sync();
    expect(await favorites()).toEqual([1, 4]);
    expect(await offers()).toEqual([
      [3, true, 'Heat'],
      [2, true, 'Heat'],
    ]);
  });

  it.each([1, 2, 5])('is noticed when %i new marks have reused the lost sequence numbers', async (more) => {
    await restoreOlderBackup();
    for (let id = 11; id < 13 + more; id += 1) writeMark(id);
    await sync();
    expect(await favorites()).toEqual(serverFavorites());
    expect(await offers()).toHaveLength(2);
    expect(await sync()).toEqual(ok({ pushed: 0, pulled: 0 }));
  });

  it('does not count marks as lost that have outlived their retention period', async () => {
    const recommendedMark = (movieId: number, days: number): Mark => ({
      ...{ kind: 'recommended', movieId, present: true, op: crypto.randomUUID(), seq: movieId },
      ts: NOW - days * 24 * 60 * 60_000,
    });
    server = { ...server, head: 2, marks: [recommendedMark(1, 740), recommendedMark(2, 720)] };
    await sync();
    server = { ...server, epoch: 'second', marks: [] };
    await sync();
    expect(await offers()).toEqual([[2, true, 'Heat']]);
    expect(await database.mirror.count()).toBe(0);
  });

  it('triggers only a few full resyncs when its digest keeps differing', async () => {
    const requestedAfter: number[] = [];
    const wrongDigest: SyncTransport = {
      ...transport,
      async pull(after, limit) {
        requestedAfter.push(after);
        const answer = await transport.pull(after, limit);
        return answer.ok ? ok({ ...answer.value, digest: answer.value.digest + 5 }) : answer;
      },
    };
    writeMark(1);
    for (let round = 0; round < 4; round += 1) {
      await syncOnce({ database, transport: wrongDigest, deps: deps, ...sizes() });
    }
    expect(requestedAfter).toEqual([0, 0, 1, 1, 1]);
    expect(await favorites()).toEqual([1]);
  });

  it('is noticed by a device that has never completed a pull', async () => {
    const restore = backUp();
    await setMark(database, deps, 'favorite', { id: 1, card: CARD }, true);
    server.pages = 0;
    expect(await sync()).toEqual(fail({ reason: 'offline' }));
    restore({ pages: Infinity });
    writeMark(2);
    await sync();
    expect(await favorites()).toEqual([2]);
    expect(await offers()).toEqual([[1, true, 'Heat']]);
  });

  it('brings back a movie that the member had removed, and the removal is offered', async () => {
    writeMark(1);
    const restore = backUp();
    writeMark(1, false);
    await sync();
    restore();
    await sync();
    expect(await favorites()).toEqual([1]);
    expect(await offers()).toEqual([[1, false, 'Heat']]);
  });

  it('has its lost removal offered when an older addition arrives later', async () => {
    const restore = backUp();
    writeMark(1);
    writeMark(1, false, NOW);
    await sync();
    restore();
    await sync();
    expect(await offers()).toEqual([]);
    writeMark(1, true, NOW - 500);
    await sync();
    expect(await favorites()).toEqual([1]);
    expect(await offers()).toEqual([[1, false, 'Heat']]);
  });

  it('offers no removal anymore that an even older backup has no addition for, also after signing in again', async () => {
    const restoreEmpty = backUp();
    writeMark(1);
    const restore = backUp();
    writeMark(1, false, NOW);
    await sync();
    restore();
    await sync();
    expect(await offers()).toEqual([[1, false, 'Heat']]);
    await wipeMember(database);
    await reopenForMember(database, () => Promise.resolve(true));
    restoreEmpty({ epoch: 'second' });
    await sync();
    expect(await offers()).toEqual([]);
    writeMark(1, true, NOW - 500);
    await sync();
    expect(await favorites()).toEqual([1]);
    expect(await offers()).toEqual([[1, false, 'Heat']]);
  });

  it('is noticed from a push response alone', async () => {
    writeMark(1);
    await sync();
    const restore = backUp();
    await setMark(database, deps, 'favorite', { id: 2, card: CARD }, true);
    server.pages = 0;
    await sync();
    restore({ pages: Infinity });
    await sync();
    expect(await favorites()).toEqual([1]);
    expect(await offers()).toEqual([[2, true, 'Heat']]);
  });

  it('offers nothing for a mark with a newer blocked change, which the member has to resolve anyway', async () => {
    await restoreOlderBackup();
    await setMark(database, deps, 'favorite', { id: 2, card: CARD }, false);
    await database.outbox.update('favorite:2', { state: 'blocked', code: '23514' });
    await sync();
    expect(await offers()).toEqual([[3, true, 'Heat']]);
  });

  it('gets the marks that the member resends as new changes, and the others are dismissed', async () => {
    await restoreOlderBackup();
    await sync();
    const [first, second] = await listOrphans(database);
    expect(await resendOrphans(database, deps, [first?.key ?? ''])).toMatchObject({ ok: true });
    expect(await dismissOrphans(database, [second?.key ?? ''])).toMatchObject({ ok: true });
    expect(await favorites()).toEqual([1, 3]);
    expect(await sync()).toEqual(ok({ pushed: 1, pulled: 1 }));
    expect(serverFavorites()).toEqual([1, 3]);
    expect(await offers()).toEqual([]);
    expect(await database.outbox.count()).toBe(0);
  });

  it('offers nothing that another device has resent or changed in the meantime', async () => {
    await restoreOlderBackup();
    await sync();
    writeMark(2, true, NOW);
    writeMark(3, false, NOW);
    await sync();
    expect(await offers()).toEqual([]);
  });

  it('offers nothing for a mark with a newer pending change', async () => {
    await restoreOlderBackup();
    const offline = { ...transport, push: () => Promise.resolve(fail({ reason: 'offline' as const })) };
    await setMark(database, deps, 'favorite', { id: 3, card: CARD }, false);
    await syncOnce({ database, transport: offline, deps: deps, ...sizes() });
    await sync();
    expect(await offers()).toEqual([[2, true, 'Heat']]);
    expect(serverFavorites()).toEqual([1]);
  });

  it('keeps its offers over another full resync', async () => {
    await restoreOlderBackup();
    await sync();
    server = { ...server, epoch: 'second' };
    await sync();
    expect(await offers()).toHaveLength(2);
  });
});

describe('during a full resync in a new epoch', () => {
  it('the device keeps its marks until the resync is complete, and an interruption loses none', async () => {
    const total = PULL_PAGE_ROWS + 2;
    for (let id = 1; id <= total; id += 1) writeMark(id);
    await sync();
    server = { ...server, epoch: 'second', marks: server.marks.filter(({ movieId }) => movieId !== 7), pages: 2 };
    expect(await sync()).toEqual(fail({ reason: 'offline' }));
    expect(await favorites()).toHaveLength(total);
    expect(await offers()).toEqual([]);
    server.pages = Infinity;
    await sync();
    expect(await favorites()).toHaveLength(total - 1);
    expect(await offers()).toEqual([[7, true, 'Heat']]);
  });
});
