import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, rolledBack, verdict, type Database } from '../database';
import { addUser, databases } from '../harness';

const image = 'https://image.tmdb.org/t/p';

/** A column of movies, a value as SQL, and whether it may be stored. */
const movieValues: [column: string, value: string, verdict: string][] = [
  ['title', `repeat('x', 300)`, 'accepted'],
  ['title', `repeat('x', 301)`, '23514'],
  ['title', `'  '`, '23514'],
  ['title', `null`, '23502'],
  ['year', `2100`, 'accepted'],
  ['year', `2101`, '23514'],
  ['year', `-1`, '23514'],
  ['rating', `10`, 'accepted'],
  ['rating', `10.001`, '23514'],
  ['rating', `-0.1`, '23514'],
  ['rating', `'NaN'`, '23514'],
  ['id', `0`, '23514'],
  ['description', `repeat('x', 4000)`, 'accepted'],
  ['description', `repeat('x', 4001)`, '23514'],
  ['genres', `array_fill('Drama'::text, array[20])`, 'accepted'],
  ['genres', `array_fill('Drama'::text, array[21])`, '23514'],
  ['genres', `array[repeat('x', 40)]`, 'accepted'],
  ['genres', `array[repeat('x', 41)]`, '23514'],
  ['genres', `array['']`, '23514'],
  ['genres', `array[null]::text[]`, '23514'],
  ['genres', `array[array['Drama']]`, '23514'],
  ['poster_url', `'${image}/w500/heat.jpg'`, 'accepted'],
  ['poster_url', `'${image}/w500/poster-949.svg'`, 'accepted'],
  ['poster_url', `null`, 'accepted'],
  ['poster_url', `'${image}/w500/' || repeat('x', 300)`, '23514'],
  ['poster_url', `'${image}/w500/a b.jpg'`, '23514'],
  ['poster_url', `'${image}/w500/a.jpg" onload="x'`, '23514'],
  ['poster_url', `'${image}/w500/../../evil.jpg'`, '23514'],
  ['poster_url', `e'${image}/w500/a.jpg\\n'`, '23514'],
  ['poster_url', `'https://image.tmdb.org.evil.example/t/p/w500/a.jpg'`, '23514'],
  ['poster_url', `'javascript://%0aalert(1)//${image}/w500/a.jpg'`, '23514'],
  ['poster_url', `'${image}/w500/a.jpg?from=evil'`, '23514'],
  ['poster_url', `'http://image.tmdb.org/t/p/w500/a.jpg'`, '23514'],
  ['language', `'de-DE'`, 'accepted'],
  ['language', `'de'`, '23514'],
  ['language', `'xde-DE'`, '23514'],
  ['language', `'de-DEx'`, '23514'],
  ['trailer_url', `'https://www.youtube-nocookie.com/embed/0xbBLJ1WGwQ'`, 'accepted'],
  ['trailer_url', `'https://www.youtube.com/embed/0xbBLJ1WGwQ'`, 'accepted'],
  ['trailer_url', `'javascript:alert(1)'`, '23514'],
  ['trailer_url', `'javascript://%0aalert(1)//https://www.youtube.com/embed/0xbBLJ1WGwQ'`, '23514'],
  ['trailer_url', `'https://www.youtube.com/embed/0xbBLJ1WGwQ?autoplay=1'`, '23514'],
  ['trailer_url', `'https://www.youtube.com.evil.example/embed/0xbBLJ1WGwQ'`, '23514'],
];

describe.each(databases)('limits on $name', ({ open }) => {
  let database: Database;
  let ann: string;
  beforeAll(async () => {
    database = await open();
    ann = await addUser(database);
  });
  afterAll(() => database.close());

  const asAnn = (sql: string) => verdict(as(database, ann, (session) => session.rows(sql.replace('$1', `'${ann}'`))));

  it.each(movieValues)('decide about the %s %s', async (column, value, expected) => {
    const row = Object.entries({ id: '900', title: `'Heat'`, [column]: value });
    const [columns, values] = [row.map(([name]) => name).join(), row.map(([, sql]) => sql).join()];
    expect(await asAnn(`insert into public.movies (${columns}) values (${values})`)).toBe(expected);
    await database.rows('delete from public.movies');
  });

  it('keep three decimals of a rating, and no more', async () => {
    expect(await asAnn(`insert into public.movies (id, title, rating) values (900, 'Heat', 7.12345)`)).toBe('accepted');
    expect(await database.rows('select rating::text from public.movies')).toEqual([{ rating: '7.123' }]);
    await database.rows('delete from public.movies');
  });

  it('apply to everything else that members write', async () => {
    const shown = 'insert into public.user_shown_movies (user_id, tmdb_movie_id, movie_id) values';
    expect(await asAnn(`${shown} ($1, 5, 1)`)).toBe('accepted');
    expect(await asAnn(`${shown} ($1, 6, 2)`)).toBe('23514');
    expect(await asAnn(`${shown} ($1, 0, 1)`)).toBe('23514');
    const searched = 'insert into public.user_search_history (user_id, selected_genre) values';
    expect(await asAnn(`${searched} ($1, repeat('x', 40))`)).toBe('accepted');
    expect(await asAnn(`${searched} ($1, repeat('x', 41))`)).toBe('23514');
    for (const table of ['user_favorites', 'user_watched']) {
      expect(await asAnn(`insert into public.${table} (user_id, movie_id) values ($1, 404)`)).toBe('23503');
    }
  });

  it("accept the seed, twice, with enough movies for a visitor's landing page", async () => {
    const seed = await readFile(new URL('../../../../supabase/seed.sql', import.meta.url), 'utf8');
    const samples = await rolledBack(database, async (session) => {
      await session.script(seed);
      await session.script(seed);
      await session.rows('set local role anon');
      return session.rows('select rating from public.movies where rating >= 7 order by rating desc limit 24');
    });
    expect(samples).toHaveLength(24);
  });
});
