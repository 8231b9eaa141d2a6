import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { changeSyncState, readSyncState } from '../../../src/db/sync-state';
import { applyPushResponse } from '../../../src/sync/push';
import { nextBatch, setMark } from '../../../src/sync/outbox';
import { applyPullPage } from '../../../src/sync/pull';
import { parsePullResponse, parsePushResponse } from '../../../src/sync/protocol';
import { createSupabaseTransport } from '../../../src/sync/transport';
import { ServerClock } from '../../../src/sync/clock';
import { fakeBackend } from '../services/backend';
import { NOW, stored } from '../services/session-row';

const deps = { now: () => NOW, serverClock: new ServerClock(() => 0), newId: () => crypto.randomUUID() };
const CARD = { title: 'Heat', year: 1995, rating: 7.9, genres: [], description: '', posterPath: null };
const ROW = { kind: 'favorite', movieId: 949, present: true, ts: NOW, op: 'other', seq: 7, movie: CARD } as const;
const PAGE = { epoch: 'first', head: 7, digest: 0, serverTime: NOW, rows: [ROW], unknownRows: [], more: false };

let database: MemberDatabase;
beforeEach(async () => {
  database = new MemberDatabase(crypto.randomUUID());
  await changeSyncState(database, { epoch: 'first', resyncGeneration: 1, cursor: 3 });
});
afterEach(() => database.delete());

it.each([
  ['from beyond the device’s cursor', { cursor: 5 }],
  ['that was requested before a full resync', { resyncGeneration: 0 }],
])('a page %s is rejected, because rows before it would be missing', async (_, place) => {
  const syncState = { ...(await readSyncState(database)), ...place };
  expect(await applyPullPage(database, PAGE, { syncState: syncState, now: NOW, serverOffset: 0 })).toBe('restart');
  expect(await database.mirror.count()).toBe(0);
  expect(await readSyncState(database)).toMatchObject({ cursor: 3, resyncGeneration: 1 });
});

it('a push response from before a full resync is ignored, and its changes are resent', async () => {
  await setMark(database, deps, 'favorite', { id: 949, card: CARD }, true);
  const batch = await nextBatch(database, 500);
  const [op = ''] = batch.map(({ operation }) => operation.op);
  const row = { ...ROW, op };
  const results = [{ op, status: 'applied' as const, code: null, row }];
  const answer = { epoch: 'first', head: 7, serverTime: NOW, results, unknownRows: [] };
  await applyPushResponse(database, deps, batch, answer, { resyncGeneration: 0, offset: 0 });
  expect(await database.outbox.count()).toBe(1);
  expect(await database.mirror.count()).toBe(0);
  await applyPushResponse(database, deps, batch, answer, { resyncGeneration: 1, offset: 0 });
  expect(await database.outbox.count()).toBe(0);
});

it('a pull sends the client’s capabilities', async () => {
  const { source, received } = await fakeBackend(() => Response.json({}));
  await source.store.write(stored());
  await createSupabaseTransport(source, 'ada').pull(7, 1000);
  expect(received.map(({ body }) => body)).toEqual([{ uid: 'ada', after: 7, max_rows: 1000, capabilities: 1 }]);
});

it('a response for another member is rejected', () => {
  const answer = {
    uid: 'ada',
    epoch: 'first',
    head: 0,
    digest: 0,
    server_time: NOW,
    rows: [],
    packed: {},
    more: false,
  };
  expect(parsePullResponse(answer, 'ada', 0)).not.toBeNull();
  expect(parsePushResponse({ ...answer, results: [] }, 'ada')).not.toBeNull();
  expect(parsePullResponse(answer, 'ben', 0)).toBeNull();
  expect(parsePushResponse({ ...answer, results: [] }, 'ben')).toBeNull();
});

it('a response that leaves out an operation is rejected, because it would be resent at once, forever', async () => {
  const answered = { op: 'one', status: 'applied', row: null };
  const answer = { uid: 'ada', epoch: 'first', head: 0, server_time: NOW, results: [answered] };
  const { source } = await fakeBackend(() => Response.json(answer));
  await source.store.write(stored());
  const one = { kind: 'favorite', movieId: 949, present: true, ts: NOW, op: 'one', movie: null } as const;
  const { push } = createSupabaseTransport(source, 'ada');
  expect(await push([one])).toMatchObject({ ok: true });
  expect(await push([one, { ...one, movieId: 807, op: 'two' }])).toEqual({ ok: false, error: { reason: 'malformed' } });
});
