import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verdict, type Database } from '../database';
import { addUser, databases } from '../harness';
import { disagreements, heat, mark, push } from './sync-calls';

const now = Date.now();
const sixMinutes = 360_000;
const lowOp = '00000000-0000-4000-8000-000000000001';
const highOp = 'ffffffff-0000-4000-8000-000000000001';

describe.each(databases)('sync_push on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(async () => {
    expect(await disagreements(database)).toEqual([]);
    await database.close();
  });

  const favorites = () =>
    database.rows('select movie_id from public.user_favorites where user_id = $1 order by movie_id', [ann]);
  const searches = () =>
    database.rows('select id, selected_genre from public.user_search_history where user_id = $1', [ann]);

  it('applies marks of every kind and returns the current rows [CALL-11, STATE-05]', async () => {
    const ops = [mark('favorite', 10, now), mark('watched', 10, now), mark('recommended', 777, now, { movie: null })];
    const row = ({ kind, movie_id, present, ts, op }: (typeof ops)[number], seq: number) => ({
      op,
      status: 'applied',
      row: { kind, movie_id, present, ts, op, seq },
    });

    const answer = await push(database, ann, ops);

    expect(answer).toMatchObject({ uid: ann, head: 3 });
    expect(answer).toHaveProperty('results', expect.arrayContaining(ops.map((op, index) => row(op, index + 1))));
    expect(answer).toHaveProperty('epoch', expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(answer).toHaveProperty('server_time', expect.closeTo(Date.now(), -5));
    expect(await favorites()).toEqual([{ movie_id: 10 }]);
    const shown = await database.rows(
      `select movie_id, tmdb_movie_id, extract(epoch from shown_at) * 1000 = $2::bigint as on_time
       from public.user_shown_movies where user_id = $1`,
      [ann, now],
    );
    expect(shown).toEqual([{ movie_id: 1, tmdb_movie_id: 777, on_time: true }]);
  });

  it('adds a missing movie with its poster, and never changes an existing one [CALL-07]', async () => {
    await push(database, ann, [mark('favorite', 11, now)]);
    await push(database, ann, [mark('watched', 11, now, { movie: { ...heat, title: 'Other' } })]);
    const movies = await database.rows(
      `select title, year, rating::float, to_jsonb(genres) as genres, description, poster_url from public.movies where id = 11`,
    );
    const { poster_path: path, ...facts } = heat;
    expect(movies).toEqual([{ ...facts, poster_url: `https://image.tmdb.org/t/p/w500${String(path)}` }]);
  });

  it('accepts a movie with nothing but a title', async () => {
    const movie = { title: 'Bare', year: null, rating: null, genres: null, description: null, poster_path: null };
    expect(await push(database, ann, [mark('favorite', 12, now, { movie })])).toMatchObject({
      results: [{ status: 'applied' }],
    });
  });

  it('rejects a favorite whose movie is neither known nor sent', async () => {
    const unknown = mark('favorite', 404_404, now, { movie: null });
    expect(await push(database, ann, [unknown])).toMatchObject({
      head: 0,
      results: [{ op: unknown.op, status: 'rejected', code: '23503' }],
    });
    expect(await database.rows('select from public.sync_marks where user_id = $1', [ann])).toEqual([]);
  });

  it('returns a repeated operation as applied, without a new seq [CALL-12]', async () => {
    const lost = mark('favorite', 13, now);
    const first = await push(database, ann, [lost]);
    const again = await push(database, ann, [lost]);
    expect(again).toMatchObject({ head: 1, results: [{ status: 'applied', row: { seq: 1, op: lost.op } }] });
    expect(again).toHaveProperty('results', first instanceof Object && 'results' in first ? first.results : undefined);
  });

  it('accepts a recommended movie again that is already there, however it was added [CALL-12]', async () => {
    await database.rows('insert into public.user_shown_movies (user_id, tmdb_movie_id) values ($1, 13)', [ann]);
    await database.rows('delete from public.sync_marks where user_id = $1', [ann]);
    const shown = [mark('recommended', 13, now), mark('recommended', 13, now + 1), mark('recommended', 14, now)];
    expect(await push(database, ann, shown)).toMatchObject({
      results: [{ status: 'applied' }, { status: 'applied' }, { status: 'applied' }],
    });
    const rows = await database.rows('select tmdb_movie_id from public.user_shown_movies where user_id = $1', [ann]);
    expect(rows.map((row) => row['tmdb_movie_id']).toSorted()).toEqual([13, 14]);
  });

  it('lets the newer operation win, in whatever order they arrive', async () => {
    const newer = mark('favorite', 14, now, { present: false });
    const older = mark('favorite', 14, now - 1);
    await push(database, ann, [newer]);
    expect(await push(database, ann, [older])).toMatchObject({
      head: 1,
      results: [{ op: older.op, status: 'superseded', row: { op: newer.op, present: false, seq: 1 } }],
    });
    expect(await favorites()).toEqual([]);
  });

  it('lets the greater operation id win at the same time', async () => {
    await push(database, ann, [mark('favorite', 15, now, { op: highOp })]);
    expect(await push(database, ann, [mark('favorite', 15, now, { op: lowOp, present: false })])).toMatchObject({
      results: [{ status: 'superseded', row: { op: highOp } }],
    });
    await push(database, ann, [mark('favorite', 16, now, { op: lowOp })]);
    expect(await push(database, ann, [mark('favorite', 16, now, { op: highOp, present: false })])).toMatchObject({
      results: [{ status: 'applied', row: { op: highOp, present: false, seq: 3 } }],
    });
    expect(await favorites()).toEqual([{ movie_id: 15 }]);
  });

  it('removes the base row and keeps the mark', async () => {
    await push(database, ann, [mark('favorite', 17, now), mark('recommended', 17, now)]);
    const removal = [
      mark('favorite', 17, now + 1, { present: false }),
      mark('recommended', 17, now + 1, { present: false }),
    ];
    expect(await push(database, ann, removal)).toMatchObject({
      head: 4,
      results: [{ status: 'applied' }, { status: 'applied' }],
    });
    expect(await favorites()).toEqual([]);
    expect(await database.rows('select from public.user_shown_movies where user_id = $1', [ann])).toEqual([]);
  });

  it('does not affect another member', async () => {
    const bob = await addUser(database);
    await push(database, bob, [mark('favorite', 26, now), mark('favorite', 27, now)]);
    await push(database, ann, [mark('favorite', 26, now - 1)]);
    expect(await push(database, ann, [mark('favorite', 26, now, { present: false })])).toMatchObject({
      head: 2,
      results: [{ status: 'applied' }],
    });
    const poison = { ...mark('favorite', 27, now + 1), present: 'maybe' };
    const answer = await push(database, ann, [poison]);
    expect(answer).toHaveProperty('results', [{ op: poison.op, status: 'rejected', code: '22P02' }]);
    const left = await database.rows('select movie_id from public.user_favorites where user_id = $1', [bob]);
    expect(left).toHaveLength(2);
    expect(await database.rows('select seq from public.sync_head where user_id = $1', [bob])).toEqual([{ seq: 2 }]);
  });

  it('updates shown_at with a newer recommendation', async () => {
    await push(database, ann, [mark('recommended', 18, now - 5000)]);
    await push(database, ann, [mark('recommended', 18, now)]);
    const [row] = await database.rows(
      'select extract(epoch from shown_at) * 1000 = $2::bigint as newest from public.user_shown_movies where user_id = $1',
      [ann, now],
    );
    expect(row).toEqual({ newest: true });
  });

  it('stores nothing dated more than five minutes ahead, and returns the current mark', async () => {
    await push(database, ann, [mark('favorite', 19, now)]);
    const [early, late] = [mark('favorite', 19, Date.now() + 240_000), mark('favorite', 20, Date.now() + sixMinutes)];
    expect(await push(database, ann, [mark('favorite', 19, Date.now() + sixMinutes), late])).toMatchObject({
      head: 1,
      results: [
        { status: 'clock', row: { ts: now, seq: 1 } },
        { op: late.op, status: 'clock' },
      ],
    });
    expect(await push(database, ann, [early])).toMatchObject({ head: 2, results: [{ status: 'applied' }] });
    expect(await favorites()).toEqual([{ movie_id: 19 }]);
  });

  it('adds a search once, under its operation id', async () => {
    const op = { op: randomUUID(), kind: 'search', ts: now, genre: 'drama' };
    const any = { op: randomUUID(), kind: 'search', ts: now, genre: null };
    const late = { op: randomUUID(), kind: 'search', ts: Date.now() + sixMinutes, genre: null };
    const applied = { op: op.op, status: 'applied' };
    expect(await push(database, ann, [op, any, late])).toHaveProperty('results', [
      applied,
      { op: any.op, status: 'applied' },
      { op: late.op, status: 'clock' },
    ]);
    expect(await push(database, ann, [op])).toHaveProperty('results', [applied]);
    expect(await searches()).toHaveLength(2);
    expect(await searches()).toContainEqual({ id: op.op, selected_genre: 'drama' });
  });

  it.each([
    ['a number', 7],
    ['null', null],
    ['a list', [1]],
    ['no fields', {}],
    ['an id that is not a uuid', mark('favorite', 21, now, { op: 'x' })],
    ['an unknown kind', { ...mark('favorite', 21, now), kind: 'hated' }],
    ['a time that is a word', { ...mark('favorite', 21, now), ts: 'noon' }],
    ['a fraction of a millisecond', { ...mark('favorite', 21, now), ts: 0.5 }],
    ['a time before 1970', mark('favorite', 21, -1)],
    ['no time', { ...mark('favorite', 21, now), ts: null }],
    ['a movie id that is a word', { ...mark('favorite', 21, now), movie_id: 'x' }],
    ['a movie id of a hundred digits', { ...mark('favorite', 21, now), movie_id: '9'.repeat(100) }],
    ['a movie id beyond safe integers', { ...mark('recommended', 21, now), movie_id: '9007199254740993' }],
    ['a movie id below one', mark('favorite', 0, now)],
    ['no present field', { ...mark('favorite', 21, now), present: null }],
    ['a movie without a title', mark('favorite', 22, now, { movie: { year: 1995 } })],
    ['a movie with a long title', mark('favorite', 22, now, { movie: { ...heat, title: 'x'.repeat(301) } })],
    ['a movie whose genres are a string', mark('favorite', 22, now, { movie: { ...heat, genres: 'Drama' } })],
    ['a poster from elsewhere', mark('favorite', 22, now, { movie: { ...heat, poster_path: '@evil.example/x.jpg' } })],
    ['a long genre', { op: randomUUID(), kind: 'search', ts: now, genre: 'x'.repeat(41) }],
  ])('rejects an operation with %s and affects no other [CALL-11]', async (_, poison) => {
    const before = mark('favorite', 23, now);
    const after = mark('favorite', 24, now);
    const answer = await push(database, ann, [before, poison, after]);
    expect(answer).toMatchObject({
      head: 2,
      results: [{ status: 'applied' }, { status: 'rejected' }, { status: 'applied' }],
    });
    expect(answer).toHaveProperty(['results', '1', 'code'], expect.stringMatching(/^2[23]...$/));
    expect(await favorites()).toEqual([{ movie_id: 23 }, { movie_id: 24 }]);
    expect(await searches()).toEqual([]);
  });

  it('returns the current mark with a rejection', async () => {
    await push(database, ann, [mark('favorite', 25, now)]);
    const poison = { ...mark('favorite', 25, now + 1), present: 'maybe' };
    expect(await push(database, ann, [poison])).toMatchObject({
      results: [{ op: poison.op, status: 'rejected', code: '22P02', row: { movie_id: 25, present: true, seq: 1 } }],
    });
  });

  it('returns results in the order of the operations, whatever the movie ids', async () => {
    const ops = [30, 28, 29, 27].map((id) => mark('watched', id, now));
    const answer = await push(database, ann, ops);
    expect(answer).toMatchObject({ head: 4, results: ops.map(({ op, movie_id }) => ({ op, row: { movie_id } })) });
  });

  it('accepts an empty list and up to a thousand operations, and nothing else', async () => {
    const many = Array.from({ length: 1001 }, (_, id) => mark('recommended', id + 1, now));
    expect(await push(database, ann, [])).toMatchObject({ head: 0, results: [] });
    expect(await verdict(push(database, ann, many))).toBe('22023');
    expect(await push(database, ann, many.slice(1))).toMatchObject({ head: 1000 });
    const asked = (ops: string | null) =>
      database.transaction(async (session) => {
        await session.rows(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ sub: ann })]);
        return session.rows('select public.sync_push($1, $2::jsonb)', [ann, ops]);
      });
    expect(await verdict(asked('{"op": 1}'))).toBe('22023');
    expect(await verdict(asked(null))).toBe('22023');
  });
});
