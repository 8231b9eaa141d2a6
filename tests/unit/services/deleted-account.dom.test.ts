import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceDatabase } from '../../../src/db/device-database';
import { questionnaireStore } from '../../../src/db/questionnaire-store';
import { hasStoredSession } from '../../../src/db/session-hint';
import { membersOnDevice, type MemberDatabase } from '../../../src/db/member-database';
import { openMemberDatabase } from '../../../src/db/open-member-database';
import { purgeMemberData } from '../../../src/db/purge-member';
import { SessionStore } from '../../../src/db/session-store';
import { accountDeleted } from '../../../src/api/supabase/auth-context';
import { deleteAccount } from '../../../src/api/supabase/delete-account';
import { endDeletedAccount } from '../../../src/services/deleted-account';
import { reconcileEndedSessions, removeLeftovers } from '../../../src/services/reconcile-ended-sessions';
import { fail, ok } from '../../../src/domain/values/result';
import { eventually } from '../../time/eventually';
import { fakeBackend } from './backend';
import { stored } from './session-row';

const MOVIE = { id: 603, title: 'The Matrix', year: 1999, rating: 8, genres: [], description: '', posterPath: null };
const { member } = stored();
let database: MemberDatabase;

beforeEach(async () => {
  const opened = await openMemberDatabase('ada');
  if (!opened.ok) throw new Error('no database');
  ({ database } = opened.value);
  await database.movies.put(MOVIE);
  await database.outbox.put({
    key: 'search:1',
    operation: { kind: 'search', op: '1', ts: 1, genre: null },
    state: 'waiting',
    addedAt: 1,
    code: null,
  });
  questionnaireStore.write('ada', {});
});
afterEach(() => database.delete());

/** Deleting the last row deletes the database, too. */
const count = (table: 'movies' | 'outbox') => database[table].count().catch('DatabaseClosedError', () => 0);
const remaining = async () => [await count('movies'), await count('outbox'), questionnaireStore.read('ada') !== null];
const ALL = [1, 1, true];
const NOTHING = [0, 0, false];

/** Ada's page, with a server that answers the question whether her account is deleted with `answer`. */
async function openPage(answer: () => Response | Promise<Response>) {
  const { source } = await fakeBackend(({ path }) =>
    path.endsWith('/account_deleted') ? answer() : Response.json({}),
  );
  await source.store.write(stored());
  return source;
}

it('a session that ended because its account was deleted leaves nothing, not even pending changes', async () => {
  const source = await openPage(() => Response.json(true));
  await source.store.end(stored());
  await reconcileEndedSessions(source);
  expect(await source.store.readEnded()).toEqual({ id: 'ended', reason: 'deleted', memberId: 'ada' });
  await reconcileEndedSessions(source);
  expect(await remaining()).toEqual(NOTHING);
  await eventually(async () => expect(await membersOnDevice()).toEqual([]));
  expect(await source.store.readEnded()).toEqual({ id: 'ended', reason: 'deleted' });
});

it.each<[string, () => Response | Promise<Response>]>([
  ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['does not have the function', () => Response.json({ code: 'PGRST202', message: 'none' }, { status: 404 })],
  ['fails', () => Response.json({}, { status: 503 })],
  ['is a captive portal', () => new Response('<html>Welcome</html>')],
  ['answers with a malformed body', () => Response.json('true')],
  ['denies access', () => Response.json({ code: '42501', message: 'no' }, { status: 401 })],
])('nothing is wiped while the server %s, and the server is asked again once online', async (_, answer) => {
  let deleted = answer;
  const source = await openPage(() => deleted());
  await source.store.end(stored());
  await reconcileEndedSessions(source);
  expect(await remaining()).toEqual(ALL);
  expect(await source.store.readEnded()).toEqual({ id: 'ended', reason: 'session', memberId: 'ada' });

  deleted = () => Response.json(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => source.store.readEnded()).toEqual({ id: 'ended', reason: 'deleted', memberId: 'ada' });
  await eventually(async () => expect(await membersOnDevice()).toEqual([]));
});

