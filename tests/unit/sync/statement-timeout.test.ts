import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MemberDatabase } from '../../../src/db/member-database';
import { AdaptiveBatch } from '../../../src/sync/push';
import { setMark } from '../../../src/sync/outbox';
import { syncOnce } from '../../../src/sync/engine';
import { ServerClock } from '../../../src/sync/clock';
import { createSupabaseTransport } from '../../../src/sync/transport';
import { fakeBackend } from '../services/backend';
import { NOW, stored } from '../services/session-row';

const deps = { now: () => NOW, serverClock: new ServerClock(() => 0), newId: () => crypto.randomUUID() };
const HEAD = { uid: 'ada', epoch: 'first', head: 0, server_time: NOW };

let database: MemberDatabase;
beforeEach(() => (database = new MemberDatabase(crypto.randomUUID())));
afterEach(() => database.delete());

/**
 * Syncs with a database that accepts `does` changes at a time and answers `refusal` to more; returns the sizes of
 * the pushes.
 */
async function pushesUntilDrained(capacity: number, refusal: () => Response): Promise<readonly number[]> {
  const pushes: number[] = [];
  const { source } = await fakeBackend(({ body }) => {
    const ops = body['ops'];
    if (!Array.isArray(ops)) return Response.json({ ...HEAD, digest: 0, rows: [], packed: {}, more: false });
    pushes.push(ops.length);
    if (ops.length > capacity) return refusal();
    const results = ops.map(({ op }: { op: string }) => ({ op, status: 'applied', row: null }));
    return Response.json({ ...HEAD, results });
  });
  await source.store.write(stored());
  const transport = createSupabaseTransport(source, 'ada');
  const batchSize = new AdaptiveBatch();
  for (let cycles = 0; (await database.outbox.count()) > 0 && cycles < 20; cycles += 1)
    await syncOnce({ database, transport, deps: deps, batchSize, pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) });
  return pushes;
}

it.each([
  [
    'the database’s limit for a statement',
    () => Response.json({ code: '57014', message: 'canceling statement due to statement timeout' }, { status: 500 }),
  ],
  ['a gateway timeout', () => new Response('<h1>504</h1>', { status: 504 })],
])('a push that meets %s is halved until it goes through', async (_, refusal) => {
  for (let id = 1; id <= 100; id += 1) await setMark(database, deps, 'favorite', { id, card: null }, true);
  const pushes = await pushesUntilDrained(20, refusal);
  expect(pushes.slice(0, 4)).toEqual([100, 50, 25, 12]);
  expect(await database.outbox.count()).toBe(0);
});

it('a push to a failing backend is retried with the same size', async () => {
  for (let id = 1; id <= 40; id += 1) await setMark(database, deps, 'favorite', { id, card: null }, true);
  const pushes = await pushesUntilDrained(20, () => new Response(null, { status: 503 }));
  expect(new Set(pushes)).toEqual(new Set([40]));
});
