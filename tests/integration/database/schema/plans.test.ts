import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolledBack, type Database } from '../database';
import { databases } from '../harness';

const nobody = `'00000000-0000-4000-8000-000000000000'`;

/** Frequent queries, and the index that each uses. */
const QUERIES: readonly (readonly [index: string, sql: string])[] = [
  ['movies_verified', 'select * from public.movies where rating >= 7 and verified order by rating desc limit 20'],
  ['movies_rating', 'select * from public.movies where rating >= 7 order by rating desc limit 20'],
  [
    'user_shown_movies_newest',
    `select tmdb_movie_id, shown_at from public.user_shown_movies where user_id = ${nobody} order by shown_at desc limit 50`,
  ],
  ['usernames_user', `select from public.usernames where user_id = ${nobody}`],
  [
    'sync_marks_seq',
    `select * from public.sync_marks where user_id = ${nobody} and seq > 9 order by user_id, seq limit 9`,
  ],
  [
    'movie_reports_due',
    'select movie_id from public.movie_reports where corrected_at is null and due_at <= now() order by due_at limit 20',
  ],
  ['movie_reports_user', `select from public.movie_reports where user_id = ${nobody} and corrected_at is null`],
  // the database's own queries when a movie or a badge is removed
  ['user_favorites_movie', 'select from public.user_favorites where movie_id = 1'],
  ['user_watched_movie', 'select from public.user_watched where movie_id = 1'],
  ['user_badges_badge', `select from public.user_badges where badge_id = 'movie-buff'`],
];

describe.each(databases)('the indexes on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it.each(QUERIES)('%s is used by %s', async (index, sql) => {
    const plan = await rolledBack(database, async (session) => {
      // The tables are empty: without this, the planner scans them sequentially.
      await session.script(
        'set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off',
      );
      return session.rows(`explain ${sql}`);
    });
    // The index itself, or that of a partition.
    const parts = await database.rows(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'public.${index}'::regclass`,
    );
    const names = [index, ...parts.map(({ name }) => String(name))].join('|');
    expect(plan.map((line) => String(line['QUERY PLAN'])).join('\n')).toMatch(new RegExp(`Scan using (${names}) `));
  });

  it('are all used', async () => {
    const indexes = await database.rows(`
      select relname::text as name from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace and not relispartition
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`);
    expect(indexes.map(({ name }) => name).toSorted()).toEqual(QUERIES.map(([index]) => index).toSorted());
  });
});
