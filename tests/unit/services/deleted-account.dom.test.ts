import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceDatabase } from '../../../src/db/device-database';
import { questionnaireStore } from '../../../src/db/questionnaire-store';
import { hasStoredSession } from '../../../src/db/session-hint';
import { membersOnDevice, type MemberDatabase } from '../../../src/db/member-database';
import { openMemberDatabase } from '../../../src/db/open-member-database';
import { SessionStore } from '../../../src/db/session-store';
import { accountDeleted } from '../../../src/api/supabase/auth-context';
import { deleteAccount } from '../../../src/api/supabase/delete-account';
import { endDeletedAccount } from '../../../src/services/deleted-account';
import { reconcileEndedSessions } from '../../../src/services/reconcile-ended-sessions';
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

/** The database is deleted when all that was in it is. */
const count = (table: 'movies' | 'outbox') => database[table].count().catch('DatabaseClosedError', () => 0);
const kept = async () => [await count('movies'), await count('outbox'), questionnaireStore.read('ada') !== null];
const ALL = [1, 1, true];
const NOTHING = [0, 0, false];

/** A page of ada's, on a server that answers so when it is asked whether her account is deleted. */
async function page(answer: () => Response | Promise<Response>) {
  const { source } = await fakeBackend(({ path }) =>
    path.endsWith('/account_deleted') ? answer() : Response.json({}),
  );
  await source.store.write(stored());
  return source;
}

it('a session that ended for the deletion of its account leaves nothing, not even what waits', async () => {
  const source = await page(() => Response.json(true));
  await source.store.end(stored());
  await reconcileEndedSessions(source);
  expect(await source.store.readEnded()).toEqual({ id: 'ended', why: 'deleted', memberId: 'ada' });
  await reconcileEndedSessions(source);
  expect(await kept()).toEqual(NOTHING);
  await eventually(async () => expect(await membersOnDevice()).toEqual([]));
  expect(await source.store.readEnded()).toEqual({ id: 'ended', why: 'deleted' });
});

it.each<[string, () => Response | Promise<Response>]>([
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['does not know the question', () => Response.json({ code: 'PGRST202', message: 'none' }, { status: 404 })],
  ['is in trouble', () => Response.json({}, { status: 503 })],
  ['is a captive portal', () => new Response('<html>Welcome</html>')],
  ['answers what is no answer', () => Response.json('true')],
  ['does not let anybody ask', () => Response.json({ code: '42501', message: 'no' }, { status: 401 })],
])('nothing is wiped while the server %s, and it is asked again with the next network', async (_, answer) => {
  let deleted = answer;
  const source = await page(() => deleted());
  await source.store.end(stored());
  await reconcileEndedSessions(source);
  expect(await kept()).toEqual(ALL);
  expect(await source.store.readEnded()).toEqual({ id: 'ended', why: 'session', memberId: 'ada' });

  deleted = () => Response.json(true);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => source.store.readEnded()).toEqual({ id: 'ended', why: 'deleted', memberId: 'ada' });
});

it('an account that is there keeps everything, and is not asked for again', async () => {
  const source = await page(() => Response.json(false));
  await source.store.end(stored());
  await reconcileEndedSessions(source);
  expect(await kept()).toEqual(ALL);
  expect(await source.store.readEnded()).toEqual({ id: 'ended', why: 'session' });
});

it('a member whom a server without them calls gone stays signed in, unless the account is deleted', async () => {
  let deleted = false;
  const source = await page(() => Response.json(deleted));
  await source.store.flagForRecheck('ada');
  await reconcileEndedSessions(source);
  expect((await source.store.read())?.member.id).toBe('ada');
  expect(await source.store.readEnded()).toBeNull();
  expect(await kept()).toEqual(ALL);

  deleted = true;
  await source.store.flagForRecheck('ada');
  await reconcileEndedSessions(source);
  expect(await source.store.read()).toBeNull();
  expect((await kept()).slice(0, 2)).toEqual([0, 0]);
});

