import { expect, it, vi } from 'vitest';
import { authClient } from '../../../../src/api/supabase/auth-client';
import { accessToken, type AuthContext, RefreshBackoff } from '../../../../src/api/supabase/auth-context';
import { fakeBackend, refusal, sessionResponse } from '../../services/backend';
import { NOW, stored } from '../../services/session-row';
import { eventually } from '../../../time/eventually';

const refreshedTokens = () => Response.json(sessionResponse({ access_token: 'token-2', refresh_token: 'refresh-2' }));

it('a token that is valid for more than 90 s is returned as it is, without a refresh [CONST-04, CONST-05]', async () => {
  const { source, received } = await fakeBackend(refreshedTokens);
  await source.store.write(stored({ expiresAt: NOW + 90_000 }));
  expect(await accessToken(source)).toEqual({ ok: true, value: { token: 'token-1', userId: 'ada' } });
  expect(received).toEqual([]);
});

it('an older token is refreshed and stored first, once for all callers [CONST-05, CONST-10]', async () => {
  const { source, received } = await fakeBackend(refreshedTokens);
  await source.store.write(stored({ expiresAt: NOW + 89_999 }));
  expect(await accessToken(source)).toEqual({ ok: true, value: { token: 'token-2', userId: 'ada' } });
  expect(await accessToken(source)).toEqual({ ok: true, value: { token: 'token-2', userId: 'ada' } });
  expect(received.map(({ path, body }) => [path, body])).toEqual([['/auth/v1/token', { refresh_token: 'refresh-1' }]]);
  expect(await source.store.read()).toMatchObject({ accessToken: 'token-2', refreshToken: 'refresh-2' });
});

it('pages that find it stale at the same time refresh it once, and the second uses what the first one stored [CONST-10]', async () => {
  let last: Promise<unknown> = Promise.resolve();
  const { source, received } = await fakeBackend(refreshedTokens);
  await source.store.write(stored({ expiresAt: NOW }));
  const inTurn: AuthContext = {
    ...source,
    withLock(_, work) {
      const mine = last.then(work);
      last = mine;
      return mine;
    },
  };
  const tokens = await Promise.all([accessToken(inTurn), accessToken(inTurn)]);
  expect(tokens.map((token) => token.ok && token.value.token)).toEqual(['token-2', 'token-2']);
  expect(received).toHaveLength(1);
});

it.each([502, 503, 504])(
  'a backend that responds with %i is retried after 200, 400 and 800 ms, and the member stays signed in [CONST-06, ERR-84]',
  async (status) => {
    const { source, received, waits } = await fakeBackend(() => new Response('', { status }));
    await source.store.write(stored({ expiresAt: NOW }));
    expect(await accessToken(source)).toMatchObject({ ok: false, error: { reason: 'server', status } });
    expect(received).toHaveLength(4);
    expect(waits).toEqual([200, 400, 800]);
    expect(await source.store.read()).toMatchObject({ accessToken: 'token-1' });
  },
);

it('a backend that recovers during the retries returns the token [CONST-06]', async () => {
  let attempts = 0;
  const { source } = await fakeBackend(() =>
    (attempts += 1) < 3 ? new Response('', { status: 503 }) : refreshedTokens(),
  );
  await source.store.write(stored({ expiresAt: NOW }));
  expect(await accessToken(source)).toMatchObject({ ok: true, value: { token: 'token-2' } });
});

it('without a connection nothing is retried, and the member stays signed in [ERR-84]', async () => {
  const { source, waits } = await fakeBackend(() => Promise.reject(new TypeError('Failed to fetch')));
  await source.store.write(stored({ expiresAt: NOW }));
  expect(await accessToken(source)).toEqual({ ok: false, error: { reason: 'unreachable' } });
  expect(waits).toEqual([]);
  expect(await source.store.read()).not.toBeNull();
});

