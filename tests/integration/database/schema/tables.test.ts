import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Database } from '../database';
import { addMovies, addUser, databases } from '../harness';

/** The tables' columns as named in section 3 of the specification; others serve the tables themselves. */
const COLUMNS: readonly (readonly [table: string, columns: readonly string[], id: string])[] = [
  ['profiles', ['id', 'username', 'first_name', 'last_name', 'updated_at'], 'ENT-01'],
  [
    'movies',
    ['id', 'title', 'year', 'rating', 'genres', 'description', 'poster_url', 'trailer_url'],
    'ENT-02, CALL-07',
  ],
  ['user_favorites', ['user_id', 'movie_id'], 'ENT-03'],
  ['user_watched', ['user_id', 'movie_id'], 'ENT-04'],
  ['user_shown_movies', ['user_id', 'movie_id', 'tmdb_movie_id', 'shown_at'], 'ENT-05'],
  ['user_search_history', ['user_id', 'selected_genre'], 'ENT-07'],
  [
    'badges',
    ['id', 'name', 'description', 'icon', 'color', 'requirement_type', 'requirement_value', 'is_active', 'sort_order'],
    'ENT-08',
  ],
  ['user_badges', ['id', 'user_id', 'badge_id', 'earned_at'], 'ENT-09'],
];

describe.each(databases)('the tables on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
    await addMovies(database, 1, 3);
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  it.each(COLUMNS)('%s has %j [%s]', async (table, columns) => {
    const rows = await database.rows(
      `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1`,
      [table],
    );
    expect(rows.map((row) => row['column_name'])).toEqual(expect.arrayContaining([...columns]));
  });

  it('only these columns may be null', async () => {
    const rows = await database.rows(
      `select relname::text as table, string_agg(attname::text, ' ' order by attnum) as columns
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped and not attnotnull
       group by 1 order by 1`,
    );
    expect(rows.map(({ table, columns }) => [table, columns])).toEqual([
      ['movie_reports', 'corrected_at'],
      ['movies', 'poster_url trailer_url language'],
      ['profiles', 'username first_name last_name country language services watch_preferences_at'],
      ['sync_kinds', 'base_table movie_column time_column retention'],
      ['sync_marks', 'snapshot value compacted_ts'],
      ['user_search_history', 'selected_genre'],
    ]);
  });

  it('a recommended movie has movie_id 1, and no other value is accepted [ENT-06]', async () => {
    const show = (movieId: number) =>
      as(database, ann, (session) =>
        session.rows('insert into public.user_shown_movies (user_id, movie_id, tmdb_movie_id) values ($1, $2, 603)', [
          ann,
          movieId,
        ]),
      );
    await expect(show(2)).rejects.toThrow();
    await show(1);
    expect(await database.rows('select movie_id, tmdb_movie_id from public.user_shown_movies')).toEqual([
      { movie_id: 1, tmdb_movie_id: 603 },
    ]);
  });

  it('a search may have no genre, or all of them [ENT-07]', async () => {
    await as(database, ann, (session) =>
      session.rows(
        `insert into public.user_search_history (user_id, selected_genre) values ($1, null), ($1, 'all'), ($1, 'drama')`,
        [ann],
      ),
    );
    expect(
      await database.rows('select selected_genre from public.user_search_history order by selected_genre nulls first'),
    ).toEqual([{ selected_genre: null }, { selected_genre: 'all' }, { selected_genre: 'drama' }]);
  });

  it('favorites and earned badges can be read with the rows that they reference [CALL-09, ENT-09]', async () => {
    await as(database, ann, (session) =>
      session.rows('insert into public.user_favorites (user_id, movie_id) values ($1, 2)', [ann]),
    );
    expect(
      await as(database, ann, (session) =>
        session.rows('select title from public.user_favorites join public.movies on id = movie_id'),
      ),
    ).toEqual([{ title: 'Movie 2' }]);
    const [reference] = await database.rows(
      `select confrelid::regclass::text as target from pg_constraint
       where conrelid = 'public.user_badges'::regclass and contype = 'f' and confrelid = 'public.badges'::regclass`,
    );
    expect(String(reference?.['target'])).toMatch(/badges$/);
  });
});
