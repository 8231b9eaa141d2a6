import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCrowd, PATHS, publishStatistics, USER, type CrowdDatabase } from './crowd';
import { LARGE_MEMBER, memberId } from './many-rows';

/** Tables that every server of a member would have a copy of; all others are split by member. */
const COPIED = ['badges', 'movie_reports', 'movies', 'sync_kinds', 'usernames'];

/** The functions that visitors and members may call, all of them on the paths. */
const CALLED = [
  'account_deleted',
  'check_and_award_badges',
  'delete_account',
  'report_movie',
  'searched_genres',
  'sync_pull',
  'sync_push',
  'username_available',
];

let crowd: CrowdDatabase;
beforeAll(async () => {
  crowd = await openCrowd(16);
});
afterAll(() => crowd.close());

/** How often each partition was read or written. */
async function partitionUse(): Promise<Record<string, number>> {
  await publishStatistics(crowd);
  const rows = await crowd.admin.rows(`
    select relname, seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del as uses
    from pg_stat_user_tables join pg_class using (relname) where relispartition and relkind = 'r' order by 1`);
  return Object.fromEntries(rows.map(({ relname, uses }) => [String(relname), Number(uses)]));
}

/** The partition numbers of the members who walk the paths. */
async function partitionsOf(members: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await crowd.admin.rows(
    `select right(relname, length(relname) - length('sync_head_')) as part
     from public.sync_head join pg_class on pg_class.oid = sync_head.tableoid where user_id = any ($1)`,
    [members],
  );
  return new Set(rows.map(({ part }) => String(part)));
}

it('every table is either copied to each server, or split by member', async () => {
  const rows = await crowd.admin.rows(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relispartition
     order by 1`,
  );
  expect(rows.map(({ relname }) => relname)).toEqual(COPIED);
});

it('the tables of members refer to users and to copied tables only, and nothing refers to them', async () => {
  const rows = await crowd.admin.rows(
    `select conrelid::regclass || ' -> ' || confrelid::regclass as reference from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace
       and confrelid::regclass::text <> all ($1) and confrelid::regclass::text <> 'auth.users'`,
    [COPIED.flatMap((table) => [table, `public.${table}`])],
  );
  expect(rows).toEqual([]);
});

it('every function that a member may call is on a path: a new one needs one', async () => {
  const rows = await crowd.admin.rows(
    `select distinct proname from pg_proc, unnest('{anon,authenticated}'::regrole[]) as caller
     where pronamespace = 'public'::regnamespace and has_function_privilege(caller, pg_proc.oid, 'execute')
       and proname !~ '^is_valid_' order by 1`,
  );
  expect(rows.map(({ proname }) => proname)).toEqual(CALLED);
});

it.each(PATHS)('%s uses the partitions of its member only', async (what, walk) => {
  const own = await partitionsOf([USER, LARGE_MEMBER, memberId(8), memberId(9)]);
  const before = await partitionUse();
  await walk(crowd);
  const after = await partitionUse();
  const strange = Object.keys(after).filter(
    (partition) => after[partition] !== before[partition] && !own.has(partition.split('_').at(-1) ?? ''),
  );
  expect(strange, what).toEqual([]);
});

it('a read of every member would be noticed', async () => {
  const before = await partitionUse();
  await crowd.owner.rows('select count(*) from public.sync_marks');
  expect(await partitionUse()).not.toEqual(before);
});
