import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, verdict, type Database } from '../database';
import { addMovies, addUser, databases, deleteUser } from '../harness';
import { mark, pull, push } from './sync-calls';

const now = Date.now();

describe.each(databases)('detecting a restored server on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
    await addMovies(database, 1, 20);
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  async function digest(): Promise<number> {
    const answer = await pull(database, ann);
    if (!(answer instanceof Object && 'digest' in answer && typeof answer.digest === 'number')) throw new Error('none');
    return answer.digest;
  }

  /** The same sum of the current operations as a device computes it. */
  async function expected(): Promise<number> {
    const marks = await database.rows('select op from public.sync_marks where user_id = $1', [ann]);
    const parts = marks.map(({ op }) => Number.parseInt(String(op).replaceAll('-', '').slice(0, 12), 16));
    return parts.reduce((sum, part) => (sum + part) % 2 ** 48, 0);
  }

  it('the digest is the sum of the current operations, whoever wrote them', async () => {
    expect(await digest()).toBe(0);
    const ops = Array.from({ length: 40 }, (_, index) => mark('recommended', 1 + (index % 25), now + index));
    await push(database, ann, [...ops, mark('favorite', 1, now), mark('watched', 0, now)]);
    const before = await digest();
    expect(before).toBe(await expected());
    await push(database, ann, ops);
    expect(await digest()).toBe(before);
    await as(database, ann, (session) => session.rows('delete from public.user_favorites'));
    await as(database, ann, (session) =>
      session.rows(`insert into public.user_watched (user_id, movie_id) values ('${ann}', 2), ('${ann}', 3)`),
    );
    expect(await digest()).not.toBe(before);
    expect(await digest()).toBe(await expected());
  });

  it('the digest never leaves its range', async () => {
    const high = () => `ffffffff-ffff-4${randomUUID().slice(15)}`;
    await push(
      database,
      ann,
      [1, 2, 3].map((id) => mark('recommended', id, now, { op: high() })),
    );
    await push(database, ann, [mark('recommended', 1, now + 1, { op: `00000000-0000-4${randomUUID().slice(15)}` })]);
    expect(await digest()).toBe(await expected());
  });

  it('the digest does not depend on other members, even when they are deleted', async () => {
    const bob = await addUser(database);
    await push(database, ann, [mark('recommended', 1, now)]);
    const before = await digest();
    await push(database, bob, [mark('recommended', 1, now)]);
    expect(await digest()).toBe(before);
    await deleteUser(database, bob);
    expect(await digest()).toBe(before);
  });

  it('the operator alone gives everyone a new epoch', async () => {
    const before = await pull(database, ann);
    const epochs = async () => {
      const rows = await database.rows('select epoch from public.sync_head');
      return rows.map(({ epoch }) => epoch);
    };
    const all = await epochs();
    expect(await database.rows('select public.force_full_resync() as members')).toEqual([{ members: all.length }]);
    expect(await epochs()).not.toEqual(expect.arrayContaining([all[0]]));
    expect(new Set(await epochs()).size).toBe(all.length);
    const after = await pull(database, ann);
    expect(after).toMatchObject({ head: 0 });
    expect(after).not.toHaveProperty('epoch', Reflect.get(before ?? {}, 'epoch'));
    expect(await verdict(as(database, ann, (session) => session.rows('select public.force_full_resync()')))).toBe(
      '42501',
    );
    await database.transaction(async (session) => {
      await session.rows('set local role service_role');
      await session.rows('select public.force_full_resync()');
    });
  });

  it('a member created before sync heads existed is not reported as deleted, and gets a head with the new epochs', async () => {
    await database.rows('delete from public.sync_head where user_id = $1', [ann]);
    expect(await verdict(pull(database, ann))).toBe('55000');
    await database.rows('select public.force_full_resync()');
    expect(await pull(database, ann)).toMatchObject({ head: 0 });
  });
});
