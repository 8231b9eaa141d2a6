import { expect, it } from 'vitest';
import { createCorrectMovies } from '../../../../supabase/functions/correct-movies/handler';
import { addUser, databases } from '../harness';
import { heat, mark, push } from './sync-calls';

const wall = { ...heat, title: 'PWNED', description: 'Buy watches at example.com.' };

it.each(databases)('correct-movies writes the movie database’s data, on $name', async ({ open }) => {
  const database = await open();
  const [ann, bob] = [await addUser(database), await addUser(database)];
  const movie = 901;
  const unknown = 902;
  const silent = 903;
  for (const id of [movie, unknown, silent]) {
    for (const [user, card] of [
      [ann, wall],
      [bob, heat],
    ] as const)
      await push(database, user, [mark('favorite', id, Date.now(), { movie: card })]);
  }
  const secrets = new Map([
    ['SUPABASE_URL', 'http://supabase'],
    ['SUPABASE_SERVICE_ROLE_KEY', 'service'],
    ['TMDB_API_KEY', 'key'],
  ]);
  const fetching: typeof fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (address.host === 'api.themoviedb.org') {
      if (address.pathname !== `/3/movie/${movie}`)
        return new Response('', { status: address.pathname === `/3/movie/${unknown}` ? 404 : 500 });
      return Response.json({ title: 'Heat', release_date: '1995-12-15', vote_average: 7.92, overview: 'A thief.' });
    }
    const name = address.pathname.replace('/rest/v1/rpc/', '');
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    const named = Object.entries(body ?? {});
    const sql = `select public.${name}(${named.map(([key], at) => `${key} => $${at + 1}`).join()}) as response`;
    const [row] = await database.transaction(async (session) => {
      await session.rows('set local role service_role');
      return session.rows(
        sql,
        named.map(([, value]: [string, unknown]) => (value instanceof Object ? JSON.stringify(value) : value)),
      );
    });
    return Response.json(row?.['response'] ?? null);
  };
  const run = createCorrectMovies((name) => secrets.get(name), fetching);
  const request = () =>
    new Request('http://functions/correct-movies', { method: 'POST', headers: { authorization: 'Bearer service' } });
  expect(await (await run(request())).json()).toEqual({ corrected: 1, unknown: 1, failed: 1 });
  expect(await database.rows('select title, year, description from public.movies where id = $1', [movie])).toEqual([
    { title: 'Heat', year: 1995, description: 'A thief.' },
  ]);
  expect(await database.rows('select movie_id from public.movie_reports where corrected_at is null')).toEqual([
    { movie_id: silent },
  ]);
  expect(await (await run(request())).json()).toEqual({ corrected: 0, unknown: 0, failed: 0 });
  await database.close();
});
