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

  /** Searches that are this many seconds apart, the last one now. */
  const search = (times: number, apart = 10) =>
    as(database, ann, (session) =>
      session.rows(
        `insert into public.user_search_history (user_id, created_at)
         select $1, now() - (number - 1) * $3::int * interval '1 second' from generate_series(1, $2::int) as number`,
        [ann, times, apart],
      ),
    );
  /** The beginning of ten seconds, as SQL. */
  const tenSeconds = async (ago: string) => {
    const [row] = await database.rows(
      `select extract(epoch from date_bin('10 seconds', now() - $1::interval, '2000-01-01'))::bigint as seconds`,
      [ago],
    );
    return `to_timestamp(${String(row?.['seconds'])})`;
  };
  const joined = (ago: string) =>
    database.transaction(async (session) => {
      await session.rows('set local role supabase_auth_admin');
      await session.rows('update auth.users set created_at = now() - $1::interval where id = $2', [ago, ann]);
    });

  it('cover every requirement, icon and color, and Movie Explorer is among them', async () => {
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

  it('count favorites and recommended movies', async () => {
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

  it('are awarded for searches that one person can make: five in ten seconds, since the account exists', async () => {
    const at = (moment: string, times: number) =>
      as(database, ann, (session) =>
        session.rows(
          `insert into public.user_search_history (user_id, created_at)
           select $1, ${moment} from generate_series(1, $2::int)`,
          [ann, times],
        ),
      );
    await joined('1 hour');
    const bin = await tenSeconds('1 minute');
    await at(bin, 50);
    await at(`now() - interval '71 minutes'`, 5);
    await at(`now() - interval '2 days' - random() * interval '1 year'`, 50);
    await at(`now() + interval '6 minutes' + random() * interval '1 year'`, 50);
    await at(`'infinity'`, 1);
    await at(`'-infinity'`, 1);
    await at(`${bin} + interval '9999 milliseconds'`, 1);
    expect(await award(ann)).toBe(false);
    await at(`${bin} + interval '10 seconds'`, 4);
    expect(await award(ann)).toBe(false);
    // clocks may differ by less than those minutes
    await at(`now() - interval '69 minutes'`, 1);
    expect(await award(ann)).toBe(true);
    await joined('1 day');
    for (let count = 0; count < 6; count += 1) await at(`now() - interval '${20 + count} minutes'`, 5);
    expect(await award(ann)).toBe(false);
    await at(`now() + interval '4 minutes'`, 5);
    expect(await award(ann)).toBe(true);
    expect(await earned(ann)).toEqual(['movie-explorer', 'pathfinder']);
  });

  it('are awarded for movies that can have been shown: sixty in ten seconds', async () => {
    const show = (first: number, last: number, moment: string) =>
      as(database, ann, (session) =>
        session.rows(
          `insert into public.user_shown_movies (user_id, tmdb_movie_id, shown_at)
           select $1, id, ${moment} from generate_series($2::int, $3::int) as id`,
          [ann, first, last],
        ),
      );
    const bin = await tenSeconds('0');
    await show(1, 14, `now() - interval '1 year'`);
    expect(await award(ann)).toBe(false);
    await show(1001, 1200, bin);
    await award(ann);
    expect(await earned(ann)).toEqual(['keen-eye']);
    await show(2001, 2060, `${bin} - interval '10 seconds'`);
    expect(await award(ann)).toBe(false);
    await show(3001, 3029, `${bin} - interval '20 seconds'`);
    expect(await award(ann)).toBe(false);
    await show(3030, 3030, `${bin} - interval '20 seconds'`);
    expect(await award(ann)).toBe(true);
  });

  it('are awarded for any number of favorites at once, as an import brings them', async () => {
    await as(database, ann, (session) =>
      session.rows(
        `insert into public.user_favorites (user_id, movie_id, created_at) select $1, id, '2001-01-01'
         from generate_series(1, 50) as id`,
        [ann],
      ),
    );
    await award(ann);
    expect(await earned(ann)).toEqual(['first-love', 'hall-of-fame', 'star-collector']);
  });

  it('are awarded for what the member did, not for what others did', async () => {
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

  it('are refused for another user, without a user and to visitors', async () => {
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
