import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probe, targets, type Access, type People, type Target } from './access-probe';
import { rolledBack, type Database, type Session } from '../database';
import { addMovies, addUser, databases } from '../harness';

const nobody: Access = { visitor: '', stranger: '', owner: '' };
const everybody: Access = { visitor: 'select', stranger: 'select', owner: 'select' };
const ownRows: Access = { ...nobody, owner: 'select insert delete' };
const readOwnRows: Access = { ...nobody, owner: 'select' };

const expected: Record<string, Access> = {
  movies: {
    visitor: 'read verified',
    stranger: 'select read verified insert',
    owner: 'select read verified insert',
  },
  badges: everybody,
  sync_kinds: everybody,
  profiles: { ...nobody, owner: 'select insert update' },
  user_favorites: ownRows,
  user_watched: ownRows,
  user_shown_movies: ownRows,
  user_search_history: { ...nobody, owner: 'select insert' },
  user_badges: readOwnRows,
  sync_head: readOwnRows,
  sync_marks: readOwnRows,
  sync_clock_rejections: nobody,
  movie_reports: nobody,
  deleted_accounts: nobody,
  usernames: nobody,
};

/** By default @supabase/lite grants every right on every table, so the policies alone must protect the rows. */
const everyGrant = `
  grant all on all tables in schema public to anon, authenticated;
  grant execute on all functions in schema public to anon, authenticated`;

/** Ways to break a policy. One whose condition is already `true` can only be opened to more roles. */
function brokenPolicies(policy: string, table: string, cmd: unknown, condition: unknown): string[] {
  const subject = `policy "${policy}" on public.${table}`;
  const edits = [`drop ${subject}`];
  if (condition === 'true') {
    if (cmd === 'INSERT') edits.push(`alter ${subject} to public`);
    return edits;
  }
  if (cmd !== 'INSERT') edits.push(`alter ${subject} using (true)`);
  if (cmd !== 'SELECT' && cmd !== 'DELETE') edits.push(`alter ${subject} with check (true)`);
  return edits;
}

describe.each(databases)('row-level security on $name', ({ open }) => {
  let database: Database;
  let people: People;

  beforeAll(async () => {
    database = await open();
    people = { owner: await addUser(database), stranger: await addUser(database), heir: await addUser(database) };
    await addMovies(database, 1, 3);
    await database.rows('update public.movies set verified = true where id = 3');
    await database.rows('delete from public.profiles where id <> $1', [people.owner]);
    await database.rows('delete from public.sync_head where user_id <> $1', [people.owner]);
    await database.rows('insert into public.user_favorites (user_id, movie_id) values ($1, 1)', [people.owner]);
    await database.rows('insert into public.user_watched (user_id, movie_id) values ($1, 1)', [people.owner]);
    await database.rows('insert into public.user_shown_movies (user_id, tmdb_movie_id) values ($1, 1)', [people.owner]);
    await database.rows('insert into public.user_search_history (user_id) values ($1)', [people.owner]);
    await database.rows(
      'insert into public.sync_clock_rejections (user_id, op, rejected_at) values ($1, gen_random_uuid(), 1)',
      [people.owner],
    );
    await database.rows('insert into public.movie_reports (movie_id, user_id) values (1, $1)', [people.owner]);
    await database.rows('insert into public.deleted_accounts (id) values (gen_random_uuid())');
    await database.rows(`insert into public.usernames (name, user_id) values ('fan', $1)`, [people.owner]);
    await database.rows(`insert into public.user_badges (user_id, badge_id) values ($1, 'keen-eye')`, [people.owner]);
  });
  afterAll(() => database.close());

  function accessTo(target: Target, prepare: (session: Session) => Promise<void>): Promise<Access> {
    return rolledBack(database, async (session) => {
      await prepare(session);
      return probe(session, target, people);
    });
  }

  it('is probed on every table', async () => {
    const tables = await database.rows(
      `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(targets.map(({ table }) => table).sort());
  });

  it.each(targets)('lets only these reach rows of $table [CALL-02]', async (target) => {
    expect(await accessTo(target, () => Promise.resolve())).toEqual(expected[target.table]);
    expect(await accessTo(target, (session) => session.script(everyGrant))).toEqual(expected[target.table]);
  });

  it.each(targets)('is noticed when missing on $table', async (target) => {
    const access = await accessTo(target, (session) =>
      session.script(`${everyGrant}; alter table public.${target.table} disable row level security`),
    );
    expect(access).not.toEqual(expected[target.table]);
  });

  it.each(targets)('has no policy on $table that could be dropped or opened unnoticed', async (target) => {
    const policies = await database.rows(
      `select policyname, cmd, coalesce(qual, with_check) as condition from pg_policies where tablename = $1`,
      [target.table],
    );
    expect(policies.length > 0).toBe(expected[target.table] !== nobody);

    const unnoticed: string[] = [];
    for (const { policyname, cmd, condition } of policies) {
      for (const edit of brokenPolicies(String(policyname), target.table, cmd, condition)) {
        const access = await accessTo(target, (session) => session.script(`${everyGrant}; ${edit}`));
        if (JSON.stringify(access) === JSON.stringify(expected[target.table])) unnoticed.push(edit);
      }
    }
    expect(unnoticed).toEqual([]);
  });
});
