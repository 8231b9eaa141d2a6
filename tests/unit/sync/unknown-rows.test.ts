import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import { isMarked } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';
import { readSyncState } from '../../../src/db/sync-state';
import { setMark } from '../../../src/sync/outbox';
import { AdaptiveBatch } from '../../../src/sync/push';
import { syncOnce } from '../../../src/sync/engine';
import { applyPullPage } from '../../../src/sync/pull';
import { parsePullResponse, parsePushResponse, type SyncTransport } from '../../../src/sync/protocol';
import { isMarkKind, MARK_KINDS, type MarkKind, type MarkTraits } from '../../../src/domain/marks/mark-kinds';
import { fail, ok } from '../../../src/domain/values/result';
import { NOW } from '../services/session-row';
import { ServerClock } from '../../../src/sync/clock';

const MOVIE = {
  title: 'Heat',
  year: 1995,
  rating: 7.9,
  genres: ['Crime'],
  description: 'Two men.',
  poster_path: '/h.jpg',
};
const CARD = {
  title: 'Heat',
  year: 1995,
  rating: 7.9,
  genres: ['Crime'],
  description: 'Two men.',
  posterPath: '/h.jpg',
};

/** A row from the server of a future release, with an unknown field. */
function row(seq: number, kind: string, movieId: number, present = true) {
  return {
    kind,
    movie_id: movieId,
    present,
    ts: seq,
    op: `op-${seq}`,
    seq,
    mood: 'happy',
    ...(present && { movie: MOVIE }),
  };
}

let database: MemberDatabase;
let server: {
  epoch: string;
  rows: ReturnType<typeof row>[];
  packed: Readonly<Record<string, readonly unknown[]>>;
  offline: boolean;
  status: string;
  pushed: string[];
};
beforeEach(() => {
  database = new MemberDatabase('ada');
  server = { epoch: 'first', rows: [], packed: {}, offline: false, status: 'applied', pushed: [] };
});
afterEach(async () => {
  forgetKind();
  await database.delete();
});

/** Registers the kind, as a newer version of the application would. */
function learnKind(): MarkKind {
  const kind: string = 'unheard';
  const traits: MarkTraits = {
    ...{ card: true, pinned: true, userSettable: true, listedOnSyncPage: false, removedBy: null },
    ...{ excluded: null, statistic: null, retentionDays: null },
  };
  Object.assign(MARK_KINDS, { [kind]: traits });
  if (!isMarkKind(kind)) throw new Error('the table does not have it');
  return kind;
}
function forgetKind(): void {
  Reflect.deleteProperty(MARK_KINDS, 'unheard');
}

const envelope = () => ({
  uid: 'ada',
  epoch: server.epoch,
  head: Math.max(0, ...server.rows.map(({ seq }) => seq)),
  digest: 0,
  server_time: NOW,
});
const page = (after: number, limit: number) => {
  const rows = server.rows.filter(({ seq }) => seq > after).slice(0, limit);
  const packed = after === 0 ? server.packed : {};
  return parsePullResponse({ ...envelope(), rows, packed, more: rows.length === limit }, 'ada', after);
};

const transport: SyncTransport = {
  push(operations) {
    server.pushed.push(...operations.map(({ op }) => op));
    const results = operations.map(({ op }, index) => ({ op, status: index === 0 ? server.status : 'applied' }));
    const answer = parsePushResponse({ ...envelope(), results }, 'ada');
    return Promise.resolve(answer ? ok(answer) : fail({ reason: 'malformed' }));
  },
  pull(after, limit) {
    const answer = page(after, limit);
    if (server.offline) return Promise.resolve(fail({ reason: 'offline' }));
    return Promise.resolve(answer ? ok(answer) : fail({ reason: 'malformed' }));
  },
};
const deps = { now: () => NOW, serverClock: new ServerClock(() => 0), newId: () => crypto.randomUUID() };
const sync = () =>
  syncOnce({
    database,
    transport,
    deps: deps,
    batchSize: new AdaptiveBatch(),
    pageSize: new AdaptiveBatch(PULL_PAGE_ROWS),
  });
const unknownRows = async () => (await database.unknownRows.toArray()).map(({ row: kept }) => kept);

