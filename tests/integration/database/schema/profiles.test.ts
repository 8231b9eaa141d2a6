import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, verdict, visitor, type Database } from '../database';
import { addUser, databases, deleteUser } from '../harness';

describe.each(databases)('profiles on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  const upsert = `
    insert into public.profiles (id, username, updated_at) values ($1, $2, now())
    on conflict (id) do update set id = excluded.id, username = excluded.username, updated_at = excluded.updated_at`;

  const rename = (user: string, username: string | null) =>
    as(database, user, (session) => session.touched(upsert, [user, username]));

  const available = (user: string, candidate: string | null) =>
    as(database, user, async (session) => {
      const [row] = await session.rows('select public.username_available($1) as free', [candidate]);
      return row?.['free'];
    });

  it('exist for a new user, empty', async () => {
    const own = await as(database, ann, (session) =>
      session.rows('select id, username, first_name, last_name from public.profiles'),
    );
    expect(own).toEqual([{ id: ann, username: null, first_name: null, last_name: null }]);
  });

  it('can be changed by an upsert, as the product does', async () => {
    const name = `ann ${ann}`;
    await rename(ann, name);
    const own = await as(database, ann, (session) => session.rows('select username from public.profiles'));
    expect(own).toEqual([{ username: name }]);
  });

  it('never share a username, regardless of case', async () => {
    const bob = await addUser(database);
    await rename(ann, `Ann-${ann}`);
    expect(await verdict(rename(bob, `ANN-${ann}`))).toBe('23505');
  });

  it('give a username back when they change or lose it, and may change its case', async () => {
    const bob = await addUser(database);
    const name = `first-${ann}`;
    await rename(ann, name);
    await rename(ann, name.toUpperCase());
    await rename(ann, `second-${ann}`);
    expect(await verdict(rename(bob, name))).toBe('accepted');
    await rename(ann, null);
    expect(await verdict(rename(bob, `second-${ann}`))).toBe('accepted');
  });

  it('may all lack a username', async () => {
    const bob = await addUser(database);
    await rename(ann, null);
    expect(await verdict(rename(bob, null))).toBe('accepted');
  });

  it("report whether a username is free, including one's own", async () => {
    const bob = await addUser(database);
    const name = `Ann-${ann}`;
    expect(await available(bob, name)).toBe(true);
    await rename(ann, name);
    expect(await available(bob, name)).toBe(false);
    expect(await available(bob, ` ${name.toUpperCase()} `)).toBe(false);
    expect(await available(ann, name)).toBe(true);
    expect(await available(ann, '  ')).toBe(false);
    expect(await available(ann, null)).toBe(false);
  });

  it('report no name as free whose length is invalid', async () => {
    expect(await available(ann, ` ${'ö'.repeat(60)} `)).toBe(true);
    expect(await available(ann, 'ö'.repeat(61))).toBe(false);
    expect(await available(ann, `${' '.repeat(1000)}ann`)).toBe(false);
  });

  it('do not reveal to visitors which usernames are taken', async () => {
    expect(await verdict(available(visitor, 'ann'))).toBe('42501');
  });

  it.each([
    ['blank', '   '],
    ['empty', ''],
    ['with a leading space', ' ann'],
    ['with a trailing space', 'ann '],
    ['of 61 characters', 'a'.repeat(61)],
    ['that is invisible', '\u200B'],
    ['of a variation selector alone', '\uFE0F'],
    ['with a zero-width space', 'an\u200Bn'],
    ['with a joiner', 'an\u200Dn'],
    ['with a bidirectional control', 'ann\u202Enna'],
    ['with a control character', 'an\u0007n'],
    ['with a tag', 'ann\u{E0041}'],
  ])('refuse a username %s', async (_, username) => {
    expect(await verdict(rename(ann, username))).toBe('23514');
  });

  it('accept a username of 60 characters', async () => {
    expect(await verdict(rename(ann, ann.padEnd(60, 'x')))).toBe('accepted');
  });

  it("accept every visible name, and joiners in people's names", async () => {
    for (const column of ['first_name', 'last_name']) {
      const call = (name: string | null) =>
        verdict(
          as(database, ann, (session) =>
            session.rows(`update public.profiles set ${column} = $1 where id = $2`, [name, ann]),
          ),
        );
      for (const name of ['Zoë', '李小龍', '\u0645\u06CC\u200C\u062E\u0648', 'Ann \u2764\uFE0F', null]) {
        expect(await call(name), `${column} ${String(name)}`).toBe('accepted');
      }
      for (const name of ['\u200D', 'An\u202En', '\u2800', ' ']) {
        expect(await call(name), `${column} ${name}`).toBe('23514');
      }
    }
    expect(await verdict(rename(ann, `${ann} 李 \u2764\uFE0F`))).toBe('accepted');
  });

  it('refuse a name of 81 characters', async () => {
    const setName = (column: string, length: number) =>
      as(database, ann, (session) =>
        session.rows(`update public.profiles set ${column} = $1 where id = $2`, ['x'.repeat(length), ann]),
      );
    expect(await verdict(setName('first_name', 80))).toBe('accepted');
    expect(await verdict(setName('first_name', 81))).toBe('23514');
    expect(await verdict(setName('last_name', 81))).toBe('23514');
  });

  it('are deleted with their user', async () => {
    await deleteUser(database, ann);
    expect(await database.rows('select from public.profiles where id = $1', [ann])).toEqual([]);
  });
});
