import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkIn } from '../../../local-stack/supabase/mail';
import { startServer, type RunningServer } from '../../../local-stack/server/server';
import { readSettings } from '../../../local-stack/settings/settings';
import { connectTo, newMember } from './client';
import { makeTempFolders, type TempFolders } from './temp-folders';

let folders: TempFolders;
let server: RunningServer;
const printed: string[] = [];

beforeAll(async () => {
  folders = makeTempFolders();
  const settings = readSettings({ PORT: '0', MATINEE_DATA: folders.data }, process.cwd());
  if (!settings.ok) throw new Error(settings.error);
  server = await startServer(settings.value, { buildFolder: folders.build, print: (line) => printed.push(line) });
});
afterAll(async () => {
  await server.close();
  folders.remove();
});

describe('the local backend', () => {
  it('signs up, signs in, and refreshes [CALL-01]', async () => {
    const { client, email, password } = await newMember(server.url, 'first@example.com');
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    const refreshed = await client.auth.refreshSession();
    expect(refreshed.data.user?.email).toBe(email);
  });

  it('refuses wrong and short passwords with their codes', async () => {
    const client = connectTo(server.url);
    const wrong = await client.auth.signInWithPassword({ email: 'nobody@example.com', password: 'secret1' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    const short = await client.auth.signUp({ email: 'short@example.com', password: '12345' });
    expect(short.error?.code).toBe('weak_password');
  });

  it('shows each member only their own rows, even with concurrent requests [CALL-02]', async () => {
    const members = await Promise.all(
      ['one', 'two', 'three'].map((name) => newMember(server.url, `${name}@example.com`)),
    );
    const asked = members.flatMap((member) => Array.from({ length: 10 }, () => member));
    const seen = await Promise.all(
      asked.map(async ({ client, id }) => ({ id, rows: (await client.from('profiles').select('id')).data })),
    );
    for (const { id, rows } of seen) expect(rows).toEqual([{ id }]);
  });

  it('keeps a failed request from rolling back or committing another’s work', async () => {
    const { client, id } = await newMember(server.url, 'busy@example.com');
    const add = async (userId: string, movieId: number) => {
      const { error } = await client.from('user_favorites').insert({ user_id: userId, movie_id: movieId });
      return error?.code ?? 'added';
    };
    const movies = [278, 238, 155, 424, 680];
    const answers = await Promise.all(movies.flatMap((movie) => [add(id, movie), add(crypto.randomUUID(), movie)]));
    expect(answers).toEqual(movies.flatMap(() => ['added', '42501']));
    const { data } = await client.from('user_favorites').select('movie_id').order('movie_id');
    expect(data?.map((row: { movie_id: number }) => row.movie_id)).toEqual([155, 238, 278, 424, 680]);
  });

  it('enforces the privileges that the migrations grant, beside row-level security', async () => {
    const visitor = await connectTo(server.url).from('profiles').select('id');
    expect(visitor.error).toMatchObject({ code: '42501', message: 'permission denied for table profiles' });
    const { client } = await newMember(server.url, 'curious@example.com');
    const update = await client.from('movies').update({ title: 'Mine' }).eq('id', 278);
    expect(update.error).toMatchObject({ code: '42501', message: 'permission denied for table movies' });
  });

  it('runs a remote procedure as the member who calls it', async () => {
    const { client, id } = await newMember(server.url, 'caller@example.com');
    expect((await client.rpc('check_and_award_badges', { user_uuid: id })).error).toBeNull();
    const other = await client.rpc('check_and_award_badges', { user_uuid: crypto.randomUUID() });
    expect(other.error?.code).toBe('42501');
  });

  it('rejects a profile that violates its check with the check’s code', async () => {
    const { client, id } = await newMember(server.url, 'long@example.com');
    const { error, status } = await client.from('profiles').upsert({ id, username: 'a'.repeat(61) });
    expect([status, error?.code]).toEqual([400, '23514']);
    expect(printed.at(-1)).toMatch(/^Query refused: 23514 new row for relation "profiles"/);
  });

  it('treats a request without a key as anonymous', async () => {
    expect((await fetch(`${server.url}/rest/v1/profiles`)).status).toBe(401);
  });

  it('prints the link of a recovery email, which leads back to the app as that member', async () => {
    const { client, email } = await newMember(server.url, 'forgetful@example.com');
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/auth/reset-password` });
    const mail = server.emails.findLast((candidate) => candidate.to === email);
    const link = mail && linkIn(mail);
    expect(printed.at(-1)).toBe(`\nEmail to ${email}: Reset Your Password\n  ${link ?? ''}`);

    const landing = await fetch(link ?? '', { redirect: 'manual' });
    const target = new URL(landing.headers.get('location') ?? '');
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect([target.origin, fragment.get('type')]).toEqual([server.url, 'recovery']);
    const { data } = await client.auth.getUser(fragment.get('access_token') ?? '');
    expect(data.user?.email).toBe(email);
  });

  it('returns a key that the movie database accepts [CALL-25]', async () => {
    const { data } = await connectTo(server.url).functions.invoke<{ secret: string }>('get-secret', {
      body: { secret_name: 'TMDB_API_KEY' },
    });
    const popular = `${server.url}/movie-database/3/movie/popular`;
    expect((await fetch(popular)).status).toBe(401);
    const movies = await fetch(`${popular}?api_key=${data?.secret ?? ''}`, { headers: { 'accept-encoding': 'br' } });
    expect([movies.status, movies.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(await movies.json()).toMatchObject({ page: 1 });
  });

  it('sends the security headers with pages and API responses', async () => {
    const page = await fetch(`${server.url}/movie/278`, { headers: { accept: 'text/html' } });
    const answer = await fetch(`${server.url}/auth/v1/health`);
    for (const { headers } of [page, answer])
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-encoding')).toBe('gzip');
  });
});