describe('rows of a kind that this version does not know', () => {
  it('are stored as they came, while all others are merged and the cursor moves on', async () => {
    const unheard = row(2, 'unheard', 949);
    server.rows = [row(1, 'favorite', 603), unheard, row(3, 'watched', 603)];
    expect(await sync()).toEqual(ok({ pushed: 0, pulled: 3 }));
    expect(await isMarked(database, 'favorite', 603)).toBe(true);
    expect(await isMarked(database, 'watched', 603)).toBe(true);
    expect(await unknownRows()).toEqual([unheard]);
    expect((await readSyncState(database)).cursor).toBe(3);
    expect(await sync()).toEqual(ok({ pushed: 0, pulled: 0 }));
  });

  it('are stored at the end of a page as well, but only the latest of each mark', async () => {
    server.rows = [row(1, 'unheard', 949)];
    await sync();
    server.rows = [row(2, 'unheard', 949, false)];
    await sync();
    expect(await unknownRows()).toEqual([row(2, 'unheard', 949, false)]);
    expect((await readSyncState(database)).cursor).toBe(2);
  });

  it('are read offline by a version that knows the kind', async () => {
    server.rows = [row(1, 'unheard', 949)];
    await sync();
    const kind = learnKind();
    server.offline = true;
    expect(await sync()).toEqual(fail({ reason: 'offline' }));
    expect(await isMarked(database, kind, 949)).toBe(true);
    expect(await database.movies.get(949)).toEqual({ id: 949, ...CARD });
    expect(await unknownRows()).toEqual([]);
    expect(await database.conflicts.count()).toBe(0);
  });

  it('are read from packed marks as well, with more fields than this version knows', async () => {
    server.rows = [row(1, 'favorite', 603)];
    server.packed = { unheard: [[949, true, NOW, 'op-2', 2, 'happy'], { seq: 3, of: 'another shape' }] };
    expect(await sync()).toEqual(ok({ pushed: 0, pulled: 3 }));
    expect(await unknownRows()).toEqual([
      { kind: 'unheard', seq: 3, of: 'another shape' },
      { kind: 'unheard', movie_id: 949, present: true, ts: NOW, op: 'op-2', seq: 2, value: 'happy', rest: [] },
    ]);
    expect((await readSyncState(database)).cursor).toBe(3);
    const kind = learnKind();
    server.offline = true;
    await sync();
    expect(await isMarked(database, kind, 949)).toBe(true);
    expect(await unknownRows()).toEqual([{ kind: 'unheard', seq: 3, of: 'another shape' }]);
  });

  it('are read again if an older version in another tab has stored some in the meantime', async () => {
    const kind = learnKind();
    await sync();
    forgetKind();
    server.rows = [row(1, 'unheard', 949)];
    const answer = page(0, 1000);
    if (!answer) throw new Error('malformed');
    const syncState = await readSyncState(database);
    await applyPullPage(database, answer, { syncState: syncState, now: NOW, serverOffset: 0 });
    expect(await unknownRows()).toHaveLength(1);
    learnKind();
    await sync();
    expect(await isMarked(database, kind, 949)).toBe(true);
  });

  it('are deleted with the sequence they belong to', async () => {
    server.rows = [row(1, 'unheard', 949)];
    await sync();
    server = { ...server, epoch: 'second', rows: [row(1, 'unheard', 7)] };
    await sync();
    expect(await unknownRows()).toEqual([row(1, 'unheard', 7)]);
  });

  it('that a newer version has read are deleted by a resync that does not find them, and are not offered', async () => {
    learnKind();
    server.rows = [row(1, 'unheard', 949), row(2, 'favorite', 603)];
    await sync();
    forgetKind();
    server = { ...server, epoch: 'second', rows: [] };
    expect(await sync()).toEqual(ok({ pushed: 0, pulled: 0 }));
    expect(await database.mirror.count()).toBe(0);
    expect((await database.outbox.toArray()).map(({ key }) => key)).toEqual(['orphan:favorite:603']);
  });

  it('do not hide a broken row of a known kind: that page is rejected', async () => {
    server.rows = [{ ...row(1, 'favorite', 603), movie_id: -1 }];
    expect(await sync()).toEqual(fail({ reason: 'malformed' }));
    expect((await readSyncState(database)).cursor).toBe(0);
  });
});

describe('a status that this version does not know', () => {
  const toggle = (id: number) => setMark(database, deps, 'favorite', { id, card: CARD }, true);

  it('blocks its change without a code, and the others are applied', async () => {
    await toggle(1);
    await toggle(2);
    server.status = 'deferred';
    expect(await sync()).toMatchObject({ ok: true, value: { pushed: 2 } });
    expect(await database.outbox.toArray()).toMatchObject([{ key: 'favorite:1', state: 'blocked', code: null }]);
  });

  it('is requested again by a version with more capabilities', async () => {
    await toggle(1);
    server.status = 'deferred';
    await sync();
    await sync();
    expect(server.pushed).toHaveLength(1);
    learnKind();
    server.status = 'applied';
    await sync();
    expect(server.pushed).toHaveLength(2);
    expect(await database.outbox.count()).toBe(0);
  });
});
