import { expect, it } from 'vitest';
import { authClient } from '../../../src/data/supabase/auth-client';
import { accessToken } from '../../../src/data/supabase/token';
import { fakeBackend, refusal, sessionAnswer } from './backend';
import { NOW, stored } from './session-row';

const renewed = () => Response.json(sessionAnswer({ access_token: 'token-2', refresh_token: 'refresh-2' }));

it('a token of which more than 90 s remain is given out as it is: nothing is renewed until a request needs it [CONST-04, CONST-05]', async () => {
  const { source, received } = await fakeBackend(renewed);
  await source.store.write(stored({ expiresAt: NOW + 90_000 }));
  expect(await accessToken(source)).toEqual({ ok: true, value: { token: 'token-1', userId: 'ada' } });
  expect(received).toEqual([]);
});

it('one of which less remains is renewed first and kept, once for all who ask [CONST-05, CONST-10]', async () => {
  const { source, received } = await fakeBackend(renewed);
  await source.store.write(stored({ expiresAt: NOW + 89_999 }));
  expect(await accessToken(source)).toEqual({ ok: true, value: { token: 'token-2', userId: 'ada' } });
  expect(await accessToken(source)).toEqual({ ok: true, value: { token: 'token-2', userId: 'ada' } });
  expect(received.map(({ path, body }) => [path, body])).toEqual([['/auth/v1/token', { refresh_token: 'refresh-1' }]]);
  expect(await source.store.read()).toMatchObject({ accessToken: 'token-2', refreshToken: 'refresh-2' });
});

it.each([502, 503, 504])(
  'a backend that answers %i is asked again after 200, 400 and 800 ms, and the member stays signed in [CONST-06, ERR-84]',
  async (status) => {
    const { source, received, waits } = await fakeBackend(() => new Response('', { status }));
    await source.store.write(stored({ expiresAt: NOW }));
    expect(await accessToken(source)).toEqual({ ok: false, error: 'server' });
    expect(received).toHaveLength(4);
    expect(waits).toEqual([200, 400, 800]);
    expect(await source.store.read()).toMatchObject({ accessToken: 'token-1' });
  },
);

it('a backend that recovers meanwhile gives the token [CONST-06]', async () => {
  let asked = 0;
  const { source } = await fakeBackend(() => ((asked += 1) < 3 ? new Response('', { status: 503 }) : renewed()));
  await source.store.write(stored({ expiresAt: NOW }));
  expect(await accessToken(source)).toMatchObject({ ok: true, value: { token: 'token-2' } });
});

it('without a network nobody waits, and the member stays signed in [ERR-84]', async () => {
  const { source, waits } = await fakeBackend(() => Promise.reject(new TypeError('Failed to fetch')));
  await source.store.write(stored({ expiresAt: NOW }));
  expect(await accessToken(source)).toEqual({ ok: false, error: 'offline' });
  expect(waits).toEqual([]);
  expect(await source.store.read()).not.toBeNull();
});

it('a refresh that is refused ends the session [ERR-85]', async () => {
  const { source, received } = await fakeBackend(() =>
    refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token'),
  );
  await source.store.write(stored({ expiresAt: NOW }));
  expect(await accessToken(source)).toEqual({ ok: false, error: 'signed-out' });
  expect(received).toHaveLength(1);
  expect(await source.store.read()).toBeNull();
});

it('the library names a missing session, an invalid token and a weak password with its reasons [ERR-83]', async () => {
  const { source } = await fakeBackend(({ path }) =>
    path.endsWith('/signup')
      ? refusal(422, 'weak_password', 'Too weak', { weak_password: { reasons: ['length'] } })
      : refusal(403, 'bad_jwt', 'invalid JWT'),
  );
  const client = authClient(source);
  expect((await client.getUser()).error?.message).toBe('Auth session missing!');
  expect((await client.getUser('not.a.token')).error).toMatchObject({ code: 'bad_jwt', message: 'invalid JWT' });
  const weak = await client.signUp({ email: 'ada@example.com', password: 'short' });
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] });
});

it('the flow is the implicit one: a provider and a mail bring tokens, no code to exchange [CONST-09]', async () => {
  const { source, received } = await fakeBackend(() => Response.json({}));
  const client = authClient(source);
  const { data } = await client.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
  expect(new URL(data.url ?? '').searchParams.has('code_challenge')).toBe(false);
  await client.resetPasswordForEmail('ada@example.com');
  expect(received[0]?.body).toMatchObject({ code_challenge: null, code_challenge_method: null });
});
