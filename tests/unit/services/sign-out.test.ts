import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AuthContext } from '../../../src/api/supabase/auth-context';
import { pinnedCacheName } from '../../../src/config/cache';
import { removeLeftover } from '../../../src/db/purge-member';
import { reconcileEndedSessions } from '../../../src/services/reconcile-ended-sessions';
import { signedInHint } from '../../../src/db/session-hint';
import { MemberDatabase } from '../../../src/db/member-database';
import { changeSyncState, readSyncState } from '../../../src/db/sync-state';
import { reopenForMember, wipeMember } from '../../../src/db/wipe-member';
import { activateSession, signOut } from '../../../src/services/sign-out';
import { ok } from '../../../src/domain/values/result';
import { fakeBackend } from './backend';
import { stored } from './session-row';
import { eventually } from '../../time/eventually';

const log = vi.spyOn(globalThis.console, 'info').mockImplementation(() => undefined);
afterEach(() => log.mockClear());

const PENDING = {
  key: 'search:1',
  operation: { kind: 'search', op: '1', ts: 1, genre: null },
  state: 'waiting',
  addedAt: 1,
  code: null,
} as const;

async function signOutAda(answer: () => Response | Promise<Response>) {
  const { source, received } = await fakeBackend(answer);
  await source.store.write(stored());
  const database = new MemberDatabase('ada');
  await database.open();
  await database.profile.put({ id: 'profile', username: 'ada', firstName: 'Ada', lastName: null });
  return { source, received, database };
}

it('the data is deleted before the session, so that closing the page in between leaves nothing behind', async () => {
  const { source, received, database } = await signOutAda(() => new Response(null, { status: 204 }));
  const seen: (number | null)[] = [];
  const removeSession = source.store.signOut.bind(source.store);
  vi.spyOn(source.store, 'signOut').mockImplementation(async (memberId) => {
    seen.push(await database.profile.count());
    return removeSession(memberId);
  });
  expect(await signOut(source.store, source, database.userId, database)).toEqual(ok({ purged: true }));
  expect(seen).toEqual([0]);
  expect(await source.store.read()).toBeNull();
  await eventually(() => expect(received.map(({ path }) => path)).toEqual(['/auth/v1/logout']));
  expect(log).not.toHaveBeenCalled();
  database.close();
});

it.each([
  ['is deleted before the session, so that no tab reports a lost session', false],
  ['is restored when the session can’t be removed', true],
])('the session hint %s', async (_, refused) => {
  const { source, database } = await signOutAda(() => new Response(null, { status: 204 }));
  const storage = new Map([['matinee.signed-in', '"yes"']]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
  const seen: boolean[] = [];
  const removeSession = source.store.signOut.bind(source.store);
  vi.spyOn(source.store, 'signOut').mockImplementation((memberId) => {
    seen.push(signedInHint.read());
    return refused ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : removeSession(memberId);
  });
  expect((await signOut(source.store, source, database.userId, database)).ok).toBe(!refused);
  expect([seen, signedInHint.read()]).toEqual([[false], refused]);
  vi.unstubAllGlobals();
  database.close();
});

it('a tab that opens the member’s data late stores nothing, whenever it checks who is signed in', async () => {
  const { source, database } = await signOutAda(() => new Response(null, { status: 204 }));
  const isAdaSignedIn = async () => (await source.store.read())?.member.id === 'ada';
  const late = new MemberDatabase('ada');
  const removeSession = source.store.signOut.bind(source.store);
  vi.spyOn(source.store, 'signOut').mockImplementation(async (memberId) => {
    // the tab opens between the wipe and the end of the session, and its sync receives something
    expect(await reopenForMember(late, isAdaSignedIn)).toEqual(ok(true));
    await late.mirror.put({ kind: 'favorite', movieId: 949, present: 1, ts: 1, op: 'op', seq: 1 });
    return removeSession(memberId);
  });
  await signOut(source.store, source, database.userId, database);
  expect(await readSyncState(late)).toMatchObject({ signedOut: true });
  expect(await late.mirror.count()).toBe(0);

  expect(await reopenForMember(late, isAdaSignedIn)).toEqual(ok(false));
  expect(await readSyncState(late)).toMatchObject({ signedOut: true });
  late.close();
  database.close();
});

it('a page that is closed while it checks who is signed in stores nothing', async () => {
  const { database } = await signOutAda(() => new Response(null, { status: 204 }));
  await wipeMember(database);
  const isSignedIn = vi.fn(() => new Promise<boolean>(() => undefined));
  void reopenForMember(database, isSignedIn);
  await eventually(() => expect(isSignedIn).toHaveBeenCalled());
  expect(await readSyncState(database)).toMatchObject({ signedOut: true });
  database.close();
});

it('a sign-in seen before the last wipe is checked again', async () => {
  const { database } = await signOutAda(() => new Response(null, { status: 204 }));
  await wipeMember(database);
  let isSignedIn = 0;
  const isAdaSignedIn = async () => {
    isSignedIn += 1;
    if (isSignedIn > 1) return false;
    // The session is removed, and the sign-out wipes a second time.
    await wipeMember(database);
    return true;
  };
  expect(await reopenForMember(database, isAdaSignedIn)).toEqual(ok(false));
  expect([isSignedIn, (await readSyncState(database)).signedOut]).toEqual([2, true]);
  database.close();
});

it.each([
  ['answers 500', () => new Response('', { status: 500 })],
  ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a backend that %s is only logged [ERR-82]', async (_, answer) => {
  const { source, database } = await signOutAda(answer);
  expect(await signOut(source.store, source, database.userId, database)).toMatchObject({ ok: true });
  await eventually(() => expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Sign-out: the session/)));
  expect(await source.store.read()).toBeNull();
  database.close();
});

