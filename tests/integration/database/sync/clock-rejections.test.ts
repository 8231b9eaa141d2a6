import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database } from '../database';
import { addUser, databases } from '../harness';
import { mark, push, type MarkOperation } from './sync-calls';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(databases)('operations refused for their time on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  const ahead = (ms: number) => mark('recommended', 7, Date.now() + ms);
  /** The same request, sent again at the time of its stamps. */
  const later = (operation: MarkOperation) => ({ ...operation, ts: Date.now() });
  const refused = () => database.rows('select op from public.sync_clock_rejections where user_id = $1', [ann]);

  it.each([
    ['a little', 6 * MINUTE],
    ['almost the remembered maximum', 64 * MINUTE],
  ])('%s ahead stay refused when the network delivers them again', async (_, ms) => {
    const operation = ahead(ms);
    expect(await push(database, ann, [operation])).toMatchObject({ results: [{ status: 'clock' }] });
    expect(await push(database, ann, [later(operation)])).toMatchObject({ head: 0, results: [{ status: 'clock' }] });
  });

  it('include searches, which stay refused', async () => {
    const search = { op: randomUUID(), kind: 'search', ts: Date.now() + 6 * MINUTE, genre: null };
    await push(database, ann, [search]);
    expect(await push(database, ann, [{ ...search, ts: Date.now() }])).toMatchObject({
      results: [{ status: 'clock' }],
    });
    expect(await database.rows('select from public.user_search_history where user_id = $1', [ann])).toEqual([]);
  });

  it('are answered with the current mark', async () => {
    const operation = ahead(6 * MINUTE);
    await push(database, ann, [operation]);
    await push(database, ann, [mark('recommended', 7, Date.now())]);
    expect(await push(database, ann, [later(operation)])).toMatchObject({
      results: [{ status: 'clock', row: { kind: 'recommended', movie_id: 7, seq: 1 } }],
    });
  });

  it('of a member do not affect another', async () => {
    const bob = await addUser(database);
    const operation = ahead(6 * MINUTE);
    await push(database, ann, [operation]);
    expect(await push(database, bob, [later(operation)])).toMatchObject({ results: [{ status: 'applied' }] });
  });

  it('are not remembered beyond the longest delay of a network', async () => {
    await push(database, ann, [ahead(66 * MINUTE + HOUR)]);
    expect(await refused()).toEqual([]);
  });

  it('are forgotten after an hour, with the member’s next refusal; those of other members stay', async () => {
    const bob = await addUser(database);
    const operation = ahead(6 * MINUTE);
    await push(database, ann, [operation]);
    await push(database, bob, [operation]);
    await database.rows(
      'update public.sync_clock_rejections set rejected_at = rejected_at - $1::int where user_id in ($2, $3)',
      [HOUR + MINUTE, ann, bob],
    );
    const next = ahead(6 * MINUTE);
    await push(database, ann, [next]);
    expect(await refused()).toEqual([{ op: next.op }]);
    expect(await database.rows('select from public.sync_clock_rejections where user_id = $1', [bob])).toHaveLength(1);
    await push(database, ann, [ahead(6 * MINUTE)]);
    expect(await refused()).toHaveLength(2);
  });

  it('are remembered up to 5,000 per member, independently of others', async () => {
    const bob = await addUser(database);
    await database.rows(
      `insert into public.sync_clock_rejections (user_id, op, rejected_at)
       select $1, gen_random_uuid(), public.server_time_ms() from generate_series(1, 4999)`,
      [ann],
    );
    await push(database, ann, [ahead(6 * MINUTE), ahead(6 * MINUTE)]);
    expect(await refused()).toHaveLength(5000);
    await push(database, bob, [ahead(6 * MINUTE)]);
    expect(await database.rows('select from public.sync_clock_rejections where user_id = $1', [bob])).toHaveLength(1);
  });
});
