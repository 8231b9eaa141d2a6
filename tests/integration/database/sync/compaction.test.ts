import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, verdict, type Database } from '../database';
import { syncKinds, traitsOf } from '../../../../src/domain/marks/mark-kinds';
import { addUser, databases } from '../harness';
import { disagreements, mark, pull, pulledRows, push } from './sync-calls';

const DAY = 24 * 60 * 60_000;
const now = Date.now();
const daysAgo = (days: number) => now - days * DAY;

describe.each(databases)('compaction on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  const compact = async (leastMarks: number) => {
    const [row] = await database.transaction(async (session) => {
      await session.rows('set local role service_role');
      return session.rows('select public.compact_marks(100, $1) as members', [leastMarks]);
    });
    return row?.['members'];
  };
  const removed = (movieId: number, days: number) => mark('favorite', movieId, daysAgo(days), { present: false });
  const epochOf = (answer: unknown) => (answer instanceof Object && 'epoch' in answer ? answer.epoch : undefined);
  const reading = async () => pulledRows(await pull(database, ann)).map(({ kind, movie_id: id }) => [kind, id]);

  it('drops removals after a year and recommendations after two, and has devices resync', async () => {
    await push(database, ann, [
      ...[mark('favorite', 1, daysAgo(3000)), removed(2, 366), removed(3, 364)],
      ...[mark('recommended', 4, daysAgo(731)), mark('recommended', 5, daysAgo(729)), mark('watched', 6, daysAgo(731))],
      // recommended again, after it was a favorite
      mark('recommended', 2, daysAgo(10)),
    ]);
    const before = await pull(database, ann);
    expect(await compact(2)).toBe(1);
    expect(await reading()).toEqual([
      ['favorite', 1],
      ['recommended', 2],
      ['favorite', 3],
      ['recommended', 5],
      ['watched', 6],
    ]);
    const after = await pull(database, ann);
    expect(epochOf(after)).not.toBe(epochOf(before));
    expect(after).toHaveProperty('head', 7);
    const [remaining] = await database.rows(
      `select marks, recommended, (select count(*) from public.user_shown_movies where user_id = $1) as rows
       from public.sync_head where user_id = $1`,
      [ann],
    );
    expect(remaining).toEqual({ marks: 3, recommended: 2, rows: 2 });
    expect(await disagreements(database)).toEqual([]);
    const [digests] = await database.rows(
      `select digest, (select sum(public.operation_digest(op)) % 281474976710656 from public.sync_marks
         where user_id = $1) as of_marks
       from public.sync_head where user_id = $1`,
      [ann],
    );
    expect(Number(digests?.['digest'])).toBe(Number(digests?.['of_marks']));
  });

  it('drops no kind sooner than a device expects', async () => {
    const kinds = await database.rows(
      'select kind, extract(epoch from retention) / 86400 as days from public.sync_kinds order by kind',
    );
    const expected = syncKinds().map((kind) => [kind, traitsOf(kind).retentionDays]);
    // years of 365.25 days
    const retention = kinds.map(({ kind, days }) => [kind, days === null ? null : Math.floor(Number(days))]);
    expect(retention).toEqual(expected.toSorted());
  });

  it('keeps snapshots only for the kinds that devices send and expect them with', async () => {
    const kinds = await database.rows('select kind, has_snapshot from public.sync_kinds order by kind');
    const expected = syncKinds().map((kind) => [kind, traitsOf(kind).card]);
    expect(kinds.map(({ kind, has_snapshot: has }) => [kind, has])).toEqual(expected.toSorted());
  });

  it('restores nothing that was removed, and loses no addition', async () => {
    const early = mark('favorite', 1, daysAgo(500));
    await push(database, ann, [early]);
    await push(database, ann, [removed(1, 400)]);
    await compact(1);
    // A device that was offline all the time, and one whose acknowledgment was lost.
    const away = [mark('favorite', 1, daysAgo(450)), early, removed(1, 450)];
    expect(await push(database, ann, away)).toMatchObject({
      results: [{ status: 'rejected', code: 'MQ010' }, { status: 'rejected', code: 'MQ010' }, { status: 'applied' }],
    });
    expect(await database.rows('select from public.user_favorites where user_id = $1', [ann])).toEqual([]);
    const late = [mark('favorite', 2, daysAgo(399)), mark('recommended', 3, daysAgo(450)), mark('favorite', 1, now)];
    expect(await push(database, ann, late)).toMatchObject({
      results: [{ status: 'applied' }, { status: 'applied' }, { status: 'applied' }],
    });
  });

  it('skips members for whom it would save no request', async () => {
    await push(database, ann, [removed(1, 400), mark('recommended', 2, daysAgo(800))]);
    const before = epochOf(await pull(database, ann));
    expect(await compact(3)).toBe(0);
    expect(epochOf(await pull(database, ann))).toBe(before);
    expect(await reading()).toHaveLength(2);
    await compact(1);
  });

  it('changes nothing of members who are skipped', async () => {
    const bob = await addUser(database);
    const search = () => ({ op: randomUUID(), kind: 'search', ts: now, genre: null });
    await push(database, bob, [removed(1, 400), mark('favorite', 2, daysAgo(10)), search()]);
    const head = () => database.rows('select * from public.sync_head where user_id = $1', [bob]);
    const before = await head();
    await push(database, ann, [removed(1, 400), removed(2, 400), { ...search(), ts: daysAgo(800) }]);
    expect(await compact(2)).toBe(1);
    expect(await head()).toEqual(before);
    expect(pulledRows(await pull(database, bob))).toHaveLength(2);
    // What one member's compaction dropped rejects no addition of another.
    const early = [mark('favorite', 3, daysAgo(500))];
    expect(await push(database, bob, early)).toMatchObject({ results: [{ status: 'applied' }] });
  });

  it('remembers the latest of all removals that it dropped', async () => {
    await push(database, ann, [removed(1, 400)]);
    await compact(1);
    await push(database, ann, [removed(2, 500)]);
    await compact(1);
    expect(await push(database, ann, [mark('favorite', 1, daysAgo(450))])).toMatchObject({
      results: [{ status: 'rejected', code: 'MQ010' }],
    });
    await push(database, ann, [removed(3, 400)]);
    const [floor] = await database.rows('select compacted_ts from public.sync_head where user_id = $1', [ann]);
    const same = mark('favorite', 4, Number(floor?.['compacted_ts']));
    expect(await push(database, ann, [same])).toMatchObject({ results: [{ status: 'rejected', code: 'MQ010' }] });
    await compact(1);
  });

  it('drops a recommended movie for good, and lets it be recommended again', async () => {
    await push(database, ann, [mark('recommended', 1, daysAgo(800))]);
    await compact(1);
    expect(await push(database, ann, [mark('recommended', 1, now)])).toMatchObject({
      results: [{ status: 'applied' }],
    });
    expect(await reading()).toEqual([['recommended', 1]]);
  });

  it('drops movies pushed with old dates, however often, so that the quota holds', async () => {
    for (let day = 0; day < 3; day += 1) {
      const movies = Array.from({ length: 20 }, (_, at) => mark('recommended', day * 20 + at + 1, daysAgo(1000)));
      await push(database, ann, movies);
      expect(await compact(20)).toBe(1);
    }
    const [left] = await database.rows(
      `select recommended, compacted_recommended, (select count(*) from public.user_shown_movies where user_id = $1) as rows,
         (select count(*) from public.sync_marks where user_id = $1) as marks
       from public.sync_head where user_id = $1`,
      [ann],
    );
    // an account created today had no recommendations three years ago
    expect(left).toEqual({ recommended: 0, compacted_recommended: 0, rows: 0, marks: 0 });
  });

  it('remembers how many movies were recommended, for badges, separately for each member', async () => {
    const joined = (days: number) =>
      database.transaction(async (session) => {
        await session.rows('set local role supabase_auth_admin');
        await session.rows('update auth.users set created_at = to_timestamp($1::bigint / 1000) where id = $2', [
          daysAgo(days),
          ann,
        ]);
      });
    await joined(1000);
    const bob = await addUser(database);
    await push(database, bob, [mark('recommended', 1, daysAgo(729))]);
    const shown = (first: number, last: number, ts: number) =>
      Array.from({ length: last - first + 1 }, (_, at) => mark('recommended', first + at, ts));
    // an impression that was taken back does not count, nor do a hundred at once
    await push(database, ann, [...shown(1, 10, daysAgo(900)), ...shown(11, 110, daysAgo(800))]);
    await push(database, ann, [mark('recommended', 200, daysAgo(800)), ...shown(201, 204, now)]);
    await push(database, ann, [mark('recommended', 200, daysAgo(799), { present: false })]);
    expect(await compact(20)).toBe(1);
    const heads = await database.rows(
      'select user_id, compacted_recommended from public.sync_head where user_id = any ($1) order by compacted_recommended',
      [[ann, bob]],
    );
    expect(heads).toEqual([
      { user_id: bob, compacted_recommended: 0 },
      { user_id: ann, compacted_recommended: 70 },
    ]);
    expect(await database.rows('select tmdb_movie_id from public.user_shown_movies where user_id = $1', [bob])).toEqual(
      [{ tmdb_movie_id: 1 }],
    );
    const earned = await as(database, ann, async (session) => {
      await session.rows('select public.check_and_award_badges($1)', [ann]);
      return session.rows('select badge_id from public.user_badges');
    });
    expect(earned).toEqual([{ badge_id: 'keen-eye' }]);
    // the second run adds to the first, and leaves no removal behind
    await push(database, ann, shown(301, 320, daysAgo(800)));
    await compact(20);
    expect(
      await database.rows('select compacted_recommended, seq, recommended from public.sync_head where user_id = $1', [
        ann,
      ]),
    ).toEqual([{ compacted_recommended: 90, seq: 136, recommended: 4 }]);
  });

  it('leaves the push flag unchanged, so that plain writes after it still log marks', async () => {
    await push(database, ann, [removed(1, 400)]);
    await database.transaction(async (session) => {
      await session.rows('select public.compact_marks(100, 1)');
      await session.rows('insert into public.user_shown_movies (user_id, tmdb_movie_id) values ($1, 9)', [ann]);
    });
    expect(await reading()).toEqual([['recommended', 9]]);
  });

  it('keeps searches for two years', async () => {
    const searches = [729, 731, 900].map((days) => ({
      op: randomUUID(),
      kind: 'search',
      ts: daysAgo(days),
      genre: null,
    }));
    await push(database, ann, searches);
    await compact(1);
    expect(await database.rows('select id from public.user_search_history where user_id = $1', [ann])).toEqual([
      { id: searches[0]?.op },
    ]);
    expect(await database.rows('select searches from public.sync_head where user_id = $1', [ann])).toEqual([
      { searches: 1 },
    ]);
  });

  it('can be run by the operator alone', async () => {
    const call = as(database, ann, (session) => session.rows('select public.compact_marks()'));
    expect(await verdict(call)).toBe('42501');
  });
});