it('a failed wipe is logged, and nobody stays signed in [ERR-82]', async () => {
  const { source, database } = await signOutAda(() => new Response(null, { status: 204 }));
  database.close();
  expect(await signOut(source.store, source, database.userId, database)).toEqual(ok({ purged: false }));
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Sign-out could not clear this device/));
  expect(await source.store.read()).toBeNull();
});

it('a session that can’t be removed is reported as an error, and the member stays signed in', async () => {
  const { source, received, database } = await signOutAda(() => new Response(null, { status: 204 }));
  vi.spyOn(source.store, 'signOut').mockRejectedValue(new DOMException('no', 'UnknownError'));
  expect(await signOut(source.store, source, database.userId, database)).toEqual({
    ok: false,
    error: { reason: 'unreadable' },
  });
  expect(received).toEqual([]);
  // The database accepts what the next sync receives.
  expect(await readSyncState(database)).toMatchObject({ signedOut: false });
  database.close();
});

it('a mark set during sign-out is later than all marks the member saw, even those of faster clocks', async () => {
  const { database } = await signOutAda(() => new Response(null, { status: 204 }));
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

describe('data that can’t be opened when its member leaves', () => {
  const bob = stored({ member: { ...stored().member, id: 'bob' } });
  const LEFTOVER = { id: 'left:ada', reason: 'signed-out', memberId: 'ada' };

  /** Ada's device, where a newer version has written her data: a profile and a change that waits. */
  async function newerDevice() {
    const { source, database } = await signOutAda(() => Response.json(false));
    await database.outbox.put(PENDING);
    database.close();
    const newer = vi.spyOn(indexedDB, 'databases').mockResolvedValue([{ name: database.name, version: 990 }]);
    return { source, becomeReadable: () => newer.mockRestore() };
  }

  afterEach(async () => {
    vi.restoreAllMocks();
    await new MemberDatabase('ada').delete();
  });

  it.each([
    ['somebody else signs in', (source: AuthContext) => activateSession(source.store, source, bob)],
    ['they sign out', (source: AuthContext) => signOut(source.store, source, 'ada', null)],
  ])('is noted when %s, until they are back', async (_, leave) => {
    const { source } = await newerDevice();
    await leave(source);
    expect(await source.store.readPendingCleanups()).toEqual([LEFTOVER]);
    await activateSession(source.store, source, stored());
    expect(await source.store.readPendingCleanups()).toEqual([]);
  });

  it('is removed once it can be, except for what waits', async () => {
    const { source, becomeReadable } = await newerDevice();
    await activateSession(source.store, source, bob);
    await reconcileEndedSessions(source);
    expect(await source.store.readPendingCleanups()).toEqual([LEFTOVER]);
    becomeReadable();
    await reconcileEndedSessions(source);
    expect(await source.store.readPendingCleanups()).toEqual([]);
    const database = new MemberDatabase('ada');
    expect([await database.profile.count(), await database.outbox.count()]).toEqual([0, 1]);
    database.close();
  });

  it('stays if its member is signed in again', async () => {
    const { source, becomeReadable } = await newerDevice();
    await source.store.write(bob);
    await source.store.noteLeftover('ada');
    becomeReadable();
    await source.store.write(stored());
    expect(await removeLeftover(source.store, 'ada')).toBe(true);
    const database = new MemberDatabase('ada');
    expect(await database.profile.count()).toBe(1);
    database.close();
  });
});

it('a sign-in also removes what another tab stored of the previous member meanwhile', async () => {
  const { source, database } = await signOutAda(() => new Response(null, { status: 204 }));
  const write = source.store.write.bind(source.store);
  vi.spyOn(source.store, 'write').mockImplementation(async (...session) => {
    await database.profile.put({ id: 'profile', username: 'ada', firstName: 'Ada', lastName: null });
    return write(...session);
  });
  await activateSession(source.store, source, stored({ member: { ...stored().member, id: 'bob' } }));
  const after = new MemberDatabase('ada');
  expect(await after.profile.count()).toBe(0);
  await after.delete();
});

it('the posters of a member’s movies leave with them', async () => {
  const { source, database } = await signOutAda(() => new Response(null, { status: 204 }));
  const remove = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('caches', { delete: remove });
  await signOut(source.store, source, 'ada', database);
  expect(remove).toHaveBeenCalledWith(pinnedCacheName('ada'));
  vi.unstubAllGlobals();
  database.close();
});