it.each([
  ['an unknown refresh token', () => refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token')],
  ['a refresh token that was already used', () => refusal(400, 'refresh_token_already_used', 'Already Used')],
  ['a malformed refresh token', () => refusal(400, 'validation_failed', 'Refresh token is not valid')],
  ['a revoked session', () => refusal(401, 'session_not_found', 'Already Used')],
  ['an expired session', () => refusal(400, 'session_expired', 'Session Expired')],
  ['a deleted account', () => refusal(403, 'user_not_found', 'gone')],
  ['a banned account', () => refusal(403, 'user_banned', 'User is banned')],
  [
    'a refresh token, with the message of older versions',
    () => Response.json({ error: 'invalid_grant', error_description: 'Invalid Refresh Token' }, { status: 400 }),
  ],
])('a refusal of %s ends the session and is recorded on the device [ERR-85]', async (_, answer) => {
  const { source, received } = await fakeBackend(answer);
  await source.store.write(stored({ expiresAt: NOW }));
  expect(await accessToken(source)).toEqual({ ok: false, error: { reason: 'unauthorized' } });
  expect(received).toHaveLength(1);
  expect(await source.store.read()).toBeNull();
  const onEnd = vi.fn();
  const stop = source.store.subscribe(onEnd, vi.fn());
  await eventually(() => expect(onEnd).toHaveBeenCalledWith(null, 'session'));
  await source.store.write(stored());
  await eventually(() => expect(onEnd).toHaveBeenLastCalledWith(stored(), null));
  stop();
});

it('a refusal ends only the session it belongs to, not a newer one [ERR-85]', async () => {
  const backend = await fakeBackend(async () => {
    await backend.source.store.write(stored({ refreshToken: 'other', accessToken: 'token-other' }));
    return refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token');
  });
  await backend.source.store.write(stored({ expiresAt: NOW }));
  await accessToken(backend.source);
  expect(await backend.source.store.read()).toMatchObject({ accessToken: 'token-other' });
});

it.each([
  ['a filter’s page', () => new Response('<h1>Blocked</h1>', { status: 403 })],
  ['a page with 400', () => new Response('<h1>Bad request</h1>', { status: 400 })],
  ['a captive portal', () => new Response('', { status: 401 })],
  ['a gateway whose public key was changed', () => Response.json({ message: 'Invalid API key' }, { status: 401 })],
  ['somebody else’s JSON', () => Response.json({ code: 403, error: 'forbidden' }, { status: 403 })],
  ['a backend without such an endpoint', () => refusal(404, 'not_found', 'no')],
])('%s ends no session, since only the auth backend can', async (_, answer) => {
  const { source } = await fakeBackend(answer);
  await source.store.write(stored({ expiresAt: NOW }));
  expect(await accessToken(source)).toMatchObject({ ok: false, error: { reason: 'server' } });
  expect(await source.store.read()).toMatchObject({ accessToken: 'token-1' });
});

it('a rate-limited token endpoint is left alone as long as it asks, at least a second, then longer', async () => {
  const { source, received } = await fakeBackend(
    () => new Response('', { status: 429, headers: { 'retry-after': '0' } }),
  );
  let now = NOW;
  const device = { ...source, now: () => now };
  await source.store.write(stored({ expiresAt: NOW }));
  const requestedAt = [];
  for (; now < NOW + 10_000; now += 100) {
    expect(await accessToken(device)).toMatchObject({ ok: false, error: { reason: 'rate-limited' } });
    if (received.length > requestedAt.length) requestedAt.push(now - NOW);
  }
  expect(requestedAt).toEqual([0, 1000, 3000, 7000]);
  expect(await source.store.read()).not.toBeNull();
});

it('the pause after a rate limit ends with its time, a set-back clock or a success', () => {
  const backoff = new RefreshBackoff();
  const limit = { reason: 'rate-limited', retryAfterMs: 30_000 } as const;
  backoff.record(limit, NOW, 0);
  expect(backoff.remaining(NOW + 10_000)).toEqual({ reason: 'rate-limited', retryAfterMs: 20_000 });
  expect([backoff.remaining(NOW + 30_000), backoff.remaining(NOW - 1)]).toEqual([null, null]);
  backoff.record(null, NOW, 0);
  expect(backoff.remaining(NOW)).toBeNull();
  backoff.record({ reason: 'server', status: 503 }, NOW, 0);
  expect(backoff.remaining(NOW)).toBeNull();
});

it('the auth library reports a missing session, an invalid token and a weak password with its own reasons [ERR-83]', async () => {
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

it('uses the implicit flow: the provider and email links return tokens, not a code to exchange [CONST-09]', async () => {
  const { source, received } = await fakeBackend(() => Response.json({}));
  const client = authClient(source);
  const { data } = await client.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } });
  expect(new URL(data.url ?? '').searchParams.has('code_challenge')).toBe(false);
  await client.resetPasswordForEmail('ada@example.com');
  expect(received[0]?.body).toMatchObject({ code_challenge: null, code_challenge_method: null });
});
