import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import { markedIds } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';
import { AdaptiveBatch } from '../../../src/sync/push';
import { setMark } from '../../../src/sync/outbox';
import { dismissOrphans, resendOrphans } from '../../../src/sync/outbox-actions';
import { syncOnce } from '../../../src/sync/engine';
import type { SyncTransport } from '../../../src/sync/protocol';
import type { Mark } from '../../../src/domain/marks/mark';
import { fail, ok } from '../../../src/domain/values/result';
import { CARD, digestOf, deps, NOW, type FakeServer } from './copied-server';
import { listLost } from '../../fixtures/outbox-lists';

let database: MemberDatabase;
let server: FakeServer;
beforeEach(() => {
  database = new MemberDatabase(crypto.randomUUID());
  server = { epoch: 'first', head: 0, marks: [], pages: Infinity };
});
afterEach(() => database.delete());

/** Another client of the member marks a movie, or takes the mark away. */
function write(movieId: number, present = true, ts = NOW - 1000 + server.head): void {
  const head = server.head + 1;
  const mark: Mark = { kind: 'favorite', movieId, present, ts, op: crypto.randomUUID(), seq: head };
  server = { ...server, head, marks: [...server.marks.filter((other) => other.movieId !== movieId), mark] };
}

/** Keeps a copy; what it gives puts that in the server's place, whatever came since. */
function copy(): (change?: Partial<FakeServer>) => void {
  const { head, marks } = server;
  return (change) => (server = { ...server, head, marks, ...change });
}

