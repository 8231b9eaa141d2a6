import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, rolledBack, verdict, type Database } from '../database';
import { addUser, databases, deleteUser } from '../harness';
import { heat, mark, pull, pulledRows, push } from './sync-calls';

const now = Date.now();

describe.each(databases)('sync_pull on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  it('returns nothing to a new user', async () => {
    expect(await pull(database, ann)).toMatchObject({ uid: ann, head: 0, rows: [] });
  });

  it('returns marks by seq, with movies for favorites and watched movies only', async () => {
    const ops = [mark('favorite', 1, now), mark('recommended', 1, now), mark('watched', 1, now, { present: false })];
    await push(database, ann, ops);
    const [favorite, shown, unwatched] = ops.map(({ op, kind, movie_id, present, ts }) => ({
      op,
      kind,
      movie_id,
      present,
      ts,
    }));
    const answer = await pull(database, ann);
    expect(pulledRows(answer)).toEqual([
      { ...favorite, seq: 1, movie: heat },
      { ...shown, seq: 2 },
      { ...unwatched, seq: 3 },
    ]);
    expect(answer).toHaveProperty('head', 3);
    expect(answer).toHaveProperty('server_time', expect.closeTo(Date.now(), -5));
  });

  it('returns the same epoch as a push', async () => {
    const pushed = await push(database, ann, []);
    const epoch = pushed instanceof Object && 'epoch' in pushed ? pushed.epoch : undefined;
    expect(await pull(database, ann)).toHaveProperty('epoch', epoch);
  });

  it('leaves a movie without a poster without one', async () => {
    await push(database, ann, [mark('favorite', 2, now, { movie: { ...heat, poster_path: null } })]);
    expect(await pull(database, ann)).toMatchObject({ rows: [{ movie: { poster_path: null } }] });
  });

  it('strips the host and any width off a poster', async () => {
    await database.rows(`insert into public.movies (id, title, poster_url)
      values (3, 'Wide', 'https://image.tmdb.org/t/p/original/wide.jpg')`);
    await push(database, ann, [mark('watched', 3, now, { movie: null })]);
    expect(await pull(database, ann)).toMatchObject({ rows: [{ movie: { poster_path: '/wide.jpg' } }] });
  });

  it('returns only changes after the cursor, with a changed older movie at the end', async () => {
    await push(database, ann, [mark('recommended', 1, now), mark('recommended', 2, now), mark('recommended', 3, now)]);
    await push(database, ann, [mark('recommended', 1, now + 1, { present: false })]);
    const answer = await pull(database, ann, 2);
    expect(answer).toHaveProperty('head', 4);
    expect(pulledRows(answer)).toMatchObject([
      { movie_id: 3, seq: 3 },
      { movie_id: 1, seq: 4, present: false },
    ]);
    expect(await pull(database, ann, 4)).toMatchObject({ head: 4, rows: [], packed: {} });
  });

  it('returns kinds that the device may not know, with their movies', async () => {
    await database.rows(
      `insert into public.sync_kinds (kind, has_snapshot) values ('unheard', true) on conflict do nothing`,
    );
    const ops = [
      mark('favorite', 1, now),
      { ...mark('watched', 1, now), kind: 'unheard' },
      mark('recommended', 2, now),
    ];
    await push(database, ann, ops);
    const rows = pulledRows(await pull(database, ann));
    expect(rows.map(({ kind }) => kind)).toEqual(['favorite', 'unheard', 'recommended']);
    expect(rows[1]).toHaveProperty('movie', heat);
  });

  it('returns the same, whatever capabilities a device declares', async () => {
    await push(database, ann, [mark('favorite', 1, now), mark('recommended', 2, now)]);
    const call = (parameters: string) =>
      as(database, ann, async (session) => {
        const [row] = await session.rows(`select public.sync_pull(${parameters}) as response`, [ann]);
        return pulledRows(row?.['response']);
      });
    const answer = await call('uid => $1, after => 0, max_rows => 1000, capabilities => 1');
    expect(answer).toHaveLength(2);
    for (const other of ['$1, 0', '$1, 0, null, null', '$1, 0, 1000, 2']) expect(await call(other)).toEqual(answer);
  });

  it('returns disliked movies to nobody else', async () => {
    const bob = await addUser(database);
    const op = mark('dismissed', 1, now);
    expect(await push(database, ann, [op])).toMatchObject({ results: [{ op: op.op, status: 'applied' }] });
    const kinds = async (user: string) =>
      pulledRows(await pull(database, user)).map(({ kind, movie }) => [kind, movie]);
    expect(await kinds(ann)).toEqual([['dismissed', heat]]);
    expect(await kinds(bob)).toEqual([]);
  });

  it('tells a deleted member from a request for somebody else', async () => {
    await deleteUser(database, ann);
    expect(await verdict(pull(database, ann))).toBe('PT410');
  });

  it('is a single function, so that a call without the last argument is unambiguous', async () => {
    expect(await database.rows(`select pronargs from pg_proc where proname = 'sync_pull'`)).toEqual([{ pronargs: 4 }]);
  });

  it('costs in proportion to what it returns, not to what the member has', async () => {
    await database.rows(
      `insert into public.sync_marks (user_id, kind, movie_id, present, ts, op, seq)
       select $1, 'recommended', n, true, n, gen_random_uuid(), n from generate_series(1, 10000) as n`,
      [ann],
    );
    await database.rows('update public.sync_head set seq = 10000 where user_id = $1', [ann]);

    const plan = await rolledBack(database, async (session) => {
      // The planner settings that the function sets for itself.
      await session.rows(`
        select set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true)
        from pg_proc, unnest(proconfig) as setting
        where oid = 'public.sync_pull(uuid, bigint, integer, integer)'::regprocedure and setting like 'enable%'`);
      return session.rows(`explain select * from public.sync_marks
        where user_id = '${ann}' and seq > 100 order by user_id, seq limit 1000`);
    });
    const lines = plan.map((line) => String(line['QUERY PLAN'])).join('\n');
    // The index of a partition is named after its columns.
    expect(lines).toMatch(/Index Scan using sync_marks_(seq|\d+_user_id_seq_idx) /);
    expect(lines).not.toMatch(/Sort|Seq Scan|Bitmap/);

    // The same for the function itself, by the server's counters within one transaction.
    const read = await as(database, ann, async (session) => {
      const count = async () => {
        const [row] = await session.rows(
          `select sum(seq_tup_read + idx_tup_fetch) as rows from pg_stat_xact_user_tables where relname ~ '^sync_marks'`,
        );
        return Number(row?.['rows']);
      };
      const before = await count();
      for (const after of [0, 5000, 9995]) await session.rows('select public.sync_pull($1, $2, 2)', [ann, after]);
      return (await count()) - before;
    });
    expect(read).toBeGreaterThanOrEqual(45);
    expect(read).toBeLessThanOrEqual(90);
  });
});
