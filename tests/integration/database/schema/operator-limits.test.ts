import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolledBack, verdict, type Database, type Row } from '../database';
import { addUser, databases } from '../harness';

const badge = {
  ...{ id: `'night-owl'`, name: `'Night Owl'`, description: `'Search at night'`, icon: `'Moon'`, color: `'blue'` },
  ...{ requirement_type: `'search_count'`, requirement_value: '5', is_active: 'true', sort_order: '8' },
};
const kind = { kind: `'saved'`, has_snapshot: 'true', base_table: 'null', movie_column: 'null', time_column: 'null' };
const based = { base_table: `'user_saved'`, movie_column: `'movie_id'` };
const mark = {
  ...{ user_id: '$1', kind: `'recommended'`, movie_id: '5', present: 'true', ts: '1' },
  ...{ op: 'gen_random_uuid()', seq: '1' },
};

/** A column of a table, a value as SQL, and whether the operator may store it. */
const VALUES: readonly (readonly [table: string, row: Row, values: Row, verdict: string])[] = [
  ['badges', badge, {}, 'accepted'],
  ['badges', badge, { id: `'Night'` }, '23514'],
  ['badges', badge, { id: `'night owl'` }, '23514'],
  ['badges', badge, { id: `'9night'` }, '23514'],
  ['badges', badge, { id: `'night9'` }, '23514'],
  ['badges', badge, { id: `repeat('x', 41)` }, '23514'],
  ['badges', badge, { id: `'movie-buff'` }, '23505'],
  ['badges', badge, { name: `'Movie Buff'` }, '23505'],
  ['badges', badge, { name: `''` }, '23514'],
  ['badges', badge, { name: `repeat('x', 60)` }, 'accepted'],
  ['badges', badge, { name: `repeat('x', 61)` }, '23514'],
  ['badges', badge, { description: `''` }, '23514'],
  ['badges', badge, { description: `repeat('x', 200)` }, 'accepted'],
  ['badges', badge, { description: `repeat('x', 201)` }, '23514'],
  ['badges', badge, { icon: `''` }, '23514'],
  ['badges', badge, { icon: `repeat('x', 20)` }, 'accepted'],
  ['badges', badge, { icon: `repeat('x', 21)` }, '23514'],
  ['badges', badge, { color: `''` }, '23514'],
  ['badges', badge, { color: `repeat('x', 20)` }, 'accepted'],
  ['badges', badge, { color: `repeat('x', 21)` }, '23514'],
  ['badges', badge, { requirement_type: `'login_count'` }, '23514'],
  ['badges', badge, { requirement_value: '0' }, '23514'],
  ['sync_kinds', kind, {}, 'accepted'],
  ['sync_kinds', kind, { kind: `'recommended'` }, '23505'],
  ['sync_kinds', kind, { kind: `'Saved'` }, '23514'],
  ['sync_kinds', kind, { kind: `'9saved'` }, '23514'],
  ['sync_kinds', kind, { kind: `'saved9'` }, '23514'],
  ['sync_kinds', kind, { ...based, time_column: `'created_at'` }, 'accepted'],
  ['sync_kinds', kind, { base_table: `'user_saved'` }, '23514'],
  ['sync_kinds', kind, { movie_column: `'movie_id'` }, '23514'],
  ['sync_kinds', kind, { time_column: `'created_at'` }, '23514'],
  ['sync_marks', mark, {}, 'accepted'],
  ['sync_marks', mark, { kind: `'saved'` }, '23514'],
  ['sync_marks', mark, { movie_id: '0' }, '23514'],
  ['sync_marks', mark, { movie_id: '9007199254740991' }, 'accepted'],
  ['sync_marks', mark, { movie_id: '9007199254740992' }, '23514'],
  ['sync_marks', mark, { ts: '-1' }, '23514'],
  ['sync_marks', mark, { user_id: 'gen_random_uuid()' }, '23503'],
];

describe.each(databases)("limits on the operator's writes on $name", ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  const insert = (table: string, row: Row) => {
    const values = Object.values(row).join().replace('$1', `'${ann}'`);
    return `insert into public.${table} (${Object.keys(row).join()}) values (${values})`;
  };
  /** The outcome of statements that are rolled back. */
  const tried = (...statements: string[]) =>
    verdict(rolledBack(database, (session) => session.script(statements.join(';'))));

  it.each(VALUES)('%s %j with %j: %s', async (table, row, values, expected) => {
    expect(await tried(insert(table, { ...row, ...values }))).toBe(expected);
  });

  it('a badge is for searches, favorites or recommended movies [ENT-08]', async () => {
    for (const type of ['search_count', 'favorites_count', 'history_count']) {
      expect(await tried(insert('badges', { ...badge, requirement_type: `'${type}'` })), type).toBe('accepted');
    }
    expect(await tried(insert('badges', { ...badge, requirement_type: `'login_count'` }))).toBe('23514');
    for (const column of Object.keys(badge).filter((name) => name !== 'is_active')) {
      expect(await tried(insert('badges', { ...badge, [column]: 'null' })), column).toBe('23502');
    }
    const active = await rolledBack(database, async (session) => {
      await session.script(insert('badges', { ...badge, is_active: 'default' }));
      return session.rows(`select is_active from public.badges where id = 'night-owl'`);
    });
    expect(active).toEqual([{ is_active: true }]);
  });

  it('no two marks of a member share a movie or a position', async () => {
    expect(await tried(insert('sync_marks', mark), insert('sync_marks', { ...mark, movie_id: 6, seq: 2 }))).toBe(
      'accepted',
    );
    expect(await tried(insert('sync_marks', mark), insert('sync_marks', { ...mark, movie_id: 6 }))).toBe('23505');
    expect(await tried(insert('sync_marks', mark), insert('sync_marks', { ...mark, seq: 2 }))).toBe('23505');
  });

  it('nobody earns a badge twice, or one that does not exist, and it is deleted with the badge', async () => {
    const earn = (id: string) => insert('user_badges', { user_id: '$1', badge_id: `'${id}'` });
    expect(await tried(earn('movie-buff'), earn('keen-eye'))).toBe('accepted');
    expect(await tried(earn('movie-buff'), earn('movie-buff'))).toBe('23505');
    expect(await tried(earn('night-owl'))).toBe('23503');
    const left = await rolledBack(database, async (session) => {
      await session.script(
        `${earn('movie-buff')}; ${earn('keen-eye')}; delete from public.badges where id = 'movie-buff'`,
      );
      return session.rows('select badge_id from public.user_badges');
    });
    expect(left).toEqual([{ badge_id: 'keen-eye' }]);
  });

  it('every row belongs to an existing user', async () => {
    const nobody = 'gen_random_uuid()';
    await database.rows(`insert into public.movies (id, title) values (1, 'Heat')`);
    for (const sql of [
      insert('profiles', { id: nobody }),
      insert('sync_head', { user_id: nobody }),
      insert('sync_clock_rejections', { user_id: nobody, op: nobody, rejected_at: 1 }),
      insert('movie_reports', { user_id: nobody, movie_id: 1 }),
      insert('user_badges', { user_id: nobody, badge_id: `'movie-buff'` }),
      insert('user_favorites', { user_id: nobody, movie_id: 1 }),
      insert('user_watched', { user_id: nobody, movie_id: 1 }),
      insert('user_shown_movies', { user_id: nobody, tmdb_movie_id: 1 }),
      insert('user_search_history', { user_id: nobody }),
    ]) {
      expect(await tried(sql), sql).toBe('23503');
    }
  });
});
