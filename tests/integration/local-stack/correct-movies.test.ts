import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../../local-stack/server/server';
import { readSettings } from '../../../local-stack/settings/settings';
import { eventually } from '../../time/eventually';
import { newMember } from './client';
import { makeTempFolders, type TempFolders } from './temp-folders';

/** A movie that the local movie database has, but the seed does not. */
const HEAT = 949;
const CARD = { title: 'Heat', year: 1995, rating: 7.9, genres: ['Crime'], description: 'A thief.', poster_path: null };

let folders: TempFolders;
let server: RunningServer;
const printed: string[] = [];
beforeAll(async () => {
  folders = makeTempFolders();
  const settings = readSettings({ PORT: '0', MATINEE_DATA: folders.data }, process.cwd());
  if (!settings.ok) throw new Error(settings.error);
  server = await startServer(settings.value, {
    buildFolder: folders.build,
    print: (line) => printed.push(line),
    correctMoviesEvery: 50,
  });
});
afterAll(async () => {
  await server.close();
  folders.remove();
});

it('a movie on which two members disagree is corrected automatically from the movie database', async () => {
  const [ann, bob] = await Promise.all(['ann', 'bob'].map((name) => newMember(server.url, `${name}@example.com`)));
  if (!ann || !bob) throw new Error('two members');
  const favorite = async ({ client, id }: typeof ann, movie: object) => {
    const operation = {
      op: crypto.randomUUID(),
      kind: 'favorite',
      movie_id: HEAT,
      present: true,
      ts: Date.now(),
      movie,
    };
    expect((await client.rpc('sync_push', { uid: id, ops: [operation] })).error).toBeNull();
  };
  await favorite(ann, { ...CARD, title: 'PWNED', description: 'Buy watches.' });
  await favorite(bob, CARD);
  await eventually(async () => {
    const { data } = await bob.client.from('movies').select('title, description, poster_url').eq('id', HEAT);
    expect(data).toMatchObject([
      { title: 'Heat', poster_url: expect.stringContaining('https://image.tmdb.org/') as string },
    ]);
    expect(JSON.stringify(data)).not.toContain('watches');
  });
  expect(printed).toEqual([]);
});

it('nobody else can have movies corrected', async () => {
  const ask = (authorization: string) =>
    fetch(`${server.url}/functions/v1/correct-movies`, { method: 'POST', headers: { authorization } });
  const { client } = await newMember(server.url, 'cleo@example.com');
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  for (const authorization of ['', `Bearer ${token}`, 'Bearer undefined'])
    expect((await ask(authorization)).status).toBe(401);
});
