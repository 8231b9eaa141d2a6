import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parsePullResponse, type PullResponse } from '../../../../src/sync/protocol';
import type { Database } from '../database';
import { addUser, databases } from '../harness';
import { heat, mark, pull, pulledRows, push } from './sync-calls';

const now = Date.now();

describe.each(databases)('packed marks of sync_pull on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  /** Inserts marks of a member as they are, a kind for each seq. */
  async function own(kinds: string): Promise<void> {
    // The columns that triggers maintain are not read here, and triggers take minutes for this many rows in one statement.
    await database.rows('alter table public.sync_marks disable trigger user');
    await database.rows(
      `insert into public.sync_marks (user_id, kind, movie_id, present, ts, op, seq)
       select $1, case mark when 'f' then 'favorite' else 'recommended' end, seq, true, seq, gen_random_uuid(), seq
       from unnest(string_to_array($2, null)) with ordinality as given (mark, seq)`,
      [ann, kinds],
    );
    await database.rows('alter table public.sync_marks enable trigger user');
    await database.rows('update public.sync_head set seq = $2 where user_id = $1', [ann, kinds.length]);
  }

  async function read(after: number, limit: number): Promise<PullResponse> {
    const answer = await pull(database, ann, after, limit);
    const page = parsePullResponse(answer, ann, after);
    if (!page) throw new Error(`malformed: ${JSON.stringify(answer).slice(0, 400)}`);
    return page;
  }

  /** The seqs of each page until the server says that no more follow. */
  async function pages(limit: number): Promise<readonly (readonly number[])[]> {
    const all: number[][] = [];
    for (let more = true, after = 0; more; after = all.at(-1)?.at(-1) ?? after) {
      const page = await read(after, limit);
      all.push(page.rows.map(({ seq }) => seq));
      more = page.more;
    }
    return all;
  }

  it('come as arrays where they have no card, and as rows with their movies otherwise', async () => {
    const ops = [
      mark('favorite', 1, now),
      mark('recommended', 2, now),
      mark('recommended', 3, now, { present: false }),
    ];
    await push(database, ann, ops);
    const [favorite, shown, removed] = ops;
    const answer = await pull(database, ann);
    expect(answer).toMatchObject({ uid: ann, head: 3, more: false });
    expect(answer).toHaveProperty('rows', [
      { kind: 'favorite', movie_id: 1, present: true, ts: now, op: favorite?.op, seq: 1, movie: heat },
    ]);
    expect(answer).toHaveProperty('packed', {
      recommended: [
        [2, true, now, shown?.op, 2],
        [3, false, now, removed?.op, 3],
      ],
    });
  });

  it('are complete at once for a member without marks', async () => {
    expect(await pull(database, ann)).toMatchObject({ rows: [], packed: {}, more: false });
  });

  it.each([
    ['fff', 1, [[1], [2], [3]]],
    [
      'ffff',
      2,
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ['sssssssssss', 1, [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11]]],
    ['ssssssssss', 1, [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]]],
    ['sfs', 1, [[1], [2], [3]]],
    ['fsf', 2, [[1, 2], [3]]],
    ['sf', 0, [[1], [2]]],
  ])('for %s come in pages of %i: %j', async (kinds, limit, expected) => {
    await own(kinds);
    expect(await pages(limit)).toEqual(expected);
  });

  it('come in pages of at most 2000 with a card, or ten times as many without', async () => {
    await own('f'.repeat(2001));
    expect(pulledRows(await pull(database, ann, 0, 9000))).toHaveLength(2000);
    await database.rows('delete from public.sync_marks where user_id = $1', [ann]);
    await own('s'.repeat(20_001));
    const page = await read(0, 9000);
    expect(page.rows).toHaveLength(20_000);
    expect(page.more).toBe(true);
  });
});
