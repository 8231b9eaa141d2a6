import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PULL_PAGE_ROWS } from '../../../src/config/sync';
import { markedIds } from '../../../src/db/marks';
import { MemberDatabase } from '../../../src/db/member-database';
import { signIn } from '../../../src/services/sign-in';
import { accessToken } from '../../../src/api/supabase/auth-context';
import { AdaptiveBatch } from '../../../src/sync/push';
import { setMark } from '../../../src/sync/outbox';
import { syncOnce } from '../../../src/sync/engine';
import { ServerClock } from '../../../src/sync/clock';
import { createSupabaseTransport } from '../../../src/sync/transport';
import { startAuthServer, type AuthServer } from './auth-server';
import { newDevice, type Device } from './device';
import { join, PASSWORD } from './member';

/** Seconds: more than the time by which a session is refreshed early (REFRESH_AHEAD_MS). */
const LIFETIME = 120;
const HOUR = 3600_000;
const CARD = { title: 'Heat', year: 1995, rating: 7.9, genres: ['Crime'], description: '', posterPath: null };
/** Beyond the interval in which the backend accepts a used token again (refresh_token_reuse_interval, 10 s). */
const BEYOND_REUSE = 60_000;

let server: AuthServer;
beforeAll(async () => {
  // The server runs in this process: its clock, and that of its tokens, can jump by hours.
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
  server = await startAuthServer(LIFETIME);
});
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** The database of a signed-in device's member, and a sync as page and worker run it. */
function syncOf(device: Device, memberId: string) {
  const database = new MemberDatabase(memberId, { indexedDB: new IDBFactory(), IDBKeyRange });
  const environment = { now: device.now, serverClock: new ServerClock(() => performance.now()), newId: randomUUID };
  const transport = createSupabaseTransport(device, memberId);
  return {
    favorite: (id: number) => setMark(database, environment, 'favorite', { id, card: CARD }, true),
    waiting: () => database.outbox.count(),
    favorites: async () => [...(await markedIds(database, 'favorite'))],
    cycle: () => {
      const sizes = { batchSize: new AdaptiveBatch(), pageSize: new AdaptiveBatch(PULL_PAGE_ROWS) };
      return syncOnce({ database, transport, deps: environment, ...sizes });
    },
  };
}

/** A fetch that can lose responses, and that records refusals. */
function network() {
  const seen = { losing: false, refused: 0 };
  const fetching: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.status === 401) seen.refused += 1;
    if (seen.losing) throw new TypeError('Failed to fetch');
    return answer;
  };
  return { seen, fetching };
}

/** The member's marks on the server, read by another device. */
async function onServer(email: string): Promise<readonly number[]> {
  const other = newDevice(server.url);
  const signedIn = await signIn(other, email, PASSWORD);
  if (!signedIn.ok) throw new Error('the other device could not sign in');
  const sync = syncOf(other, (await other.store.read())?.member.id ?? '');
  await sync.cycle();
  return sync.favorites();
}

it.each([
  ['as the device expects', { behind: 0, refused: false }],
  ['which a device that slept learns from a refusal', { behind: HOUR, refused: true }],
])('an access token expires in use, %s: page and worker refresh it once, and nothing is lost', async (_, device) => {
  const { seen, fetching } = network();
  let behind = 0;
  const plain = newDevice(server.url, { fetching });
  const slow = { ...plain, now: () => Date.now() - behind };
  const { email, session } = await join(server, slow);
  const sync = syncOf(slow, session.member.id);
  expect(await sync.cycle()).toMatchObject({ ok: true });
  pass(HOUR);
  behind = device.behind;
  for (const id of [603, 949, 155]) await sync.favorite(id);
  const cycles = await Promise.all([sync.cycle(), sync.cycle()]);
  expect(cycles.map(({ ok }) => ok)).toEqual([true, true]);
  expect(slow.refreshes()).toBe(1);
  expect(seen.refused > 0).toBe(device.refused);
  expect(await sync.waiting()).toBe(0);
  expect([...(await onServer(email))].sort((a, b) => a - b)).toEqual([155, 603, 949]);
});

it('a lost refresh is repeated long after the reuse interval: nobody has used the new token, and nothing is lost', async () => {
  const { seen, fetching } = network();
  const device = newDevice(server.url, { fetching });
  const { email, session } = await join(server, device);
  const sync = syncOf(device, session.member.id);
  await sync.cycle();
  await sync.favorite(603);
  pass(HOUR);
  seen.losing = true;
  expect(await sync.cycle()).toEqual({ ok: false, error: { reason: 'unreachable' } });
  expect(await sync.waiting()).toBe(1);
  seen.losing = false;
  pass(BEYOND_REUSE);
  expect(await sync.cycle()).toMatchObject({ ok: true });
  expect(await sync.waiting()).toBe(0);
  expect(await onServer(email)).toEqual([603]);
});

it('a used token after the reuse interval ends the session: the device asks for a sign-in, and pending changes are sent after it', async () => {
  const device = newDevice(server.url);
  const { email, session } = await join(server, device);
  const sync = syncOf(device, session.member.id);
  await sync.cycle();
  // a copy of the device continues the session, twice
  const copy = newDevice(server.url);
  await copy.store.write(session);
  for (let times = 0; times < 2; times += 1) {
    pass(HOUR);
    expect(await accessToken(copy)).toMatchObject({ ok: true });
  }
  await sync.favorite(603);
  expect(await sync.cycle()).toEqual({ ok: false, error: { reason: 'unauthorized' } });
  expect(await device.store.read()).toBeNull();
  expect(await device.store.readEnded()).toMatchObject({ reason: 'session', memberId: session.member.id });
  expect(await sync.waiting()).toBe(1);
  expect(await sync.favorites()).toEqual([603]);

  expect(await signIn(device, email, PASSWORD)).toMatchObject({ ok: true });
  expect(await sync.cycle()).toMatchObject({ ok: true });
  expect(await sync.waiting()).toBe(0);
  expect(await onServer(email)).toEqual([603]);
});
