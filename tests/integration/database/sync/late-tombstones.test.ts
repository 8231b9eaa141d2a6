import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database';
import { addUser, databases } from '../harness';
import { mark, pull, pulledRows, push } from './sync-calls';

const DAY = 24 * 60 * 60_000;
const now = Date.now();
const daysAgo = (days: number) => now - days * DAY;

/** What a device sends that was offline for more than a year, after later removals were dropped. */
describe.each(databases)('late removals on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  const removed = (movieId: number, days: number) => mark('favorite', movieId, daysAgo(days), { present: false });
  const compact = () => database.rows('select public.compact_marks(100, 1)');
  const reading = async () =>
    pulledRows(await pull(database, ann)).map(({ kind, movie_id: id, present }) => [kind, id, present]);
  const APPLIED = { status: 'applied' };
  const FORGOTTEN = { status: 'rejected', code: 'MQ010' };

  it('bring back nothing that was removed after them, in one request or in several', async () => {
    await push(database, ann, [removed(1, 400), removed(2, 400)]);
    await compact();
    expect(await push(database, ann, [removed(1, 450), mark('favorite', 1, daysAgo(420))])).toMatchObject({
      results: [APPLIED, { ...FORGOTTEN, row: { present: false, ts: daysAgo(450) } }],
    });
    await push(database, ann, [removed(2, 450)]);
    await push(database, ann, [removed(2, 430)]);
    const same = mark('favorite', 2, daysAgo(400));
    expect(await push(database, ann, [same])).toMatchObject({ results: [FORGOTTEN] });
    expect(await database.rows('select from public.user_favorites where user_id = $1', [ann])).toEqual([]);
    const newer = mark('favorite', 2, daysAgo(400) + 1);
    expect(await push(database, ann, [newer])).toMatchObject({ results: [APPLIED] });
    expect(await reading()).toEqual([
      ['favorite', 1, false],
      ['favorite', 2, true],
    ]);
  });

  it('reject no addition where a mark existed: nothing newer of that movie was dropped', async () => {
    await push(database, ann, [mark('favorite', 1, daysAgo(500)), removed(2, 400)]);
    await compact();
    await push(database, ann, [removed(1, 450), removed(2, 450)]);
    expect(await push(database, ann, [mark('favorite', 1, daysAgo(420))])).toMatchObject({ results: [APPLIED] });
    expect(await reading()).toEqual([
      ['favorite', 2, false],
      ['favorite', 1, true],
    ]);
  });

  it('reject no addition of a kind that is dropped for its age alone, and none of other members', async () => {
    const bob = await addUser(database);
    await push(database, ann, [removed(1, 400)]);
    await push(database, bob, [mark('favorite', 3, daysAgo(500)), removed(4, 400)]);
    await compact();
    const shown = [mark('recommended', 2, daysAgo(450), { present: false }), mark('recommended', 2, daysAgo(420))];
    expect(await push(database, ann, shown)).toMatchObject({ results: [APPLIED, APPLIED] });
    await push(database, bob, [removed(3, 450)]);
    expect(await push(database, ann, [removed(3, 450)])).toMatchObject({ results: [APPLIED] });
    const added = mark('favorite', 3, daysAgo(420));
    expect(await push(database, bob, [added])).toMatchObject({ results: [APPLIED] });
  });
});