it('an existing account keeps everything, and is not checked again', async () => {
  const source = await openPage(() => Response.json(false));
  await source.store.end(stored());
  await reconcileEndedSessions(source);
  expect(await remaining()).toEqual(ALL);
  expect(await source.store.readEnded()).toEqual({ id: 'ended', reason: 'session' });
});

it('a member reported as gone by a server without the check stays signed in unless the account is deleted', async () => {
  let deleted = false;
  const source = await openPage(() => Response.json(deleted));
  await source.store.flagForRecheck('ada');
  await reconcileEndedSessions(source);
  expect((await source.store.read())?.member.id).toBe('ada');
  expect(await source.store.readEnded()).toBeNull();
  expect(await remaining()).toEqual(ALL);

  deleted = true;
  await source.store.flagForRecheck('ada');
  await reconcileEndedSessions(source);
  expect(await source.store.read()).toBeNull();
  expect((await remaining()).slice(0, 2)).toEqual([0, 0]);
});

it('a suspicion about one member does not affect another who has signed in since', async () => {
  const source = await openPage(() => Response.json(true));
  await source.store.flagForRecheck('bob');
  expect(await source.store.readEnded()).toBeNull();
  await reconcileEndedSessions(source);
  expect((await source.store.read())?.member.id).toBe('ada');
  expect(await remaining()).toEqual(ALL);
});

describe('an open check for a deleted account when somebody else signs in', () => {
  const bob = stored({ member: { ...member, id: 'bob' } });

  it('is repeated until it is answered, and then ada’s changes are deleted and bob stays signed in', async () => {
    let answer = () => Response.json({}, { status: 503 });
    const source = await openPage(() => answer());
    await source.store.end(stored());
    await source.store.write(bob);
    await reconcileEndedSessions(source);
    expect(await count('outbox')).toBe(1);
    questionnaireStore.write('bob', {});

    answer = () => Response.json(true);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => source.store.readPendingCleanups()).toEqual([]);
    expect(await count('outbox')).toBe(0);
    expect((await source.store.read())?.member.id).toBe('bob');
    expect(questionnaireStore.read('bob')).not.toBeNull();
  });

  it('is answered by a page where bob is signed in', async () => {
    const source = await openPage(() => Response.json(true));
    await source.store.end(stored());
    await source.store.write(bob);
    const onRequest = vi.fn();
    const open = () => Promise.resolve(new DeviceDatabase());
    const stop = new SessionStore(open, onRequest).subscribe(vi.fn(), vi.fn());
    await expect.poll(() => onRequest).toHaveBeenCalled();
    stop();
  });

  it('deletes nothing if the account exists', async () => {
    const source = await openPage(() => Response.json(false));
    await source.store.end(stored());
    await source.store.write(bob);
    await reconcileEndedSessions(source);
    expect(await source.store.readPendingCleanups()).toEqual([]);
    expect(await count('outbox')).toBe(1);
  });

  it('leaves nothing behind on a device where bob has signed out as well', async () => {
    const source = await openPage(() => Response.json(false));
    await source.store.end(stored());
    await source.store.write(bob);
    await source.store.signOut('bob');
    expect(await hasStoredSession()).toBe(true);
    await reconcileEndedSessions(source);
    expect(await hasStoredSession()).toBe(false);
  });

  it('is dropped when ada signs in again', async () => {
    const source = await openPage(() => Response.json(true));
    await source.store.end(stored());
    await source.store.write(bob);
    await source.store.write(stored());
    expect(await source.store.readPendingCleanups()).toEqual([]);
  });

  it('ends once the account is known to be deleted: the rest of it is wiped, but not bob’s tab state', async () => {
    const source = await openPage(() => Response.json(true));
    await source.store.end(stored());
    await source.store.endDeletedSession('ada', 'deleted');
    await source.store.write(bob);
    questionnaireStore.write('bob', {});
    await reconcileEndedSessions(source);
    expect(await count('outbox')).toBe(0);
    expect(await source.store.readPendingCleanups()).toEqual([]);
    expect(questionnaireStore.read('bob')).not.toBeNull();
  });
});

