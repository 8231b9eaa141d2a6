import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { BACKOFF_MAX_MS } from '../../../src/config/sync';
import { readSyncState } from '../../../src/db/sync-state';
import { wipeMember } from '../../../src/db/wipe-member';
import { browserDeps } from '../../../src/sync/clock';
import { setMark } from '../../../src/sync/outbox';
import type { SessionStore } from '../../../src/db/session-store';
import type { MemberStore } from '../../../src/services/member-store';
import { fail, ok } from '../../../src/domain/values/result';
import { eventually } from '../../time/eventually';
import { sessionResponse } from './backend';
import { openAda } from '../features/sync/full-device';

const CARD = { title: 'Heat', year: 1995, rating: 7.9, genres: [], description: '', posterPath: null };

let runtime: MemberStore | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  runtime?.stop();
  await runtime?.database.delete();
});

it.each([false, true])('a deleted account is reported as gone, with pending changes: %s', async (hasPending) => {
  let store: SessionStore;
  ({ runtime, store } = await openAda(({ path }) => {
    if (path.endsWith('/sync_push')) return Response.json({ code: '42501', message: 'gone' }, { status: 403 });
    return path.endsWith('/sync_pull') ? Response.json({ code: 'PT410', message: 'gone' }, { status: 410 }) : undefined;
  }));
  if (hasPending) await setMark(runtime.database, browserDeps, 'favorite', { id: 949, card: CARD }, true);
  expect(await runtime.syncOnce()).toEqual(fail({ reason: 'gone' }));
  expect((await readSyncState(runtime.database)).failure).toBe('gone');
  // Whether the account is deleted is checked separately. Until that is known, everything stays.
  expect(await store.readEnded()).toEqual({ id: 'ended', reason: 'session', memberId: 'ada' });
  expect(await runtime.database.outbox.count()).toBe(hasPending ? 1 : 0);
});

it('a database that a newer application has upgraded is synced only by that application', async () => {
  let requestCount = 0;
  ({ runtime } = await openAda(() => {
    requestCount += 1;
    return undefined;
  }));
  const { name } = runtime.database;
  await new Promise<void>((resolve, reject) => {
    const newer = indexedDB.open(name, 9990);
    newer.onsuccess = () => {
      newer.result.close();
      resolve();
    };
    newer.onerror = () => reject(newer.error ?? new Error('refused'));
  });
  expect(await runtime.syncOnce()).toEqual(fail({ reason: 'newer' }));
  expect(requestCount).toBe(0);
});

it('a server that rejects every token is retried while the member is signed in, and no longer', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const longest = () => timers.mock.calls.filter(([, ms]) => (ms ?? 0) >= BACKOFF_MAX_MS / 2).length;
  let store: SessionStore;
  ({ runtime, store } = await openAda(({ path }) =>
    path.startsWith('/auth/')
      ? Response.json(sessionResponse())
      : Response.json({ message: 'JWSError' }, { status: 401 }),
  ));
  runtime.requestSync();
  await eventually(() => expect(longest()).toBe(1));

  await store.signOut('ada');
  const read = vi.spyOn(store, 'read');
  runtime.requestSync();
  // Once for the token, and once to decide whether to continue.
  await eventually(() => expect(read).toHaveBeenCalledTimes(2));
  await Promise.all(read.mock.results.map(async ({ value }) => (await value) as unknown));
  await new Promise((resolve) => setImmediate(resolve));
  expect(longest()).toBe(1);
});

it('a page resumes on its own after a sign-out that did not complete', async () => {
  ({ runtime } = await openAda());
  // Like a sign-out that was interrupted before the session was removed.
  await wipeMember(runtime.database);
  expect(await runtime.syncOnce()).toEqual(ok({ pushed: 0, pulled: 0 }));
  expect(await readSyncState(runtime.database)).toMatchObject({ signedOut: false, epoch: 'first' });
});

it('an open page restores nothing of a signed-out member', async () => {
  let store: SessionStore;
  ({ runtime, store } = await openAda());
  await store.signOut('ada');
  await wipeMember(runtime.database);
  expect(await runtime.syncOnce()).toMatchObject({ ok: false });
  expect(await readSyncState(runtime.database)).toMatchObject({ signedOut: true, epoch: null });
});
