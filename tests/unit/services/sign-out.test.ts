import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { signedInHint } from '../../../src/db/session-hint';
import { MemberDatabase } from '../../../src/db/member-database';
import { changeSyncState, readSyncState } from '../../../src/db/sync-state';
import { reopenForMember, wipeMember } from '../../../src/db/wipe-member';
import { signOut } from '../../../src/services/sign-out';
import { ok } from '../../../src/domain/values/result';
import { fakeBackend } from './backend';
import { stored } from './session-row';
import { eventually } from '../../time/eventually';

const log = vi.spyOn(globalThis.console, 'info').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

async function leaving(answer: () => Response | Promise<Response>) {
  const { source, received } = await fakeBackend(answer);
  await source.store.write(stored());
  const database = new MemberDatabase('ada');
  await database.open();
  await database.profile.put({ id: 'profile', username: 'ada', firstName: 'Ada', lastName: null });
  return { source, received, database };
}

it('the data is gone before the session is, so that a page closed meanwhile leaves nothing behind', async () => {
  const { source, received, database } = await leaving(() => new Response(null, { status: 204 }));
  const seen: (number | null)[] = [];
  const leave = source.store.signOut.bind(source.store);
  vi.spyOn(source.store, 'signOut').mockImplementation(async (memberId) => {
    seen.push(await database.profile.count());
    return leave(memberId);
  });
  expect(await signOut(source.store, source, database.userId, database)).toEqual(ok({ wiped: true }));
  expect(seen).toEqual([0]);
  expect(await source.store.read()).toBeNull();
  await eventually(() => expect(received.map(({ path }) => path)).toEqual(['/auth/v1/logout']));
  expect(log).not.toHaveBeenCalled();
  database.close();
});

it.each([
  ['is gone before the session is, so that no tab takes it for lost', false],
  ['is back where the device refuses to let the session go', true],
])('the hint of a session %s', async (_, refused) => {
  const { source, database } = await leaving(() => new Response(null, { status: 204 }));
  const kept = new Map([['matinee.signed-in', 'yes']]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  const seen: boolean[] = [];
  const leave = source.store.signOut.bind(source.store);
  vi.spyOn(source.store, 'signOut').mockImplementation((memberId) => {
    seen.push(signedInHint.read());
    return refused ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : leave(memberId);
  });
  expect((await signOut(source.store, source, database.userId, database)).ok).toBe(!refused);
  expect([seen, signedInHint.read()]).toEqual([[false], refused]);
  vi.unstubAllGlobals();
  database.close();
});

it('a tab that opens the member’s data late lets nothing in again, whenever it looks who is signed in', async () => {
  const { source, database } = await leaving(() => new Response(null, { status: 204 }));
  const isHere = async () => (await source.store.read())?.member.id === 'ada';
  const late = new MemberDatabase('ada');
  const leave = source.store.signOut.bind(source.store);
  vi.spyOn(source.store, 'signOut').mockImplementation(async (memberId) => {
    // the tab opens between the wiping and the end of the session, and a round of it brings something
    expect(await reopenForMember(late, isHere)).toEqual(ok(true));
    await late.mirror.put({ kind: 'favorite', movieId: 949, present: 1, ts: 1, op: 'op', seq: 1 });
    return leave(memberId);
  });
  await signOut(source.store, source, database.userId, database);
  expect(await readSyncState(late)).toMatchObject({ signedOut: true });
  expect(await late.mirror.count()).toBe(0);

  expect(await reopenForMember(late, isHere)).toEqual(ok(false));
  expect(await readSyncState(late)).toMatchObject({ signedOut: true });
  late.close();
  database.close();
});

it('a page that is closed while it looks who is signed in lets nothing in', async () => {
  const { database } = await leaving(() => new Response(null, { status: 204 }));
  await wipeMember(database);
  const looks = vi.fn(() => new Promise<boolean>(() => undefined));
  void reopenForMember(database, looks);
  await eventually(() => expect(looks).toHaveBeenCalled());
  expect(await readSyncState(database)).toMatchObject({ signedOut: true });
  database.close();
});

it('who was seen signed in before the last wiping is looked for again', async () => {
  const { database } = await leaving(() => new Response(null, { status: 204 }));
  await wipeMember(database);
  let looks = 0;
  const isHere = async () => {
    looks += 1;
    if (looks > 1) return false;
    // The session is removed, and the sign-out wipes for the second time.
    await wipeMember(database);
    return true;
  };
  expect(await reopenForMember(database, isHere)).toEqual(ok(false));
  expect([looks, (await readSyncState(database)).signedOut]).toEqual([2, true]);
  database.close();
});

it.each([
  ['answers 500', () => new Response('', { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a backend that %s is only logged [ERR-82]', async (_, answer) => {
  const { source, database } = await leaving(answer);
  expect(await signOut(source.store, source, database.userId, database)).toMatchObject({ ok: true });
  await eventually(() => expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Sign-out: the backend/)));
  expect(await source.store.read()).toBeNull();
  database.close();
});

it('a device that refuses to forget is logged, and nobody stays signed in [ERR-82]', async () => {
  const { source, database } = await leaving(() => new Response(null, { status: 204 }));
  database.close();
  expect(await signOut(source.store, source, database.userId, database)).toEqual(ok({ wiped: false }));
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Sign-out could not clear this device/));
  expect(await source.store.read()).toBeNull();
});

it('a session that cannot be removed is an answer too: the member is still signed in', async () => {
  const { source, received, database } = await leaving(() => new Response(null, { status: 204 }));
  vi.spyOn(source.store, 'signOut').mockRejectedValue(new DOMException('no', 'UnknownError'));
  expect(await signOut(source.store, source, database.userId, database)).toEqual({
    ok: false,
    error: { reason: 'unreadable' },
  });
  expect(received).toEqual([]);
  // Their database takes in again what the next round brings.
  expect(await readSyncState(database)).toMatchObject({ signedOut: false });
  database.close();
});

it('a heart that is pressed while its member leaves stays later than all that they saw, also of faster clocks', async () => {
  const { database } = await leaving(() => new Response(null, { status: 204 }));
  const seen = { kind: 'favorite', movieId: 1, present: 0, op: crypto.randomUUID() } as const;
  await database.mirror.put({ ...seen, ts: 900_000, seq: 1 });
  await changeSyncState(database, { lastTs: 5 });
  await wipeMember(database);
  expect((await readSyncState(database)).lastTs).toBe(900_000);
  await changeSyncState(database, { lastTs: 1_000_000 });
  await wipeMember(database);
  expect((await readSyncState(database)).lastTs).toBe(1_000_000);
  await database.delete();
});
