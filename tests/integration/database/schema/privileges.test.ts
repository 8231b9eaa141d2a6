import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolledBack, type Database } from '../database';
import { databases } from '../harness';

const members = 'authenticated';
const visitors = 'anon';

describe.each(databases)('privileges on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('grants clients exactly these rights on tables', async () => {
    const granted = await database.rows(`
      select grantee, table_name, string_agg(privilege_type, ' ' order by privilege_type) as may
      from information_schema.table_privileges
      where table_schema = 'public' and grantee in ('PUBLIC', 'anon', 'authenticated')
      group by grantee, table_name order by grantee, table_name`);

    expect(granted.map(({ grantee, table_name, may }) => [grantee, table_name, may])).toEqual([
      [visitors, 'badges', 'SELECT'],
      [visitors, 'movies', 'SELECT'],
      [visitors, 'sync_kinds', 'SELECT'],
      [members, 'badges', 'SELECT'],
      [members, 'movies', 'INSERT SELECT'],
      [members, 'profiles', 'INSERT SELECT UPDATE'],
      [members, 'sync_head', 'SELECT'],
      [members, 'sync_kinds', 'SELECT'],
      [members, 'sync_marks', 'SELECT'],
      [members, 'user_badges', 'SELECT'],
      [members, 'user_favorites', 'DELETE INSERT SELECT'],
      [members, 'user_search_history', 'INSERT SELECT'],
      [members, 'user_shown_movies', 'DELETE INSERT SELECT'],
      [members, 'user_watched', 'DELETE INSERT SELECT'],
    ]);
  });

  it('grants clients no right on single columns, and none to maintain a table', async () => {
    const columns = await database.rows(`
      select attrelid::regclass::text as table, attname::text as column, attacl::text as rights from pg_attribute
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attacl is not null`);
    expect(columns).toEqual([]);
    // information_schema does not list this right
    const maintained = await database.rows(`
      select relname::text as table from pg_class, unnest(array['anon', 'authenticated']) as role
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and has_table_privilege(role, pg_class.oid, 'maintain')`);
    expect(maintained).toEqual([]);
  });

  it('lets clients use the schema and add nothing to it', async () => {
    const rights = await database.rows(`
      select role, has_schema_privilege(role, 'public', 'usage') as uses, has_schema_privilege(role, 'public', 'create') as adds
      from unnest(array['anon', 'authenticated']) as role`);
    expect(rights).toEqual([
      { role: visitors, uses: true, adds: false },
      { role: members, uses: true, adds: false },
    ]);
  });

  it('grants clients exactly these functions', async () => {
    const granted = await database.rows(`
      select role, function.proname::text as name
      from pg_proc as function, unnest(array['anon', 'authenticated']) as role
      where pronamespace = 'public'::regnamespace and has_function_privilege(role, function.oid, 'execute')
      order by role, name`);

    expect(granted.map(({ role, name }) => [role, name])).toEqual([
      [visitors, 'account_deleted'],
      [members, 'account_deleted'],
      [members, 'check_and_award_badges'],
      [members, 'delete_account'],
      [members, 'is_valid_genre_list'],
      [members, 'is_valid_service_list'],
      [members, 'report_movie'],
      [members, 'searched_genres'],
      [members, 'sync_pull'],
      [members, 'sync_push'],
      [members, 'username_available'],
    ]);
  });

  it('has security definer functions only with a fixed search path', async () => {
    const open = await database.rows(`
      select proname from pg_proc
      where pronamespace = 'public'::regnamespace and not coalesce(proconfig, '{}') @> array['search_path=""']`);
    expect(open).toEqual([]);
  });

  it('hides later tables, sequences and functions from clients until a migration grants them', async () => {
    const reachable = await rolledBack(database, async (session) => {
      await session.script(`
        create table public.later (id int);
        create sequence public.later_ids;
        create function public.later() returns int return 1`);
      return session.rows(`
        select role from unnest(array['anon', 'authenticated']) as role
        where has_table_privilege(role, 'public.later', 'select')
          or has_sequence_privilege(role, 'public.later_ids', 'usage')
          or has_function_privilege(role, 'public.later()', 'execute')`);
    });
    expect(reachable).toEqual([]);
  });

  it('enables row-level security on every table', async () => {
    const open = await database.rows(
      `select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and not relrowsecurity`,
    );
    expect(open).toEqual([]);
  });

  it('has an index that begins with the columns of each foreign key', async () => {
    const missing = await database.rows(`
      select conrelid::regclass::text as table, conname from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index
        where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
      )`);
    expect(missing).toEqual([]);
  });
});
