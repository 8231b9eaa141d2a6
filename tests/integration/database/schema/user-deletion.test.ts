import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, verdict, type Database } from '../database';
import { addUser, databases, deleteUser } from '../harness';
import { mark, push } from '../sync/sync-calls';

describe.each(databases)('deleting a user on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** How many rows of each table reference the user. */
  const traces = async (user: string) => {
    const columns = await database.rows(`
      select relname as table_name, attname as column_name from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and (attname = 'user_id' or (relname = 'profiles' and attname = 'id'))
      order by relname`);
    const counts = new Map<string, unknown>();
    for (const { table_name: table, column_name: column } of columns) {
      const [row] = await database.rows(
        `select count(*) as rows from public.${String(table)} where ${String(column)} = $1`,
        [user],
      );
      counts.set(String(table), row?.['rows']);
    }
    return counts;
  };

  const fill = async (user: string) => {
    const now = Date.now();
    await push(database, user, [mark('favorite', 1, now), mark('watched', 2, now), mark('recommended', 3, now)]);
    await push(database, user, [mark('recommended', 4, now + 310_000)]);
    await database.rows(
      `insert into public.movie_reports (movie_id, user_id) select id, $1 from public.movies
       where id not in (select movie_id from public.movie_reports) limit 1`,
      [user],
    );
    await as(database, user, async (session) => {
      await session.rows('insert into public.user_favorites (user_id, movie_id) values ($1, 2)', [user]);
      await session.rows('insert into public.user_search_history (user_id) values ($1)', [user]);
      await session.rows('select public.check_and_award_badges($1)', [user]);
      await session.rows('update public.profiles set username = $1', [`fan-${user}`]);
    });
  };

  it('works, deletes everything of theirs and nothing of others', async () => {
    const ann = await addUser(database);
    const bob = await addUser(database);
    await fill(ann);
    await fill(bob);
    const before = await traces(bob);
    expect(Object.fromEntries(before)).toEqual({
      movie_reports: 1,
      profiles: 1,
      sync_head: 1,
      sync_marks: 4,
      sync_clock_rejections: 1,
      user_badges: 1,
      user_favorites: 2,
      user_search_history: 1,
      user_shown_movies: 1,
      user_watched: 1,
      usernames: 1,
    });

    await deleteUser(database, ann);

    expect(new Set((await traces(ann)).values())).toEqual(new Set([0]));
    expect(await traces(bob)).toEqual(before);
  });

  it('works for the user themselves, and for several users in one transaction', async () => {
    const ann = await addUser(database);
    const bob = await addUser(database);
    await fill(ann);
    await fill(bob);

    // As in a function that lets members delete their account: the claims are the caller's, the rights the owner's.
    await database.transaction(async (session) => {
      await session.rows(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ sub: ann })]);
      // One after the other: the second cascade runs for a caller who is already deleted.
      for (const user of [ann, bob]) await session.rows('delete from auth.users where id = $1', [user]);
    });

    expect(new Set((await traces(ann)).values())).toEqual(new Set([0]));
    expect(new Set((await traces(bob)).values())).toEqual(new Set([0]));
  });

  it('makes a token that outlived its user useless', async () => {
    const ann = await addUser(database);
    await deleteUser(database, ann);
    await expect(push(database, ann, [])).rejects.toMatchObject({ code: 'PT410' });
    const writes: readonly (readonly [sql: string, parameters: readonly unknown[]])[] = [
      ['insert into public.user_search_history (user_id) values ($1)', [ann]],
      ['insert into public.user_favorites (user_id, movie_id) values ($1, 1)', [ann]],
      ['insert into public.user_watched (user_id, movie_id) values ($1, 1)', [ann]],
      ['insert into public.user_shown_movies (user_id, tmdb_movie_id) values ($1, 1)', [ann]],
      [`insert into public.movies (id, title) values (777, 'Of a ghost')`, []],
      ['insert into public.profiles (id) values ($1)', [ann]],
      [`update public.profiles set first_name = 'Ann' where id = $1`, [ann]],
    ];
    for (const [sql, parameters] of writes) {
      expect(await verdict(as(database, ann, (session) => session.rows(sql, parameters))), sql).toBe('PT410');
    }
    expect(
      await as(database, ann, (session) => session.rows('select public.check_and_award_badges($1)', [ann])),
    ).toEqual([{ check_and_award_badges: false }]);
    expect(new Set((await traces(ann)).values())).toEqual(new Set([0]));
    expect(await database.rows('select from public.movies where id = 777')).toEqual([]);
  });
});
