import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAs, as, nameless, verdict, visitor, type Connection, type Database } from '../database';
import { addUser, databases, deleteUser } from '../harness';
import { mark, push } from '../sync/sync-calls';

const MINUTE = 60_000;

describe.each(databases)('deleting one’s own account on $name', ({ name, open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** A session of the auth service that began this many milliseconds ago. */
  const signIn = async (user: string, ago = 0) => {
    const id = randomUUID();
    await database.rows('insert into auth.sessions (id, user_id, created_at) values ($1, $2, $3)', [
      id,
      user,
      new Date(Date.now() - ago).toISOString(),
    ]);
    return id;
  };
  const deleteAccount = (caller: string, session?: string, connection: Connection = database) =>
    verdict(as(connection, caller, (request) => request.rows('select public.delete_account()'), session));
  const isDeleted = async (account: string | null, caller = visitor) => {
    const [row] = await as(database, caller, (request) =>
      request.rows('select public.account_deleted($1) as deleted', [account]),
    );
    return row?.['deleted'];
  };
  const users = async (...ids: readonly string[]) =>
    (await database.rows('select id from auth.users where id = any ($1)', [ids])).map(({ id }) => id);
  const marksOf = async (user: string) =>
    (await database.rows('select kind, movie_id from public.sync_marks where user_id = $1 order by kind', [user]))
      .length;
  const fill = (user: string) => {
    const now = Date.now();
    return push(database, user, [mark('favorite', 1, now), mark('watched', 2, now), mark('recommended', 3, now)]);
  };

  it('deletes the caller, their data and their sessions, leaves everyone else alone, and keeps the movies', async () => {
    const [ann, bob] = [await addUser(database), await addUser(database)];
    await fill(ann);
    await fill(bob);
    const elsewhere = await signIn(ann, 40 * 24 * 60 * MINUTE);
    const here = await signIn(ann);
    await signIn(bob);

    expect(await deleteAccount(ann, here)).toBe('accepted');

    expect(await users(ann, bob)).toEqual([bob]);
    expect(await marksOf(ann)).toBe(0);
    expect(await marksOf(bob)).toBe(3);
    expect(await database.rows('select from auth.sessions where id in ($1, $2)', [elsewhere, here])).toEqual([]);
    expect(await database.rows('select id from public.movies where id in (1, 2) order by id')).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect([await isDeleted(ann), await isDeleted(bob)]).toEqual([true, false]);
  });

  it('is refused without a user, and with an old, foreign, ended or missing session', async () => {
    const [ann, bob] = [await addUser(database), await addUser(database)];
    expect(await deleteAccount(visitor)).toBe('42501');
    expect(await deleteAccount(nameless)).toBe('42501');
    expect(await deleteAccount(ann)).toBe('MQ020');
    expect(await deleteAccount(ann, randomUUID())).toBe('MQ020');
    expect(await deleteAccount(ann, await signIn(bob))).toBe('MQ020');
    expect(await deleteAccount(ann, await signIn(ann, 11 * MINUTE))).toBe('MQ020');
    expect((await users(ann, bob)).sort()).toEqual([ann, bob].sort());
    expect(await deleteAccount(ann, await signIn(ann, 9 * MINUTE))).toBe('accepted');
  });

  it('still logs marks for rows written in the same transaction', async () => {
    const [ann, bob] = [await addUser(database), await addUser(database)];
    await fill(bob);
    const session = await signIn(ann);
    await database.transaction(async (request) => {
      await actAs(request, ann, session);
      await request.rows('select public.delete_account()');
      await actAs(request, bob);
      await request.rows('insert into public.user_favorites (user_id, movie_id) values ($1, 2)', [bob]);
    });
    expect(await marksOf(bob)).toBe(4);
  });

  it('answers a second call that the user does not exist', async () => {
    const ann = await addUser(database);
    const session = await signIn(ann);
    expect(await deleteAccount(ann, session)).toBe('accepted');
    expect(await deleteAccount(ann, session)).toBe('PT410');
  });

  it('only an account that was really deleted is reported as deleted', async () => {
    const [ann, bob] = [await addUser(database), await addUser(database)];
    await deleteUser(database, ann);
    expect(await isDeleted(ann)).toBe(true);
    expect(await isDeleted(ann, bob)).toBe(true);
    // one that a server restored from an earlier backup never had
    expect(await isDeleted(randomUUID())).toBe(false);
    expect(await isDeleted(null)).toBe(false);
    await database.rows('insert into auth.users (id) values ($1)', [ann]);
    expect(await isDeleted(ann)).toBe(false);
    await deleteUser(database, ann);
    expect(await isDeleted(ann)).toBe(true);
  });

  it.runIf(name.startsWith('PostgreSQL'))(
    'succeeds beside a concurrent push of another device, in either order',
    async () => {
      for (let round = 0; round < 10; round += 1) {
        const ann = await addUser(database);
        const session = await signIn(ann);
        const [one, other] = [await database.connect(), await database.connect()];
        const now = Date.now();
        const ops = Array.from({ length: 20 }, (_, movie) => mark('favorite', 1000 + movie, now));
        const [deleted, pushed] = await Promise.all([deleteAccount(ann, session, one), verdict(push(other, ann, ops))]);
        expect(deleted).toBe('accepted');
        expect(['accepted', 'PT410']).toContain(pushed);
        expect(await marksOf(ann)).toBe(0);
      }
    },
  );
});
