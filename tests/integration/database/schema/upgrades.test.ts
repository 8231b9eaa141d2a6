import { afterEach, describe, expect, it } from 'vitest';
import { as, type Database } from '../database';
import { addMovies, addUser, databases } from '../harness';
import { mark, pull, push } from '../sync/sync-calls';

const now = Date.now();

describe.each(databases)('what a project has before a migration, on $name', ({ open }) => {
  let database: Database;
  afterEach(() => database.close());

  it('users get a profile and a head', async () => {
    const last = '20261121001300_direct_writes.sql';
    database = await open(last);
    const ann = await addUser(database);
    expect(await database.rows('select from public.profiles')).toEqual([]);
    await database.upgrade(last);
    expect(await database.rows('select id from public.profiles')).toEqual([{ id: ann }]);
    expect(await database.rows('select user_id, seq from public.sync_head')).toEqual([{ user_id: ann, seq: 0 }]);
  });

  it('marks and searches are counted for the quotas, and marks for the digest', async () => {
    const last = '20261122000510_own_cards.sql';
    database = await open(last);
    const ann = await addUser(database);
    const bob = await addUser(database);
    await addMovies(database, 1, 3);
    const ops = [mark('favorite', 1, now), mark('watched', 1, now), mark('shown', 1, now), mark('shown', 2, now)];
    await push(database, ann, ops.slice(0, 3));
    await push(database, bob, ops.slice(3));
    await as(database, ann, (session) =>
      session.rows('insert into public.user_search_history (user_id) values ($1), ($1)', [ann]),
    );
    await database.upgrade(last);
    const heads = await database.rows('select user_id, marks, shown, named, searches from public.sync_head');
    expect(heads).toEqual(
      expect.arrayContaining([
        { user_id: ann, marks: 2, shown: 1, named: 0, searches: 2 },
        { user_id: bob, marks: 0, shown: 1, named: 0, searches: 0 },
      ]),
    );
    // as a device adds it up (src/domain/marks)
    const digest = (sent: typeof ops) =>
      sent.reduce((sum, { op }) => (sum + Number.parseInt(op.replaceAll('-', '').slice(0, 12), 16)) % 2 ** 48, 0);
    expect(await pull(database, ann)).toHaveProperty('digest', digest(ops.slice(0, 3)));
    expect(await pull(database, bob)).toHaveProperty('digest', digest(ops.slice(3)));
  });

  it('films whose marks were forgotten go, and their number stays', async () => {
    const last = '20261125000100_hostile_values.sql';
    database = await open(last);
    const ann = await addUser(database);
    const bob = await addUser(database);
    const old = now - 800 * 24 * 60 * 60_000;
    await database.rows(`update auth.users set created_at = now() - interval '3 years'`);
    await push(database, ann, [mark('shown', 1, old), mark('shown', 2, old), mark('shown', 3, now)]);
    await push(database, bob, [mark('shown', 1, now), mark('favorite', 2, now)]);
    await database.rows('select public.compact_marks(100, 1)');
    await database.upgrade(last);
    const rows = await database.rows(
      'select user_id, tmdb_movie_id from public.user_shown_movies order by tmdb_movie_id desc',
    );
    expect(rows).toEqual([
      { user_id: ann, tmdb_movie_id: 3 },
      { user_id: bob, tmdb_movie_id: 1 },
    ]);
    const heads = await database.rows('select user_id, seq, forgotten_shown from public.sync_head order by seq desc');
    expect(heads).toEqual([
      { user_id: ann, seq: 3, forgotten_shown: 2 },
      { user_id: bob, seq: 2, forgotten_shown: 0 },
    ]);
  });
});
