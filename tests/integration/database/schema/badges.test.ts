import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, nameless, verdict, visitor, type Database } from '../database';
import { addMovies, addUser, databases } from '../harness';

describe.each(databases)('badges on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
    await addMovies(database, 1, 60);
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  const award = (caller: string, user: string | null = caller) =>
    as(database, caller, async (session) => {
      const [row] = await session.rows('select public.check_and_award_badges($1) as awarded', [user]);
      return row?.['awarded'];
    });

  const earned = async (user: string) => {
    const rows = await as(database, user, (session) =>
      session.rows('select badge_id from public.user_badges order by badge_id'),
    );
    return rows.map((row) => row['badge_id']);
  };

  const search = (times: number) =>
    as(database, ann, (session) =>
      session.rows(`insert into public.user_search_history (user_id) select $1 from generate_series(1, $2::int)`, [
        ann,
        times,
      ]),
    );

  it('cover every requirement, icon and colour, and Movie Explorer is among them', async () => {
    const [summary] = await database.rows(`
      select array_to_string(array(select distinct requirement_type from public.badges order by 1), ' ') as types,
        array_to_string(array(select distinct icon from public.badges order by 1), ' ') as icons,
        array_to_string(array(select distinct color from public.badges order by 1), ' ') as colors`);
    expect(summary).toEqual({
      types: 'favorites_count history_count search_count',
      icons: 'Compass Eye Film Heart Search Star Trophy',
      colors: 'blue gold green indigo purple red yellow',
    });
    expect(
      await database.rows(`
        select icon, color, requirement_type, requirement_value, is_active from public.badges
        where name = 'Movie Explorer'`),
    ).toEqual([
      { icon: 'Search', color: 'blue', requirement_type: 'search_count', requirement_value: 10, is_active: true },
    ]);
  });

  it('are awarded with the tenth search, once', async () => {
    await search(9);
    expect(await award(ann)).toBe(false);
    await search(1);
    expect(await award(ann)).toBe(true);
    expect(await award(ann)).toBe(false);
    expect(await earned(ann)).toEqual(['movie-explorer']);
  });

  it('count favorites and shown films', async () => {
    await as(database, ann, async (session) => {
      await session.rows(
        'insert into public.user_favorites (user_id, movie_id) select $1, id from generate_series(1, 10) as id',
        [ann],
      );
      await session.rows(
        'insert into public.user_shown_movies (user_id, tmdb_movie_id) select $1, id from generate_series(1, 15) as id',
        [ann],
      );
    });
    expect(await award(ann)).toBe(true);
    expect(await earned(ann)).toEqual(['first-love', 'keen-eye', 'star-collector']);
  });

  it('are awarded for what a member did, and not for what others did', async () => {
    await search(10);
    await as(database, ann, async (session) => {
      await session.rows('insert into public.user_favorites (user_id, movie_id) values ($1, 1)', [ann]);
      await session.rows(
        'insert into public.user_shown_movies (user_id, tmdb_movie_id) select $1, id from generate_series(1, 15) as id',
        [ann],
      );
    });
    const bob = await addUser(database);
    expect(await award(bob)).toBe(false);
    expect(await earned(bob)).toEqual([]);
    expect(await award(ann)).toBe(true);
    expect(await earned(bob)).toEqual([]);
  });

  it('are kept when what earned them is removed', async () => {
    const favorite = 'insert into public.user_favorites (user_id, movie_id) values ($1, 1)';
    await as(database, ann, (session) => session.rows(favorite, [ann]));
    await award(ann);
    await as(database, ann, (session) => session.rows('delete from public.user_favorites'));
    expect(await award(ann)).toBe(false);
    expect(await earned(ann)).toEqual(['first-love']);
  });

  it('are not awarded while inactive', async () => {
    await search(10);
    await database.rows(`update public.badges set is_active = false where id = 'movie-explorer'`);
    expect(await award(ann)).toBe(false);
    await database.rows(`update public.badges set is_active = true where id = 'movie-explorer'`);
    expect(await award(ann)).toBe(true);
  });

  it('are refused for another user, for nobody and to visitors', async () => {
    await search(10);
    const bob = await addUser(database);
    expect(await verdict(award(bob, ann))).toBe('42501');
    expect(await verdict(award(ann, null))).toBe('42501');
    expect(await verdict(award(visitor, ann))).toBe('42501');
    expect(await verdict(award(nameless, ann))).toBe('42501');
    expect(await verdict(award(nameless, null))).toBe('42501');
    expect(await earned(ann)).toEqual([]);
  });
});
