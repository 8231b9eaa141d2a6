import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, rolledBack, verdict, visitor, type Database, type Session } from '../database';
import { addUser, databases } from '../harness';
import { mark, push } from '../sync/sync-calls';

const seedFile = new URL('../../../../supabase/seed.sql', import.meta.url);

/** The landing page's query. */
const samples = (session: Session) =>
  session.rows('select title from public.movies where rating >= 7 order by rating desc limit 20');

const advertisement = {
  title: 'Cheap watches',
  year: 2026,
  rating: 10,
  genres: [],
  description: '',
  poster_path: null,
};

describe.each(databases)('movies that visitors see on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  const seen = () => as(database, visitor, samples);
  const insert = (columns: string, values: string) =>
    verdict(as(database, ann, (session) => session.rows(`insert into public.movies (${columns}) values (${values})`)));

  it('never include what a member wrote, in any way [CALL-07, CALL-16]', async () => {
    expect(await insert('id, title, rating', `700, 'Cheap watches', 10`)).toBe('accepted');
    await push(database, ann, [mark('favorite', 701, Date.now(), { movie: advertisement })]);
    expect(await seen()).toEqual([]);
    expect(await as(database, ann, samples)).toHaveLength(2);
  });

  it('cannot be verified by a member', async () => {
    expect(await insert('id, title, rating, verified', `702, 'Cheap watches', 10, true`)).toBe('42501');
    expect(await insert('id, title, rating, verified', `702, 'Heat', 8, false`)).toBe('accepted');
    const change = as(database, ann, (session) => session.rows('update public.movies set verified = true'));
    expect(await verdict(change)).toBe('42501');
  });

  it('are those of the seed, and those that the operator has corrected and verified', async () => {
    await rolledBack(database, async (session) => {
      await session.rows(`insert into public.movies (id, title, rating) values (278, 'Cheap watches', 10)`);
      await session.script(await readFile(seedFile, 'utf8'));
      await session.script(`
        set local role service_role;
        update public.movies set title = 'Heat', rating = 10, verified = true where id = 702;
        set local role anon`);
      const titles = (await samples(session)).map(({ title }) => title);
      expect(titles).toHaveLength(20);
      // The top movies of the seed have the same rating, so either may come first.
      expect(titles[0]).toBe('Heat');
      expect([titles.slice(1, 3).toSorted(), titles.includes('Cheap watches')]).toEqual([
        ['The Godfather', 'The Shawshank Redemption'],
        false,
      ]);
    });
  });
});