it('what is suspected of one member says nothing of another who has signed in meanwhile', async () => {
  const source = await page(() => Response.json(true));
  await source.store.flagForRecheck('bob');
  expect(await source.store.readEnded()).toBeNull();
  await reconcileEndedSessions(source);
  expect((await source.store.read())?.member.id).toBe('ada');
  expect(await kept()).toEqual(ALL);
});

describe('a question of deletion that stands when somebody else signs in', () => {
  const bob = stored({ member: { ...member, id: 'bob' } });

  it('is asked until it is answered, and then ada’s changes go and bob stays', async () => {
    let answer = () => Response.json({}, { status: 503 });
    const source = await page(() => answer());
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

  it('is asked by a page that finds bob signed in', async () => {
    const source = await page(() => Response.json(true));
    await source.store.end(stored());
    await source.store.write(bob);
    const asked = vi.fn();
    const open = () => Promise.resolve(new DeviceDatabase());
    const stop = new SessionStore(open, asked).subscribe(vi.fn(), vi.fn());
    await expect.poll(() => asked).toHaveBeenCalled();
    stop();
  });

  it('is answered for an account that is there, and nothing of it goes', async () => {
    const source = await page(() => Response.json(false));
    await source.store.end(stored());
    await source.store.write(bob);
    await reconcileEndedSessions(source);
    expect(await source.store.readPendingCleanups()).toEqual([]);
    expect(await count('outbox')).toBe(1);
  });

  it('leaves nothing of it on a device that bob has left, too', async () => {
    const source = await page(() => Response.json(false));
    await source.store.end(stored());
    await source.store.write(bob);
    await source.store.signOut('bob');
    expect(await hasStoredSession()).toBe(true);
    await reconcileEndedSessions(source);
    expect(await hasStoredSession()).toBe(false);
  });

  it('is moot when ada signs in again', async () => {
    const source = await page(() => Response.json(true));
    await source.store.end(stored());
    await source.store.write(bob);
    await source.store.write(stored());
    expect(await source.store.readPendingCleanups()).toEqual([]);
  });

  it('is no longer asked of who was found deleted: the rest of them is wiped, and not what bob’s tab keeps', async () => {
    const source = await page(() => Response.json(true));
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

it('a deleted account takes nobody else off the device', async () => {
  const source = await page(() => Response.json(true));
  const bob = stored({ member: { ...member, id: 'bob' } });
  await source.store.write(bob);
  expect(await endDeletedAccount(source.store, 'ada', 'deleted')).toEqual(ok(true));
  expect((await source.store.read())?.member.id).toBe('bob');
  // Nobody waits for the empty database to go: the next test has one of the same name.
  await eventually(async () => expect(await membersOnDevice()).toEqual([]));
});

it.each([
  ['MQ020', 400, { reason: 'not-fresh' }],
  ['42501', 403, { reason: 'refused', message: 'words' }],
  ['XX000', 500, { reason: 'unreachable' }],
] as const)('the database’s refusal %s is told by its code', async (code, status, failure) => {
  const { source } = await fakeBackend(({ path }) =>
    path.endsWith('/delete_account') ? Response.json({ code, message: 'words' }, { status }) : Response.json(false),
  );
  await source.store.write(stored());
  expect(await deleteAccount(source, member, null)).toEqual(fail(failure));
});

it('an account whose session the device does not give out stays, and that is told', async () => {
  const { source, received } = await fakeBackend(() => Response.json({}));
  source.store.read = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));
  expect(await deleteAccount(source, member, null)).toEqual(fail({ reason: 'not-asked' }));
  expect(received).toEqual([]);
});

it('asks whether an account is deleted with no token, by its id alone', async () => {
  const { source, received } = await fakeBackend(() => Response.json(false));
  await source.store.write(stored());
  expect(await accountDeleted(source, 'ada')).toEqual(ok(false));
  expect(received.map(({ headers, body }) => [headers.get('authorization'), body])).toEqual([
    [null, { account: 'ada' }],
  ]);
});
