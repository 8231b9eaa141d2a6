import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database';
import { addUser, databases } from '../harness';
import { mark, pull, pulledRows, push } from './sync-calls';

const now = Date.now();
const viewing = { movie_id: 949, watched_on: '2009-07-11', rewatch: true };

describe.each(databases)('ratings and viewings on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  const rating = (value: unknown, ts = now) => mark('rating', 949, ts, { movie: null, value });
  const seen = (value: unknown, ts = now) => mark('viewing', 5_000_000_000, ts, { movie: null, value });
  const values = async () =>
    pulledRows(await pull(database, ann)).map(({ kind, present, value }) => [kind, present, value]);

  it('keep their values and give them to other devices', async () => {
    const answer = await push(database, ann, [rating(9), seen(viewing)]);
    expect(answer).toMatchObject({
      results: [
        { status: 'applied', row: { kind: 'rating', value: 9 } },
        { status: 'applied', row: { kind: 'viewing', value: viewing } },
      ],
    });
    expect(await values()).toEqual([
      ['rating', true, 9],
      ['viewing', true, viewing],
    ]);
  });

  it('the later value wins, in whatever order they arrive, and a removal has none', async () => {
    await push(database, ann, [rating(9, now)]);
    expect(await push(database, ann, [rating(3, now - 1000)])).toMatchObject({
      results: [{ status: 'superseded', row: { value: 9 } }],
    });
    expect(await values()).toEqual([['rating', true, 9]]);
    await push(database, ann, [{ ...rating(9, now + 1000), present: false }]);
    expect(await values()).toEqual([['rating', false, undefined]]);
  });

  it('a viewing may have no date', async () => {
    await push(database, ann, [seen({ movie_id: 949, watched_on: null })]);
    expect(await values()).toEqual([['viewing', true, { movie_id: 949, watched_on: null, rewatch: false }]]);
  });

  it.each([
    ['rating', null, '23514'],
    ['rating', 0, '23514'],
    ['rating', 11, '22003'],
    ['rating', 4.5, '22P02'],
    ['rating', '9', '22P02'],
    ['viewing', null, '22P02'],
    ['viewing', 9, '22P02'],
    ['viewing', { ...viewing, movie_id: null }, '23514'],
    ['viewing', { ...viewing, movie_id: 0 }, '23514'],
    ['viewing', { ...viewing, watched_on: '11 July 2009' }, '22001'],
    ['viewing', { ...viewing, watched_on: '2009-7-1' }, '23514'],
    ['viewing', { ...viewing, watched_on: '2009-02-30' }, '22008'],
    ['viewing', { ...viewing, rewatch: 'yes' }, '23514'],
  ])('a %s of %j is refused', async (kind, value, code) => {
    const operation = kind === 'rating' ? rating(value) : seen(value);
    expect(await push(database, ann, [operation])).toMatchObject({ results: [{ status: 'rejected', code }] });
    expect(await values()).toEqual([]);
  });

  it('other fields of a viewing are not kept', async () => {
    await push(database, ann, [seen({ ...viewing, note: 'x'.repeat(1000) })]);
    expect(await values()).toEqual([['viewing', true, viewing]]);
  });

  it('other kinds have no value', async () => {
    await push(database, ann, [mark('favorite', 949, now, { value: 9 })]);
    expect(await values()).toEqual([['favorite', true, undefined]]);
  });

  it('a rating that is older than dropped removals is refused', async () => {
    const day = 86_400_000;
    await push(database, ann, [{ ...rating(9, now - 500 * day), present: false }]);
    await database.rows('select public.compact_marks(100, 1)');
    expect(await push(database, ann, [rating(9, now - 501 * day)])).toMatchObject({
      results: [{ status: 'rejected', code: 'MQ010' }],
    });
  });
});