it('a deleted account signs nobody else out', async () => {
  const source = await openPage(() => Response.json(true));
  const bob = stored({ member: { ...member, id: 'bob' } });
  await source.store.write(bob);
  expect(await endDeletedAccount(source.store, 'ada', 'deleted')).toEqual(ok(true));
  expect((await source.store.read())?.member.id).toBe('bob');
  // The deletion of the empty database is not awaited, and the next test uses the same name.
  await eventually(async () => expect(await membersOnDevice()).toEqual([]));
});

it.each([
  ['MQ020', 400, { reason: 'not-fresh' }],
  ['42501', 403, { reason: 'refused', message: 'words' }],
  ['XX000', 500, { reason: 'unreachable' }],
] as const)('the database’s refusal %s is reported by its code', async (code, status, failure) => {
  const { source } = await fakeBackend(({ path }) =>
    path.endsWith('/delete_account') ? Response.json({ code, message: 'words' }, { status }) : Response.json(false),
  );
  await source.store.write(stored());
  expect(await deleteAccount(source, member, null)).toEqual(fail(failure));
});

it('an account whose session can’t be read from the device stays, and the failure is reported', async () => {
  const { source, received } = await fakeBackend(() => Response.json({}));
  source.store.read = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));
  expect(await deleteAccount(source, member, null)).toEqual(fail({ reason: 'not-sent' }));
  expect(received).toEqual([]);
});

describe('the changes of a member who has signed out', () => {
  it.each([
    ['leave once the account is deleted', true, NOTHING.slice(0, 2), []],
    ['wait while it exists', false, [0, 1], ['ada']],
  ])('%s', async (_, deleted, left, members) => {
    const source = await openPage(() => Response.json(deleted));
    await source.store.signOut('ada');
    await purgeMemberData(database);
    await removeLeftovers(source);
    expect([await count('movies'), await count('outbox')]).toEqual(left);
    expect(await membersOnDevice()).toEqual(members);
  });

  it('are not asked about while the member is signed in', async () => {
    const { source, received } = await fakeBackend(() => Response.json(true));
    await source.store.write(stored());
    await removeLeftovers(source);
    expect([received, await remaining()]).toEqual([[], ALL]);
  });
});

it('asks by id and without a token whether an account is deleted', async () => {
  const { source, received } = await fakeBackend(() => Response.json(false));
  await source.store.write(stored());
  expect(await accountDeleted(source, 'ada')).toEqual(ok(false));
  expect(received.map(({ headers, body }) => [headers.get('authorization'), body])).toEqual([
    [null, { account: 'ada' }],
  ]);
});

it('notes why sessions ended for as long as it is needed', async () => {
  const { source, device } = await fakeBackend(() => Response.json({}));
  const { store } = source;
  const bob = stored({ refreshToken: 'refresh-b', member: { ...member, id: 'bob' } });
  const rows = async () => (await device.session.toArray()).filter(({ id }) => id !== 'session');
  const marker = { id: 'sign-in-marker' };
  await store.write(stored());
  expect(await rows()).toEqual([marker]);
  await store.end(stored({ refreshToken: 'an older one' }));
  expect(await store.read()).not.toBeNull();
  await store.end(stored());
  expect(await rows()).toEqual([{ id: 'ended', reason: 'session', memberId: 'ada' }, marker]);
  await store.write(bob);
  expect(await rows()).toEqual([{ id: 'ended:ada', reason: 'session', memberId: 'ada' }, marker]);
  await store.markCleaned({ id: 'ended:ada', reason: 'deleted', memberId: 'ada' });
  expect(await store.readPendingCleanups()).toHaveLength(1);
  await store.end(bob);
  await store.markCleaned({ id: 'ended:ada', reason: 'session', memberId: 'ada' });
  await store.markCleaned({ id: 'ended', reason: 'session', memberId: 'bob' });
  expect(await rows()).toEqual([{ id: 'ended', reason: 'session' }, marker]);
  await store.write(bob);
  expect(await rows()).toEqual([marker]);
});
