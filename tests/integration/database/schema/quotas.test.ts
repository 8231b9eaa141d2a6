import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, verdict, type Database } from '../database';
import { addMovies, addUser, databases } from '../harness';
import { disagreements, mark, push } from '../sync/sync-calls';

const now = Date.now();

describe.each(databases)('what a member may store on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
    await addMovies(database, 1, 3);
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(async () => {
    expect(await disagreements(database)).toEqual([]);
    await database.close();
  });

  /** Sets a member's usage to the quota, minus this many. */
  const fillQuota = (what: string, remaining: number) =>
    database.rows(`update public.sync_head set ${what} = public.quota('${what}') - $2::int where user_id = $1`, [
      ann,
      remaining,
    ]);
  const asAnn = (sql: string) =>
    verdict(as(database, ann, (session) => session.rows(sql.replaceAll('$1', `'${ann}'`))));
  const search = () => ({ op: randomUUID(), kind: 'search', ts: now, genre: 'drama' });
  const refused = (code: string) => ({ status: 'rejected', code });
  const applied = { status: 'applied' };

  it('covers what a member may store', async () => {
    const quotas = { marks: 50_000, recommended: 150_000, added_movies: 20_000, searches: 100_000, reports: 500 };
    const rows = await database.rows('select what, public.quota(what) as most from unnest($1::text[]) as what', [
      Object.keys(quotas),
    ]);
    expect(Object.fromEntries(rows.map(({ what, most }) => [what, most]))).toEqual(quotas);
  });

  it('is 50,000 favorites and watched movies together, whose marks can still be removed and set again', async () => {
    await fillQuota('marks', 1);
    expect(await push(database, ann, [mark('favorite', 1, now), mark('watched', 2, now)])).toMatchObject({
      head: 1,
      results: [applied, refused('MQ001')],
    });
    expect(await asAnn('insert into public.user_favorites (user_id, movie_id) values ($1, 3)')).toBe('MQ001');
    expect(await push(database, ann, [mark('favorite', 1, now + 1, { present: false })])).toMatchObject({
      results: [applied],
    });
    expect(await asAnn('insert into public.user_favorites (user_id, movie_id) values ($1, 1)')).toBe('accepted');
    expect(await push(database, ann, [mark('recommended', 4, now)])).toMatchObject({ results: [applied] });
  });

  it('is 150,000 recommended movies', async () => {
    await fillQuota('recommended', 1);
    expect(await push(database, ann, [mark('recommended', 1, now), mark('recommended', 2, now)])).toMatchObject({
      results: [applied, refused('MQ002')],
    });
    expect(await asAnn('insert into public.user_shown_movies (user_id, tmdb_movie_id) values ($1, 2)')).toBe('MQ002');
    expect(await push(database, ann, [mark('favorite', 1, now)])).toMatchObject({ results: [applied] });
  });

  it('counts ratings and viewings among these', async () => {
    const viewing = { movie_id: 1, watched_on: '2024-05-02', rewatch: false };
    const records = [mark('rating', 1, now, { value: 9 }), mark('viewing', 2, now, { value: viewing })];
    await fillQuota('recommended', 1);
    expect(await push(database, ann, records)).toMatchObject({ results: [applied, refused('MQ002')] });
  });

  it('is 20,000 movies that nobody named before', async () => {
    await fillQuota('added_movies', 1);
    const id = 900;
    expect(await push(database, ann, [mark('favorite', id, now), mark('favorite', id + 1, now)])).toMatchObject({
      results: [applied, refused('MQ003')],
    });
    expect(await asAnn(`insert into public.movies (id, title) values (${id + 1}, 'Heat')`)).toBe('MQ003');
    expect(await push(database, ann, [mark('favorite', 2, now)])).toMatchObject({ results: [applied] });
    // The operator is not a member.
    await addMovies(database, id + 2, id + 3);
  });

  it('is 100,000 searches, none of which counts twice', async () => {
    await fillQuota('searches', 1);
    const stored = search();
    expect(await push(database, ann, [stored])).toMatchObject({ results: [applied] });
    expect(await push(database, ann, [stored, search()])).toMatchObject({ results: [applied, refused('MQ004')] });
    expect(await asAnn('insert into public.user_search_history (user_id) values ($1)')).toBe('MQ004');
  });

  it('is counted for existing members, and again when a sync head is recreated', async () => {
    await push(database, ann, [
      mark('favorite', 1, now),
      mark('watched', 1, now),
      mark('recommended', 1, now),
      search(),
    ]);
    await push(database, ann, [mark('favorite', 1, now + 1, { present: false })]);
    const counts = () =>
      database.rows('select marks, recommended, searches from public.sync_head where user_id = $1', [ann]);
    const expected = [{ marks: 2, recommended: 1, searches: 1 }];
    expect(await counts()).toEqual(expected);
    const bob = await addUser(database);
    await push(database, bob, [mark('favorite', 1, now), mark('recommended', 1, now), search()]);
    expect(await counts()).toEqual(expected);
    await database.rows('delete from public.sync_head where user_id = $1', [ann]);
    expect(await push(database, ann, [])).toMatchObject({ uid: ann, head: 4 });
    expect(await counts()).toEqual(expected);
  });
});
