import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import {
  requestPasswordReset,
  resendConfirmation,
  signIn,
  signInWithTokens,
  signUp,
} from '../../../src/services/sign-in';
import { providerUrl } from '../../../src/api/supabase/oauth';
import { fakeBackend, refusal, sessionResponse, ADA, tokenExpiringAt } from './backend';
import { NOW } from './session-row';

describe('sign-up', () => {
  it('sends email and password with the public key and a redirect to the dashboard [CALL-20, ROLE-06]', async () => {
    const { source, received } = await fakeBackend(() => Response.json(sessionResponse()));
    const answer = await signUp(source, 'ada@example.com', 'popcorn-1', 'https://app.test/dashboard');
    expect(answer.ok).toBe(true);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      method: 'POST',
      path: '/auth/v1/signup',
      body: { email: 'ada@example.com', password: 'popcorn-1' },
    });
    expect(received[0]?.query.get('redirect_to')).toBe('https://app.test/dashboard');
    expect(received[0]?.headers.get('apikey')).toBe('public-key');
    expect(await source.store.read()).toMatchObject({ refreshToken: 'refresh-1', member: { id: 'ada' } });
  });

  it('without a session means that the email is unconfirmed, and stores no session [AUTH-06]', async () => {
    const { source } = await fakeBackend(() => Response.json({ ...ADA, identities: [] }));
    expect(await signUp(source, 'ada@example.com', 'popcorn-1', 'https://app.test/dashboard')).toEqual({
      ok: true,
      value: null,
    });
    expect(await source.store.read()).toBeNull();
  });
});

it('sign-in sends email and password and stores the session [CALL-20]', async () => {
  const { source, received } = await fakeBackend(() => Response.json(sessionResponse()));
  const answer = await signIn(source, 'ada@example.com', 'popcorn-1');
  expect(answer.ok && answer.value.expiresAt).toBe(NOW + 3_600_000);
  expect(received[0]).toMatchObject({ path: '/auth/v1/token', body: { email: 'ada@example.com' } });
  expect(received[0]?.query.get('grant_type')).toBe('password');
  expect(await source.store.read()).not.toBeNull();
});

it('a rate-limited sign-in says how long to wait, in milliseconds', async () => {
  const limited = refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
  limited.headers.set('retry-after', '240');
  const { source } = await fakeBackend(() => limited);
  expect(await signIn(source, 'ada@example.com', 'popcorn-1')).toEqual({
    ok: false,
    error: { reason: 'too-many-attempts', waitMs: 240_000 },
  });
});

/** Nobody else is signed in, so there is nothing to confirm. */
const neverConfirms = () => Promise.reject(new Error('asked for a confirmation'));

it('tokens from a link become the stored session of the user whom the backend returns [CALL-19, CALL-24]', async () => {
  const { source, received } = await fakeBackend(() => Response.json(ADA));
  const accessToken = tokenExpiringAt(NOW + 3_600_000);
  const answer = await signInWithTokens(source, { accessToken, refreshToken: 'r' }, neverConfirms);
  expect(answer.ok && answer.value?.member.email).toBe('ada@example.com');
  expect(received[0]).toMatchObject({ method: 'GET', path: '/auth/v1/user' });
  expect(received[0]?.headers.get('authorization')).toBe(`Bearer ${accessToken}`);
  expect(await source.store.read()).toMatchObject({ accessToken, refreshToken: 'r' });
});

it('tokens that the backend does not know store nothing', async () => {
  const { source } = await fakeBackend(() => refusal(403, 'bad_jwt', 'invalid JWT'));
  const accessToken = tokenExpiringAt(NOW + 3_600_000);
  expect((await signInWithTokens(source, { accessToken, refreshToken: 'r' }, neverConfirms)).ok).toBe(false);
  for (const nonsense of ['nonsense', 'aa.bb.cc'])
    expect((await signInWithTokens(source, { accessToken: nonsense, refreshToken: 'r' }, neverConfirms)).ok).toBe(
      false,
    );
  expect(await source.store.read()).toBeNull();
});

it.each([{}, { 'retry-after': '30' }])(
  'a rate-limited check does not report tokens as unknown: %j',
  async (headers) => {
    const { source } = await fakeBackend(() =>
      Response.json(
        { code: 'over_request_rate_limit', message: 'Request rate limit reached' },
        { status: 429, headers },
      ),
    );
    const accessToken = tokenExpiringAt(NOW + 3_600_000);
    const answer = await signInWithTokens(source, { accessToken, refreshToken: 'r' }, neverConfirms);
    expect(answer).toMatchObject({ ok: false, error: { reason: 'too-many-attempts' } });
  },
);

it('a resent confirmation email keeps its redirect, and a rate-limit response returns the minimum wait', async () => {
  const { source, received } = await fakeBackend(() => Response.json({}));
  expect((await resendConfirmation(source, 'ada@example.com', 'https://app.test/dashboard')).ok).toBe(true);
  expect(received[0]).toMatchObject({ path: '/auth/v1/resend', body: { type: 'signup', email: 'ada@example.com' } });
  expect(received[0]?.query.get('redirect_to')).toBe('https://app.test/dashboard');
  const hasty = await fakeBackend(() => refusal(429, 'over_email_send_rate_limit', 'only after 52 seconds'));
  expect(await resendConfirmation(hasty.source, 'ada@example.com', 'https://app.test/')).toEqual({
    ok: false,
    error: { reason: 'too-many-mails', waitMs: 60_000 },
  });
});

it('a password email is requested with the given redirect [CALL-22, CALL-23]', async () => {
  const { source, received } = await fakeBackend(() => Response.json({}));
  for (const path of ['/auth/reset-password', '/reset-password']) {
    expect((await requestPasswordReset(source, 'ada@example.com', `https://app.test${path}`)).ok).toBe(true);
  }
  expect(received.map(({ path }) => path)).toEqual(['/auth/v1/recover', '/auth/v1/recover']);
  expect(received[0]?.body).toMatchObject({ email: 'ada@example.com' });
  expect(received.map(({ query }) => query.get('redirect_to'))).toEqual([
    'https://app.test/auth/reset-password',
    'https://app.test/reset-password',
  ]);
});

describe('the identity provider', () => {
  it('is opened with offline access, a consent prompt and the redirect [CALL-21]', async () => {
    const { source } = await fakeBackend(() => Response.json({ external: { google: true } }));
    const answer = await providerUrl(source, 'https://app.test/dashboard');
    const address = new URL(answer.ok ? answer.value : 'about:blank');
    expect(address.origin + address.pathname).toBe('https://backend.test/auth/v1/authorize');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      provider: 'google',
      redirect_to: 'https://app.test/dashboard',
      access_type: 'offline',
      prompt: 'consent',
    });
  });

  it('is not opened when the backend has not enabled it or does not respond', async () => {
    const off = await fakeBackend(() => Response.json({ external: { google: false } }));
    expect(await providerUrl(off.source, 'https://app.test/')).toEqual({ ok: false, error: 'switched-off' });
    const dead = await fakeBackend(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await providerUrl(dead.source, 'https://app.test/')).toEqual({ ok: false, error: 'unreachable' });
  });
});
