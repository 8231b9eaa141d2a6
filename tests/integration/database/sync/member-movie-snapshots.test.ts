import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Database } from '../database';
import { addMovies, addUser, databases } from '../harness';
import { heat, mark, pull, push } from './sync-calls';

const now = Date.now();
const pwned = { ...heat, title: 'PWNED', description: 'Buy watches at evil.example', poster_path: '/pwned.jpg' };

describe.each(databases)('movie snapshots on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  let bob: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
    bob = await addUser(database);
  });
  afterAll(() => database.close());

  it('are those that the member sent, whoever named the movie first [CALL-07, CALL-09]', async () => {
    await as(database, ann, (session) =>
      session.rows(`insert into public.movies (id, title) values (800, 'PWNED'), (801, 'PWNED')`),
    );
    await push(database, ann, [mark('favorite', 802, now, { movie: pwned })]);
    await push(database, bob, [mark('favorite', 800, now), mark('watched', 801, now), mark('favorite', 802, now)]);
    expect(await pull(database, bob)).toMatchObject({ rows: [{ movie: heat }, { movie: heat }, { movie: heat }] });
    expect(await pull(database, ann)).toMatchObject({ rows: [{ movie: pwned }] });
  });

  it('stay when the mark is set again without one, and are deleted with the mark', async () => {
    await push(database, ann, [mark('favorite', 803, now, { movie: pwned })]);
    await push(database, bob, [mark('favorite', 803, now)]);
    await push(database, bob, [mark('favorite', 803, now + 1, { movie: null })]);
    expect(await pull(database, bob)).toMatchObject({ rows: [{ seq: 2, movie: heat }] });
    await push(database, bob, [mark('favorite', 803, now + 2, { present: false, movie: null })]);
    const [row] = await database.rows('select snapshot from public.sync_marks where user_id = $1', [bob]);
    expect(row).toEqual({ snapshot: null });
  });

  it.each([
    ...[{ title: ' ' }, { title: 7 }, { title: null }, { title: 'x'.repeat(301) }, { year: 2101 }, { year: 0.5 }],
    ...[{ rating: 10.5 }, { rating: '7' }, { genres: 'Drama' }, { genres: [''] }, { description: 'x'.repeat(4001) }],
    ...[{ poster_path: '/../evil' }, { poster_path: 'evil/heat.jpg' }, { poster_path: '/heat.jpg?evil' }],
    { poster_path: `/${'x'.repeat(269)}` },
  ])('are not stored with %j, even where the movie exists', async (broken) => {
    await push(database, ann, [mark('favorite', 807, now)]);
    const answer = await push(database, bob, [mark('favorite', 807, now, { movie: { ...heat, ...broken } })]);
    expect(answer).toMatchObject({ head: 0, results: [{ status: 'rejected' }] });
    expect(answer).toHaveProperty(['results', '0', 'code'], expect.stringMatching(/^2[23]...$/));
  });

  it('are stored with a poster of 269 characters, in the mark and in the shared row', async () => {
    const long = { ...heat, poster_path: `/${'x'.repeat(268)}` };
    await push(database, ann, [mark('favorite', 808, now, { movie: long })]);
    expect(await pull(database, ann)).toMatchObject({ rows: [{ movie: long }] });
    const [row] = await database.rows('select poster_url from public.movies where id = 808');
    expect(row).toEqual({ poster_url: `https://image.tmdb.org/t/p/w500${long.poster_path}` });
  });

  it('are stored only for kinds that show them, and only complete', async () => {
    await push(database, ann, [mark('recommended', 804, now), mark('favorite', 805, now)]);
    const broken = mark('favorite', 805, now + 1, { movie: { ...heat, poster_path: '/../evil' } });
    expect(await push(database, ann, [broken])).toMatchObject({ results: [{ status: 'rejected', code: '23514' }] });
    const rows = await database.rows('select kind, snapshot from public.sync_marks where user_id = $1 order by seq', [
      ann,
    ]);
    expect(rows).toEqual([
      { kind: 'recommended', snapshot: null },
      { kind: 'favorite', snapshot: heat },
    ]);
  });

  it('of a plain insert are those of the table, until the member sends one', async () => {
    await addMovies(database, 806, 806);
    await as(database, ann, (session) =>
      session.rows('insert into public.user_favorites (user_id, movie_id) values ($1, 806)', [ann]),
    );
    expect(await pull(database, ann)).toMatchObject({ rows: [{ movie: { title: 'Movie 806' } }] });
    await push(database, ann, [mark('favorite', 806, Date.now() + 1)]);
    expect(await pull(database, ann)).toMatchObject({ rows: [{ movie: heat }] });
  });
});