const transport: SyncTransport = {
  push(operations) {
    const results = operations.map((operation) => {
      if (operation.kind === 'search') throw new Error('nobody searches');
      write(operation.movieId, operation.present, operation.ts);
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
  (await listLost(database)).map(({ operation }) =>
    operation.kind === 'search' ? null : [operation.movieId, operation.present, operation.movie?.title ?? null],
  );
const stands = () => server.marks.flatMap(({ movieId, present }) => (present ? [movieId] : [])).sort((a, b) => a - b);

describe('a server that was restored from an earlier copy', () => {
  /** The device knows 1, 2 and 3; the copy has 1 alone. */
  async function lose(): Promise<void> {
    write(1);
    const restore = copy();
    write(2);
    write(3);
    await sync();
    restore();
  }

  it('is noticed where its head is behind: what it lost is offered, and what it has comes', async () => {
    await lose();
    write(4);
    await sync();
    expect(await favorites()).toEqual([1, 4]);
    expect(await offers()).toEqual([
      [3, true, 'Heat'],
      [2, true, 'Heat'],
    ]);
  });

  it.each([1, 2, 5])('is noticed where %i new marks beyond the copy had the same numbers', async (more) => {
    await lose();
    for (let id = 11; id < 13 + more; id += 1) write(id);
    await sync();
    expect(await favorites()).toEqual(stands());
    expect(await offers()).toHaveLength(2);
    expect(await sync()).toEqual(ok({ pushed: 0, pulled: 0 }));
  });

  it('what a server forgets with the years was not lost', async () => {
    const shown = (movieId: number, days: number): Mark => ({
      ...{ kind: 'recommended', movieId, present: true, op: crypto.randomUUID(), seq: movieId },
      ts: NOW - days * 24 * 60 * 60_000,
    });
    server = { ...server, head: 2, marks: [shown(1, 740), shown(2, 720)] };
    await sync();
    server = { ...server, epoch: 'second', marks: [] };
    await sync();
    expect(await offers()).toEqual([[2, true, 'Heat']]);
    expect(await database.mirror.count()).toBe(0);
  });

  it('is read anew a few times at most where its digest stays another', async () => {
    const asked: number[] = [];
    const odd: SyncTransport = {
      ...transport,
      async pull(after, limit) {
        asked.push(after);
        const answer = await transport.pull(after, limit);
        return answer.ok ? ok({ ...answer.value, digest: answer.value.digest + 5 }) : answer;
      },
    };
    write(1);
    for (let round = 0; round < 4; round += 1) {
      await syncOnce({ database, transport: odd, deps: deps, ...sizes() });
    }
    expect(asked).toEqual([0, 0, 1, 1, 1]);
    expect(await favorites()).toEqual([1]);
  });

  it('is noticed by a device that has never been told all that it has', async () => {
    const restore = copy();
    await setMark(database, deps, 'favorite', { id: 1, card: CARD }, true);
    server.pages = 0;
    expect(await sync()).toEqual(fail({ reason: 'offline' }));
    restore({ pages: Infinity });
    write(2);
    await sync();
    expect(await favorites()).toEqual([2]);
    expect(await offers()).toEqual([[1, true, 'Heat']]);
  });

  it('gives back a movie that the member had removed: the removal is offered', async () => {
    write(1);
    const restore = copy();
    write(1, false);
    await sync();
    restore();
    await sync();
    expect(await favorites()).toEqual([1]);
    expect(await offers()).toEqual([[1, false, 'Heat']]);
  });

  it('offers a removal that it lost when an older addition comes to it later', async () => {
    const restore = copy();
    write(1);
    write(1, false, NOW);
    await sync();
    restore();
    await sync();
    expect(await offers()).toEqual([]);
    write(1, true, NOW - 500);
    await sync();
    expect(await favorites()).toEqual([1]);
    expect(await offers()).toEqual([[1, false, 'Heat']]);
  });

  it('is noticed by what a push was told alone', async () => {
    write(1);
    await sync();
    const restore = copy();
    await setMark(database, deps, 'favorite', { id: 2, card: CARD }, true);
    server.pages = 0;
    await sync();
    restore({ pages: Infinity });
    await sync();
    expect(await favorites()).toEqual([1]);
    expect(await offers()).toEqual([[2, true, 'Heat']]);
  });

  it('is offered nothing that was changed since and set aside: that is for the member to decide already', async () => {
    await lose();
    await setMark(database, deps, 'favorite', { id: 2, card: CARD }, false);
    await database.outbox.update('favorite:2', { state: 'blocked', code: '23514' });
    await sync();
    expect(await offers()).toEqual([[3, true, 'Heat']]);
  });

  it('is sent again what the member wants, as changes of their own, and the rest is let go', async () => {
    await lose();
    await sync();
    const [first, second] = await listLost(database);
    expect(await resendOrphans(database, deps, [first?.key ?? ''])).toMatchObject({ ok: true });
    expect(await dismissOrphans(database, [second?.key ?? ''])).toMatchObject({ ok: true });
    expect(await favorites()).toEqual([1, 3]);
    expect(await sync()).toEqual(ok({ pushed: 1, pulled: 1 }));
    expect(stands()).toEqual([1, 3]);
    expect(await offers()).toEqual([]);
    expect(await database.outbox.count()).toBe(0);
  });

  it('is offered nothing that another device has sent again meanwhile, or decided anew', async () => {
    await lose();
    await sync();
    write(2, true, NOW);
    write(3, false, NOW);
    await sync();
    expect(await offers()).toEqual([]);
  });

  it('is offered nothing that the member has changed since: that is on its way', async () => {
    await lose();
    const waiting = { ...transport, push: () => Promise.resolve(fail({ reason: 'offline' as const })) };
    await setMark(database, deps, 'favorite', { id: 3, card: CARD }, false);
    await syncOnce({ database, transport: waiting, deps: deps, ...sizes() });
    await sync();
    expect(await offers()).toEqual([[2, true, 'Heat']]);
    expect(stands()).toEqual([1]);
  });

  it('keeps the offer over a further reading', async () => {
    await lose();
    await sync();
    server = { ...server, epoch: 'second' };
    await sync();
    expect(await offers()).toHaveLength(2);
  });
});

describe('while all is read anew, in a new epoch', () => {
  it('what the device has stays until the reading is whole, and a kill loses none of it', async () => {
    const everything = PULL_PAGE_ROWS + 2;
    for (let id = 1; id <= everything; id += 1) write(id);
    await sync();
    server = { ...server, epoch: 'second', marks: server.marks.filter(({ movieId }) => movieId !== 7), pages: 2 };
    expect(await sync()).toEqual(fail({ reason: 'offline' }));
    expect(await favorites()).toHaveLength(everything);
    expect(await offers()).toEqual([]);
    server.pages = Infinity;
    await sync();
    expect(await favorites()).toHaveLength(everything - 1);
    expect(await offers()).toEqual([[7, true, 'Heat']]);
  });
});
