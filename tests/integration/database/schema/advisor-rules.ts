/** Tables visible to GraphQL. */
export const GRAPHQL = `
  select role || ' sees ' || relname || ' by GraphQL' as name from pg_class, unnest(array['anon', 'authenticated']) as role
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'f')
    and has_table_privilege(role, pg_class.oid, 'select')
    and exists (select from pg_extension where extname = 'pg_graphql')`;

/** Rules of Supabase's advisor: a query for violations, and a planted violation. */
export const RULES: readonly (readonly [rule: string, sql: string, planted: string | null])[] = [
  [
    'row-level security is off on a table of the API',
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    `create table public.planted (id int primary key)`,
  ],
  [
    'a table has policies but no row-level security',
    `select distinct tablename from pg_policies join pg_class on oid = format('%I.%I', schemaname, tablename)::regclass
     where not relrowsecurity`,
    `alter table public.badges disable row level security`,
  ],
  [
    'a table has row-level security and no policy',
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relrowsecurity
       and not exists (select from pg_policy where polrelid = pg_class.oid)`,
    `create table public.planted (id int); alter table public.planted enable row level security`,
  ],
  [
    'a view runs with the rights of its owner',
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
       and not coalesce(reloptions, '{}') && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1']`,
    `create view public.planted as select 1 as one`,
  ],
  [
    'a function uses the search path of its caller',
    `select proname from pg_proc where pronamespace = 'public'::regnamespace
       and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')`,
    `create function public.planted() returns int return 1`,
  ],
  [
    'a policy evaluates the caller again for each row',
    `select tablename || ': ' || policyname as name from pg_policies where schemaname = 'public'
       and regexp_replace(concat(qual, ' ', with_check), '\\( ?select auth\\.\\w+\\(\\)( as \\w+)? ?\\)', '', 'gi')
         ~ '(auth\\.\\w+|current_setting)\\('`,
    `create policy planted on public.badges for insert with check (auth.uid() is not null)`,
  ],
  [
    'several permissive policies for the same role and verb',
    `select tablename, role, verb from pg_policies, unnest(roles) as role,
       unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) as verb
     where schemaname = 'public' and permissive = 'PERMISSIVE' group by 1, 2, 3 having count(*) > 1`,
    `create policy planted on public.badges for select to anon using (true)`,
  ],
  [
    'a foreign key has no index',
    `select conrelid::regclass::text as name, conname from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select from pg_index where indrelid = conrelid and indpred is null
         and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
     )`,
    `drop index public.user_watched_movie`,
  ],
  [
    'two indexes are identical',
    `select a.indexrelid::regclass::text as name from pg_index as a
     join pg_index as b on b.indrelid = a.indrelid and b.indexrelid <> a.indexrelid and b.indkey = a.indkey
       and b.indoption = a.indoption and b.indclass = a.indclass
       and coalesce(pg_get_expr(a.indexprs, a.indrelid), '') = coalesce(pg_get_expr(b.indexprs, b.indrelid), '')
       and coalesce(pg_get_expr(a.indpred, a.indrelid), '') = coalesce(pg_get_expr(b.indpred, b.indrelid), '')
     join pg_class on pg_class.oid = a.indrelid and relnamespace = 'public'::regnamespace`,
    `create index planted on public.user_watched (movie_id)`,
  ],
  [
    'an index is a prefix of another one',
    `select a.indexrelid::regclass::text as name from pg_index as a
     join pg_class on pg_class.oid = a.indrelid and relnamespace = 'public'::regnamespace
     join pg_index as b on b.indrelid = a.indrelid and b.indexrelid <> a.indexrelid
       and b.indpred is null and a.indpred is null and a.indexprs is null and b.indexprs is null
       and not a.indisunique and cardinality(b.indkey::int2[]) > cardinality(a.indkey::int2[])
       and (b.indkey::int2[])[0:cardinality(a.indkey::int2[]) - 1]
         = (a.indkey::int2[])[0:cardinality(a.indkey::int2[]) - 1]`,
    `create index planted on public.user_watched (user_id)`,
  ],
  [
    'a table has no primary key',
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
    `create table public.planted (id int)`,
  ],
  [
    'an extension lives in the schema of the API',
    `select extname from pg_extension where extnamespace = 'public'::regnamespace`,
    // the owner of the tables cannot add one
    null,
  ],
  [
    'a view exposes accounts',
    `select view.relname from pg_depend join pg_rewrite on pg_rewrite.oid = objid
     join pg_class as view on view.oid = ev_class and view.relnamespace = 'public'::regnamespace
     where refobjid = 'auth.users'::regclass`,
    `create view public.planted as select email from auth.users`,
  ],
  [
    'a materialized view or a foreign table is in the API: row-level security does not reach it',
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('m', 'f')`,
    `create materialized view public.planted as select 1 as one`,
  ],
  [
    'a policy trusts data that members can write about themselves',
    `select policyname from pg_policies where concat(qual, with_check) ~ 'user_metadata'`,
    `create policy planted on public.badges using (current_setting('request.jwt.claims')::jsonb -> 'user_metadata' is null)`,
  ],
  [
    'a column of the API has the row type of another schema',
    `select attrelid::regclass::text as name from pg_attribute join pg_type on pg_type.oid = atttypid
     join pg_class on pg_class.oid = attrelid and relnamespace = 'public'::regnamespace
     where typtype = 'c' and typnamespace <> 'public'::regnamespace and attnum > 0`,
    `create table public.planted (id auth.users)`,
  ],
  [
    'visitors or members can call a function with the rights of its owner',
    `select role || ' calls ' || proname as name from pg_proc, unnest(array['anon', 'authenticated']) as role
     where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege(role, pg_proc.oid, 'execute')`,
    `grant execute on function public.handle_new_user to anon`,
  ],
  [
    'realtime broadcasts a table',
    `select pubname, tablename from pg_publication_tables where schemaname = 'public'`,
    `alter publication supabase_realtime add table public.movies`,
  ],
  [
    'anonymous accounts reach a table: their role is that of members',
    `select distinct 'anonymous accounts reach ' || tablename as name from pg_policies
     where schemaname = 'public' and roles && array['authenticated', 'public']::name[]
       and concat(qual, with_check) !~ 'is_anonymous'`,
    `create table public.planted (id int); create policy planted on public.planted to authenticated using (id > 0)`,
  ],
  [
    'a policy lets its roles write every row',
    `select tablename || ': ' || policyname as name from pg_policies
     where schemaname = 'public' and permissive = 'PERMISSIVE' and cmd <> 'SELECT'
       and (qual = 'true' or with_check = 'true')`,
    `create policy planted on public.movies for update to authenticated using (id > 0) with check (true)`,
  ],
  // planted in graphql.test, since the owner of the tables cannot add an extension
  ['GraphQL shows a table to visitors or members', GRAPHQL, null],
];

/** Tables that members reach. */
const MEMBERS_TABLES = [
  ...['badges', 'movies', 'profiles', 'sync_head', 'sync_kinds', 'sync_marks', 'user_badges', 'user_favorites'],
  ...['user_search_history', 'user_shown_movies', 'user_watched'],
];

/** Accepted violations, each with the reason. */
export const REASONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    MEMBERS_TABLES.map((table) => [
      `anonymous accounts reach ${table}`,
      'anonymous sign-ins are off (supabase/config.toml)',
    ]),
  ),
  sync_clock_rejections: 'only sync_push reads and writes it, by the rights of its owner; nobody else has a grant',
  deleted_accounts: 'only account_deleted reads it and only a trigger writes it, by the rights of their owner',
  usernames: 'only username_available reads it and only a trigger writes it, by the rights of their owner',
  movie_reports: 'only functions read and write it, by the rights of their owner; nobody else has a grant',
  'anon calls account_deleted': 'a device without a session asks about one id, which nobody can guess; yes or no alone',
  'authenticated calls account_deleted': 'as anon: it answers yes or no alone',
  'authenticated calls delete_account': 'nobody may delete from auth.users; it takes the caller’s row and no other',
  'authenticated calls check_and_award_badges':
    'no policy lets members write badges; it refuses every id but the caller’s',
  'authenticated calls report_movie': 'members reach no row of the queue; it adds one movie, within a quota',
  'authenticated calls sync_pull': 'reads the tables once for all kinds; it refuses every id but the caller’s',
  'authenticated calls sync_push': 'no policy lets members write marks; it refuses every id but the caller’s',
  'authenticated calls username_available': 'members see no profile but their own; it answers yes or no alone',
};
