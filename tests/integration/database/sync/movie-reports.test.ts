import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, nameless, verdict, visitor, type Database, type Session } from '../database';
import { addUser, databases, deleteUser } from '../harness';
import { heat, mark, push } from './sync-calls';

const now = Date.now();
const wall = { ...heat, title: 'PWNED', description: 'Buy watches at example.com.' };
const german = { ...heat, title: 'Heat auf Deutsch', language: 'de-DE' };

describe.each(databases)('wrong movie data from members, on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  let bob: string;
  let next = 900;
  /** A movie that no other test uses. */
  let movie: number;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.rows('delete from public.movie_reports');
    ann = await addUser(database);
    bob = await addUser(database);
    movie = next += 1;
  });
  afterAll(() => database.close());

  const favorite = (user: string, card: typeof heat, id = movie, ts = now) =>
    push(database, user, [mark('favorite', id, ts, { movie: card })]);
  const shared = (id = movie) =>
    database.rows('select title, year, description, poster_url, language from public.movies where id = $1', [id]);
  const queued = () =>
    database.rows('select movie_id, user_id from public.movie_reports where corrected_at is null order by movie_id');
  const report = (user: string, id: number | null = movie) =>
    as(database, user, async (session) => {
      const [row] = await session.rows('select public.report_movie($1) as queued', [id]);
      return row?.['queued'];
    });
  const asService = <T>(work: (session: Session) => Promise<T>) =>
    database.transaction(async (session) => {
      await session.rows('set local role service_role');
      return work(session);
    });
  const claim = (most = 20) =>
    asService(async (session) => {
      const [row] = await session.rows('select public.claim_movie_reports($1) as ids', [most]);
      return row?.['ids'];
    });
  const correct = (id: number, details: unknown) =>
    asService(async (session) => {
      const [row] = await session.rows('select public.correct_movie($1, $2::jsonb) as written', [
        id,
        JSON.stringify(details),
      ]);
      return row?.['written'];
    });
  /** Makes the queue's entries older by that much. */
  const later = (ago: string) =>
    database.rows(
      'update public.movie_reports set due_at = due_at - $1::interval, corrected_at = corrected_at - $1::interval',
      [ago],
    );

  it.each([
    ['title', { title: 'PWNED' }],
    ['year', { year: 2026 }],
    ['description', { description: 'Buy watches at example.com.' }],
  ])('is found by the first card with another %s', async (_, other) => {
    await favorite(ann, { ...heat, ...other });
    expect(await queued()).toEqual([]);
    await favorite(bob, heat);
    expect(await queued()).toEqual([{ movie_id: movie, user_id: bob }]);
    // neither of them may change the shared row
    expect(await shared()).toMatchObject([other]);
    await favorite(ann, { ...heat, ...other }, movie, now + 1);
    expect(await queued()).toEqual([{ movie_id: movie, user_id: bob }]);
  });

  it('is not locked once queued, so that members who push the same movies in different orders cannot deadlock', async () => {
    await favorite(ann, wall);
    await favorite(bob, heat);
    const locker = async () =>
      (await database.rows('select xmax::text as locker from public.movie_reports'))[0]?.['locker'];
    expect(await locker()).toBe('0');
    await favorite(bob, heat, movie, now + 1);
    expect(await report(ann)).toBe(false);
    expect(await locker()).toBe('0');
  });

  it('is not found where cards agree, are in another language, or one is verified', async () => {
    await favorite(ann, heat);
    await favorite(bob, { ...heat, rating: 3, poster_path: '/other.jpg' });
    await favorite(bob, german, movie, now + 1);
    await push(database, bob, [mark('favorite', movie, now + 2, { present: false, movie: null })]);
    await database.rows('update public.movies set verified = true where id = $1', [movie]);
    await favorite(bob, wall, movie, now + 3);
    expect(await report(bob)).toBe(false);
    expect(await queued()).toEqual([]);
  });

  it('can be reported by a member, once, for an existing movie', async () => {
    await favorite(ann, wall);
    expect(await report(bob)).toBe(true);
    expect(await report(bob)).toBe(false);
    expect(await report(ann)).toBe(false);
    expect(await report(bob, 1)).toBe(false);
    expect(await report(bob, null)).toBe(false);
    expect(await queued()).toEqual([{ movie_id: movie, user_id: bob }]);
  });

  it('can be reported by members alone, who cannot see the queue', async () => {
    await favorite(ann, wall);
    expect(await verdict(report(visitor))).toBe('42501');
    expect(await verdict(report(nameless))).toBe('42501');
    const ghost = await addUser(database);
    await deleteUser(database, ghost);
    expect(await verdict(report(ghost))).toBe('PT410');
    for (const caller of [visitor, ann]) {
      const call = (sql: string) => verdict(as(database, caller, (session) => session.rows(sql)));
      expect(await call('select from public.movie_reports')).toBe('42501');
      expect(await call('select public.claim_movie_reports(1)')).toBe('42501');
      expect(await call(`select public.correct_movie(1, '{}')`)).toBe('42501');
      expect(await call(`select public.queue_movie_report('${ann}', 1)`)).toBe('42501');
    }
  });

  it('is queued up to 500 times per member, whose pushes still succeed', async () => {
    await database.rows(
      `with added as (insert into public.movies (id, title) select 10000 + id, 'Movie' from generate_series(1, 499) as id
         on conflict (id) do update set title = excluded.title returning id)
       insert into public.movie_reports (movie_id, user_id) select id, $1 from added`,
      [bob],
    );
    for (const id of [movie, (next += 1)]) await favorite(ann, wall, id);
    expect(await report(bob)).toBe(true);
    expect(await report(bob, next)).toBe(false);
    expect(await favorite(bob, heat, next)).toMatchObject({ results: [{ status: 'applied' }] });
    expect(await queued()).toHaveLength(500);
    // other members are not affected, and corrected reports no longer count
    expect(await report(ann, next)).toBe(true);
    await correct(movie, heat);
    expect(await queued()).toHaveLength(500);
    const third = (next += 1);
    await favorite(ann, wall, third);
    expect(await report(bob, third)).toBe(true);
  });

  it('is taken from the queue oldest first, and returns to it after an hour', async () => {
    const movies = [movie, (next += 1), (next += 1)];
    for (const id of movies) {
      await favorite(ann, wall, id);
      await later('1 minute');
      expect(await report(bob, id)).toBe(true);
    }
    expect(await claim(2)).toEqual(movies.slice(0, 2));
    expect(await claim()).toEqual(movies.slice(2));
    expect(await claim()).toEqual([]);
    await later('58 minutes');
    expect(await claim()).toEqual([]);
    await later('3 minutes');
    expect(await claim(0)).toEqual([]);
    expect(await claim(-1)).toEqual([]);
    expect(await claim()).toEqual(movies);
  });

  it('is replaced by the movie database’s data, and not requested again for 30 days', async () => {
    await favorite(ann, { ...wall, poster_path: '/wall.jpg' });
    await database.rows(`update public.movies set trailer_url = 'https://www.youtube.com/embed/advertisement'`);
    await favorite(ann, wall, (next += 1));
    expect(await report(bob)).toBe(true);
    await claim();
    expect(await correct(movie, { ...heat, poster_path: null })).toBe(true);
    const [row] = await database.rows('select * from public.movies where id = $1', [movie]);
    expect(row).toMatchObject({ title: heat['title'], year: 1995, genres: heat['genres'], language: null });
    expect(row).toMatchObject({ description: heat['description'], poster_url: null, trailer_url: null });
    expect(Number(row?.['rating'])).toBe(7.9);
    expect(await shared(next)).toMatchObject([{ title: 'PWNED' }]);
    await later('29 days');
    expect([await report(bob), await claim()]).toEqual([false, []]);
    await report(bob, next);
    await later('2 days');
    // it comes after older reports
    expect([await report(ann), await claim(1), await claim()]).toEqual([true, [next], [movie]]);
    expect(await queued()).toEqual([
      { movie_id: movie, user_id: ann },
      { movie_id: next, user_id: bob },
    ]);
  });

  it('stays where the movie database has none, or where the movie was verified meanwhile', async () => {
    await favorite(ann, wall);
    await report(bob);
    expect(await correct(movie, null)).toBe(false);
    expect([await shared(), await queued()]).toMatchObject([[{ title: 'PWNED' }], []]);
    await database.rows('update public.movies set verified = true where id = $1', [movie]);
    expect(await correct(movie, heat)).toBe(false);
    expect(await shared()).toMatchObject([{ title: 'PWNED' }]);
  });

  it('is corrected only by what a card may contain', async () => {
    await favorite(ann, wall);
    expect(await verdict(correct(movie, { ...heat, title: 'x'.repeat(301) }))).toBe('22001');
    expect(await verdict(correct(movie, { ...heat, poster_path: '/../evil.jpg?' }))).toBe('23514');
    expect(await shared()).toMatchObject([{ title: 'PWNED' }]);
  });

  it('is deleted from the queue with the movie and with the member who reported it', async () => {
    await favorite(ann, wall);
    await report(bob);
    await deleteUser(database, bob);
    expect(await queued()).toEqual([]);
    await report(ann);
    await database.rows('delete from public.user_favorites');
    await database.rows('delete from public.movies where id = $1', [movie]);
    expect(await queued()).toEqual([]);
  });

  it('changes its language for as many movies as a member may name', async () => {
    await favorite(ann, german);
    await favorite(ann, german, (next += 1));
    const fillQuota = (remaining: number) =>
      database.rows(
        `update public.sync_head set added_movies = public.quota('added_movies') - $2::int where user_id = $1`,
        [bob, remaining],
      );
    await fillQuota(1);
    await favorite(bob, heat);
    expect(await shared()).toMatchObject([{ title: heat['title'], language: null }]);
    expect(await favorite(bob, heat, next)).toMatchObject({ results: [{ status: 'applied' }] });
    expect(await shared(next)).toMatchObject([{ title: german.title, language: 'de-DE' }]);
    const heads = await database.rows(
      'select added_movies from public.sync_head where user_id = any ($1) order by added_movies',
      [[ann, bob]],
    );
    expect(heads).toEqual([{ added_movies: 2 }, { added_movies: 20_000 }]);
  });
});
