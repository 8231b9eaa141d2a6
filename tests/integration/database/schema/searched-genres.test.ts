import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Database } from '../database';
import { addUser, databases } from '../harness';

describe.each(databases)('the genres searched for on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  const search = (user: string, genre: string | null, times: number) =>
    as(database, user, (session) =>
      session.rows(
        `insert into public.user_search_history (user_id, selected_genre) select $1, $2 from generate_series(1, $3::int)`,
        [user, genre, times],
      ),
    );
  const searchedGenres = (user: string) =>
    as(database, user, async (session) => (await session.rows('select public.searched_genres() as genres'))[0]);

  it('are counted over all searches of the member, and of nobody else [ENT-26]', async () => {
    const bob = await addUser(database);
    await search(ann, 'drama', 1500);
    await search(ann, 'comedy', 1100);
    await search(ann, 'all', 1600);
    await search(ann, null, 1700);
    await search(bob, 'horror', 2);
    expect(await searchedGenres(ann)).toEqual({
      genres: [
        ['drama', 1500],
        ['comedy', 1100],
      ],
    });
    expect(await searchedGenres(bob)).toEqual({ genres: [['horror', 2]] });
    expect(await searchedGenres(await addUser(database))).toEqual({ genres: [] });
  });

  it('that tie are sorted by the latest search, regardless of name', async () => {
    const cid = await addUser(database);
    for (const genre of ['war', 'documentary', 'romance']) await search(cid, genre, 2);
    expect(await searchedGenres(cid)).toEqual({
      genres: [
        ['romance', 2],
        ['documentary', 2],
        ['war', 2],
      ],
    });
  });
});
