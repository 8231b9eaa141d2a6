import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, verdict, type Database } from '../database';
import { addMovies, addUser, databases } from '../harness';
import { disagreements, mark, push } from './sync-calls';

describe.each(databases)('plain writes on the base tables on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
    await addMovies(database, 1, 20);
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(async () => {
    expect(await disagreements(database)).toEqual([]);
    await database.close();
  });

  const write = (sql: string) => as(database, ann, (session) => session.touched(sql.replaceAll('$1', `'${ann}'`)));
  const marks = () =>
    database.rows('select kind, movie_id, present, seq from public.sync_marks where user_id = $1 order by seq', [ann]);

  it('log the same marks as a push', async () => {
    await write('insert into public.user_favorites (user_id, movie_id) values ($1, 1)');
    await write('insert into public.user_watched (user_id, movie_id) values ($1, 1), ($1, 2)');
    await write('insert into public.user_shown_movies (user_id, tmdb_movie_id) values ($1, 900)');
    await write('delete from public.user_watched where movie_id = 1');
    expect(await marks()).toEqual([
      { kind: 'favorite', movie_id: 1, present: true, seq: 1 },
      { kind: 'watched', movie_id: 2, present: true, seq: 3 },
      { kind: 'recommended', movie_id: 900, present: true, seq: 4 },
      { kind: 'watched', movie_id: 1, present: false, seq: 5 },
    ]);
    expect(await database.rows('select seq from public.sync_head where user_id = $1', [ann])).toEqual([{ seq: 5 }]);
  });

  it('win over every operation that the server has seen', async () => {
    const ahead = Date.now() + 200_000;
    await push(database, ann, [mark('favorite', 3, ahead)]);
    await write('delete from public.user_favorites where movie_id = 3');
    expect(await push(database, ann, [mark('favorite', 3, ahead)])).toMatchObject({
      results: [{ status: 'superseded', row: { present: false, ts: ahead + 1, seq: 2 } }],
    });
  });

  it('carry the server’s time', async () => {
    await write('insert into public.user_favorites (user_id, movie_id) values ($1, 4)');
    const [row] = await database.rows('select ts from public.sync_marks where user_id = $1', [ann]);
    expect(Math.abs(Number(row?.['ts']) - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    ['2024-05-01T20:00:00.750Z', Date.UTC(2024, 4, 1, 20, 0, 0, 750)],
    ['-infinity', 0],
  ])('carry the time at which a movie was recommended: %s', async (shownAt, ts) => {
    await write(
      `insert into public.user_shown_movies (user_id, tmdb_movie_id, shown_at) values ($1, 901, '${shownAt}')`,
    );
    expect(await database.rows('select ts from public.sync_marks where user_id = $1', [ann])).toEqual([{ ts }]);
  });

  it.each(['infinity', '2100-01-01'])('carry no later time than the server’s: %s', async (shownAt) => {
    await write(
      `insert into public.user_shown_movies (user_id, tmdb_movie_id, shown_at) values ($1, 901, '${shownAt}')`,
    );
    await write('delete from public.user_shown_movies where tmdb_movie_id = 901');
    const [row] = await database.rows('select ts from public.sync_marks where user_id = $1', [ann]);
    expect(Math.abs(Number(row?.['ts']) - Date.now())).toBeLessThan(60_000);
  });

  it('log nothing where nothing changed', async () => {
    await write('insert into public.user_favorites (user_id, movie_id) values ($1, 5)');
    expect(await verdict(write('insert into public.user_favorites (user_id, movie_id) values ($1, 5)'))).toBe('23505');
    await write('insert into public.user_favorites (user_id, movie_id) values ($1, 5) on conflict do nothing');
    await write('delete from public.user_favorites where movie_id = 6');
    expect(await marks()).toEqual([{ kind: 'favorite', movie_id: 5, present: true, seq: 1 }]);
  });

  it('log one mark, not two, when a push makes them', async () => {
    await push(database, ann, [mark('favorite', 7, Date.now()), mark('watched', 7, Date.now())]);
    expect(await marks()).toMatchObject([{ seq: 1 }, { seq: 2 }]);
  });

  it('log marks also when the server itself writes for several users', async () => {
    const bob = await addUser(database);
    await database.rows('insert into public.user_favorites (user_id, movie_id) values ($1, 8), ($2, 8)', [ann, bob]);
    expect(await marks()).toEqual([{ kind: 'favorite', movie_id: 8, present: true, seq: 1 }]);
    const heads = await database.rows('select seq from public.sync_head where user_id in ($1, $2)', [ann, bob]);
    expect(heads).toEqual([{ seq: 1 }, { seq: 1 }]);
  });

  it.each([
    ['user_favorites', 'insert into public.user_favorites (user_id, movie_id) select $1, 1 where false'],
    ['user_watched', 'insert into public.user_watched (user_id, movie_id) select $1, 1 where false'],
    ['user_shown_movies', 'insert into public.user_shown_movies (user_id, tmdb_movie_id) select $1, 1 where false'],
    ['user_search_history', 'insert into public.user_search_history (user_id) select $1 where false'],
    ['movies', `insert into public.movies (id, title) select 21, 'Movie' where $1 is null`],
    ['user_favorites', 'delete from public.user_favorites where user_id = $1'],
    ['user_watched', 'delete from public.user_watched where user_id = $1'],
    ['user_shown_movies', 'delete from public.user_shown_movies where user_id = $1'],
  ])('lock the head before they touch a row of %s, so that they cannot deadlock with a push: %s', async (_, sql) => {
    const [head] = await as(database, ann, async (session) => {
      await session.rows(sql.replace('$1', `'${ann}'::uuid`));
      // A row lock is written into the row as its xmax.
      return session.rows('select xmax = pg_current_xact_id()::xid as locked from public.sync_head');
    });
    expect(head).toEqual({ locked: true });
  });

  it('recreate a missing sync head, with a seq above the existing marks', async () => {
    await push(database, ann, [mark('favorite', 9, Date.now()), mark('favorite', 10, Date.now())]);
    await database.rows('delete from public.sync_head where user_id = $1', [ann]);
    await write('insert into public.user_favorites (user_id, movie_id) values ($1, 11)');
    expect(await push(database, ann, [mark('favorite', 12, Date.now())])).toMatchObject({ head: 4 });
  });
});
