import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../src/domain/values/random';
import { verdict, type Database, type Row } from '../database';
import { addUser, databases } from '../harness';
import { disagreements, heat, mark, push } from '../sync/sync-calls';
import { ANSWER_MAX, asJson, expectBoundedUsage, HUGE, TINY } from './adversarial-json';

const now = Date.now();
const BATCH = 500;
/** A valid operation among the others. */
const GOOD_EVERY = 10;

/** The result for each operation. */
function outcomes(answer: unknown): Row[] {
  if (!(answer instanceof Object && 'results' in answer && Array.isArray(answer.results))) throw new Error('no answer');
  return answer.results.map((result: unknown) => Object.fromEntries(Object.entries(result ?? {})));
}

function valuesAtRandom(below: (limit: number) => number): readonly unknown[] {
  let deep: unknown = HUGE;
  for (let depth = below(200); depth > 0; depth -= 1) deep = depth % 2 ? [deep] : { movie: deep };
  return [
    ...[HUGE, `@-1e131071@`, TINY, -1, 0.5, 9007199254740992, 2147483648, true, null, '', ' ', 'NaN', '1e131071'],
    ...['x'.repeat(37), 'é'.repeat(5000), '😀'.repeat(9000), `'; drop table movies; --`, '\u0001\u202E', deep],
    ...[[], {}, [[]], Array.from({ length: below(300) }, () => HUGE), { title: HUGE, genres: [HUGE, TINY] }],
  ];
}

/** An operation with one to four corrupted fields, or none. */
function adversarial(random: () => number): unknown {
  const below = (limit: number) => Math.floor(random() * limit);
  const values = valuesAtRandom(below);
  const value = () => values[below(values.length)];
  if (below(12) === 0) return value();
  const movie: Row = { ...heat };
  const operation: Row =
    below(6) === 0
      ? { op: randomUUID(), kind: 'search', ts: now, genre: null }
      : { ...mark('favorite', 1 + below(40), now - below(1000), { present: below(3) > 0 }), movie };
  for (let corrupted = 1 + below(4); corrupted > 0; corrupted -= 1) {
    const whole = below(2) === 0 ? operation : movie;
    const names = Object.keys(whole);
    whole[names[below(names.length)] ?? 'op'] = value();
  }
  return operation;
}

describe.each(databases)('adversarial operations on $name', ({ name, open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  const send = (ops: unknown) => push(database, ann, asJson(ops));

  it('by the thousands get short responses, use little memory and do not affect other operations', async () => {
    const bob = await addUser(database);
    await push(database, bob, [mark('favorite', 1, now)]);
    const random = seededRandom(20_261_122);
    const batches = name === 'PGlite' ? 2 : 20;
    let good = 0;
    for (let batch = 0; batch < batches; batch += 1) {
      const ops = Array.from({ length: BATCH }, (_, index) =>
        index % GOOD_EVERY === 0 ? mark('recommended', 1000 + batch * BATCH + index, now) : adversarial(random),
      );
      const answer = await send(ops);
      expect(JSON.stringify(answer).length).toBeLessThan(ANSWER_MAX);
      const results = outcomes(answer);
      expect(results).toHaveLength(BATCH);
      good += results.filter(({ status }, index) => index % GOOD_EVERY === 0 && status === 'applied').length;
      // What was applied is stored; what was rejected has a code of bad data.
      for (const { status, code } of results) if (status === 'rejected') expect(code).toMatch(/^2[23]...$/);
    }
    expect(good).toBe((batches * BATCH) / GOOD_EVERY);
    expect(await disagreements(database)).toEqual([]);
    const bobs = await database.rows('select kind, movie_id from public.sync_marks where user_id = $1', [bob]);
    expect(bobs).toEqual([{ kind: 'favorite', movie_id: 1 }]);
    await expectBoundedUsage(database, name);
  });

  it('made of huge numbers alone get short responses', async () => {
    const ops = Array.from({ length: 1000 }, () => ({ op: HUGE, kind: HUGE, movie_id: HUGE, ts: HUGE, movie: HUGE }));
    const answer = await send(ops);
    expect(JSON.stringify(answer).length).toBeLessThan(100_000);
    expect(new Set(outcomes(answer).map((result) => JSON.stringify(result)))).toEqual(
      new Set([JSON.stringify({ op: null, code: '22P02', status: 'rejected' })]),
    );
    await expectBoundedUsage(database, name);
  });

  it('have ids of at most 36 characters: a longer one is never echoed', async () => {
    const known = 'x'.repeat(36);
    for (const op of ['x'.repeat(37), `${randomUUID()} `, '😀'.repeat(9000)]) {
      const answer = await send([mark('favorite', 1, now, { op }), mark('favorite', 1, now, { op: known })]);
      expect(outcomes(answer)).toEqual([
        { op: null, status: 'rejected', code: '22001' },
        { op: known, status: 'rejected', code: '22P02' },
      ]);
    }
  });

  it('that are too large are refused, alone and together', async () => {
    const movie = { ...heat, note: 'x'.repeat(40_000) };
    expect(await send([mark('favorite', 1, now, { movie }), mark('recommended', 2, now)])).toMatchObject({
      results: [{ status: 'rejected', code: '22001' }, { status: 'applied' }],
    });
    const many = Array.from({ length: 150 }, (_, id) => mark('favorite', id + 1, now, { movie }));
    expect(await verdict(send(many))).toBe('22023');
  });

  it('with a NUL or half a surrogate pair are refused with a code of bad data, so that the device finds the faulty one by bisection', async () => {
    for (const title of ['He\0at', 'He\uD83Dat']) {
      const ops = [mark('favorite', 1, now, { movie: { ...heat, title } }), mark('recommended', 2, now)];
      expect(await verdict(send(ops))).toMatch(/^22...$/);
    }
  });
});
