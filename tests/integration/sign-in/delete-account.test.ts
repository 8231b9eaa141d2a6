import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessToken, accountDeleted } from '../../../src/api/supabase/auth-context';
import { deleteAccount } from '../../../src/api/supabase/delete-account';
import { signIn, signUp } from '../../../src/services/sign-in';
import { createSupabaseTransport } from '../../../src/sync/transport';
import { checkAccountDeleted } from '../../../src/services/deleted-account';
import { eventually } from '../../time/eventually';
import { membersOnDevice } from '../../../src/db/member-database';
import { openMemberDatabase } from '../../../src/db/open-member-database';
import { ROUTES } from '../../../src/config/routes';
import { fail, ok } from '../../../src/domain/values/result';
import type { Member } from '../../../src/domain/account/session';
import type { Operation } from '../../../src/domain/marks/mark';
import { expectConsoleError } from '../../expected-error';
import { startAuthServer, type AuthServer } from './auth-server';
import { consumeCallback, newDevice, redirectOf, type Device } from './device';

const PASSWORD = 'popcorn-1';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

/** A new member, signed in on a device. */
async function join(device: Device, email = `${randomUUID()}@example.com`): Promise<Member> {
  await signUp(device, email, PASSWORD, `${server.url}${ROUTES.dashboard}`);
  const session = await consumeCallback(device, await redirectOf(server.linksTo(email).at(-1) ?? ''));
  if (!session.ok || session.value === null) throw new Error('not signed in');
  return session.value.member;
}

/** Another device of a member. */
async function elsewhere(member: Member, fetching: typeof fetch = fetch): Promise<Device> {
  const device = newDevice(server.url, { fetching });
  await signIn(device, member.email, PASSWORD);
  return device;
}

const movie = { title: 'The Matrix', year: 1999, rating: 8.2, genres: [], description: '', posterPath: null };
const favorite: Operation = {
  kind: 'favorite',
  movieId: 603,
  present: true,
  ts: Date.now(),
  op: randomUUID(),
  movie,
};

describe('deleting an account', () => {
  it('requires the right password', async () => {
    const device = newDevice(server.url);
    const ann = await join(device);
    expect(await deleteAccount(device, ann, 'popcorn-2')).toEqual(fail({ reason: 'wrong-password' }));
    expect(await accountDeleted(device, ann.id)).toEqual(ok(false));
    expect(await accessToken(device)).toMatchObject({ ok: true });

    expect(await deleteAccount(device, ann, PASSWORD)).toEqual(ok(undefined));
    expect(await accountDeleted(device, ann.id)).toEqual(ok(true));
    expect(await signIn(device, ann.email, PASSWORD)).toEqual(fail({ reason: 'invalid-credentials' }));
  });

  it('leaves another account alone that has taken over the email', async () => {
    const device = newDevice(server.url);
    const ann = await join(device);
    const before: Member = { ...ann, id: randomUUID() };
    expect(await deleteAccount(device, before, PASSWORD)).toEqual(fail({ reason: 'other-account' }));
    expect(await accountDeleted(device, ann.id)).toEqual(ok(false));
  });

  it('is recognized as done even when its response was lost', async () => {
    const lossy: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (String(input instanceof Request ? input.url : input).endsWith('/delete_account'))
        throw new TypeError('Failed to fetch');
      return answer;
    };
    const device = newDevice(server.url, { fetching: lossy });
    const ann = await join(device);
    expect(await deleteAccount(device, ann, PASSWORD)).toEqual(ok(undefined));
  });

  it('can be requested twice', async () => {
    const device = newDevice(server.url);
    const ann = await join(device);
    const both = await Promise.all([deleteAccount(device, ann, PASSWORD), deleteAccount(device, ann, PASSWORD)]);
    expect(both).toContainEqual(ok(undefined));
    expect(await accountDeleted(device, ann.id)).toEqual(ok(true));
  });

  it('reports an offline device, and ends nothing', async () => {
    let away = false;
    const fetching: typeof fetch = (input, init) =>
      away ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init);
    const device = newDevice(server.url, { fetching });
    const ann = await join(device);
    away = true;
    expectConsoleError(/Failed to fetch/);
    expect(await deleteAccount(device, ann, PASSWORD)).toEqual(fail({ reason: 'unreachable' }));
    away = false;
    expect(await accountDeleted(device, ann.id)).toEqual(ok(false));
    expect(await accessToken(device)).toMatchObject({ ok: true });
  });

  it('without a password uses the device’s session, if it is recent', async () => {
    const device = newDevice(server.url);
    const ann = await join(device);
    expect(await deleteAccount(device, ann, null)).toEqual(ok(undefined));
    expect(await accountDeleted(device, ann.id)).toEqual(ok(true));
  });

  it('lets the email join again, as a new and empty account', async () => {
    const device = newDevice(server.url);
    const ann = await join(device);
    await createSupabaseTransport(device, ann.id).push([favorite]);
    await deleteAccount(device, ann, PASSWORD);
    const again = await join(newDevice(server.url), ann.email);
    expect(again.id).not.toBe(ann.id);
    const fresh = await elsewhere(again);
    expect(await createSupabaseTransport(fresh, again.id).pull(0, 10)).toMatchObject(ok({ rows: [] }));
  });
});

describe('another device of a deleted account', () => {
  it('is told so by push and pull while its token is valid, and nothing is written for it', async () => {
    const ann = await join(newDevice(server.url));
    const device = await elsewhere(ann);
    const transport = createSupabaseTransport(device, ann.id);
    await deleteAccount(await elsewhere(ann), ann, PASSWORD);
    expect(await transport.push([favorite])).toEqual(fail({ reason: 'gone' }));
    expect(await transport.pull(0, 10)).toEqual(fail({ reason: 'gone' }));
  });

  it('has an ended session once its token has expired, like any other, and asks the server for the reason', async () => {
    const ann = await join(newDevice(server.url));
    const device = await elsewhere(ann);
    await deleteAccount(await elsewhere(ann), ann, PASSWORD);
    expect(await accessToken(device, (await device.store.read())?.accessToken)).toEqual(
      fail({ reason: 'unauthorized' }),
    );
    expect(await device.store.readEnded()).toEqual({ id: 'ended', reason: 'session', memberId: ann.id });
    const opened = await openMemberDatabase(ann.id);
    if (!opened.ok) throw new Error('no database');
    const { database } = opened.value;
    await database.movies.put({ id: 603, ...movie });
    await database.outbox.put({ key: 'k', operation: favorite, state: 'waiting', addedAt: 1, code: null });
    expect(await checkAccountDeleted(device, { id: 'ended', reason: 'session', memberId: ann.id })).toEqual(ok(true));
    expect(await device.store.readEnded()).toEqual({ id: 'ended', reason: 'deleted', memberId: ann.id });
    await eventually(async () => expect(await membersOnDevice()).not.toContain(ann.id));
  });

  it('keeps everything when only its session ends', async () => {
    const ann = await join(newDevice(server.url));
    const device = await elsewhere(ann);
    const opened = await openMemberDatabase(ann.id);
    if (!opened.ok) throw new Error('no database');
    const { database } = opened.value;
    await database.movies.put({ id: 603, ...movie });
    const session = await device.store.read();
    if (!session) throw new Error('nobody is signed in');
    await device.store.end(session);
    expect(await checkAccountDeleted(device, { id: 'ended', reason: 'session', memberId: ann.id })).toEqual(ok(true));
    expect(await database.movies.count()).toBe(1);
    expect(await device.store.readEnded()).toEqual({ id: 'ended', reason: 'session' });
  });
});
