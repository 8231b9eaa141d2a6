import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, nameless, verdict, visitor, type Database } from '../database';
import { addUser, databases } from '../harness';
import { mark, push } from './sync-calls';

describe.each(databases)('sync refuses on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  let bob: string;
  beforeAll(async () => {
    database = await open();
    ann = await addUser(database);
    bob = await addUser(database);
    await push(database, ann, [mark('favorite', 1, Date.now())]);
  });
  afterAll(() => database.close());

  const call = (caller: string, sql: string, user: string | null) =>
    verdict(as(database, caller, (session) => session.rows(sql, [user])));

  it.each([
    ['sync_push', `select public.sync_push($1, '[]')`],
    ['sync_pull', `select public.sync_pull($1, 0)`],
  ])('%s for another user, without a user and to visitors', async (_, sql) => {
    expect(await call(ann, sql, ann)).toBe('accepted');
    expect(await call(bob, sql, ann)).toBe('42501');
    expect(await call(bob, sql, null)).toBe('42501');
    expect(await call(visitor, sql, ann)).toBe('42501');
    expect(await call(nameless, sql, ann)).toBe('42501');
    expect(await call(nameless, sql, null)).toBe('42501');
  });

  it('to run its inner functions for a client', async () => {
    const inner = await database.rows(`
      select proname::text as name from pg_proc
      where pronamespace = 'public'::regnamespace and proname ~ '^(sync|lock|mark|welcome)_'
        and proname not in ('sync_push', 'sync_pull')
        and has_function_privilege('authenticated', oid, 'execute')`);
    expect(inner).toEqual([]);
  });

  it('to skip the marks of a direct write, since no function reachable over REST changes a setting of the caller', async () => {
    const setters = await database.rows(`
      select proname::text as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosrc ~* 'set_config|execute'
        and has_function_privilege('authenticated', oid, 'execute')
      order by 1`);
    expect(setters).toEqual([{ name: 'delete_account' }, { name: 'sync_push' }]);

    // Setting it by other means would hide only the member's own change from their own devices.
    await as(database, bob, async (session) => {
      await session.rows(`select set_config('matinee.skip_sync_triggers', 'on', true)`);
      await session.rows('insert into public.user_favorites (user_id, movie_id) values ($1, 1)', [bob]);
    });
    expect(await database.rows('select user_id from public.sync_marks')).toEqual([{ user_id: ann }]);
    const forAnn = 'insert into public.user_watched (user_id, movie_id) values ($1, 1)';
    expect(
      await verdict(
        as(database, bob, async (session) => {
          await session.rows(`select set_config('matinee.skip_sync_triggers', 'on', true)`);
          await session.rows(forAnn, [ann]);
        }),
      ),
    ).toBe('42501');
  });

  it('to keep skipping marks after a push', async () => {
    await as(database, ann, async (session) => {
      await session.rows(`select public.sync_push($1, '[7]')`, [ann]);
      await session.rows('delete from public.user_favorites');
    });
    const [row] = await database.rows('select present, seq from public.sync_marks where user_id = $1', [ann]);
    expect(row).toEqual({ present: false, seq: 2 });
  });
});
