import { expect, it, vi } from 'vitest';
import { accessToken, parseSession } from '../../../../src/api/supabase/auth-context';
import { hasOwnPassword, hasProviderAccount, type Session } from '../../../../src/domain/account/session';
import { ADA, fakeBackend, sessionResponse } from '../../services/backend';
import { NOW, stored } from '../../services/session-row';
import { eventually } from '../../../time/eventually';

it('reads tokens, expiry and user of a session [ENT-10, ENT-11]', () => {
  const user = { ...ADA, app_metadata: { providers: ['email'] }, identities: [{ provider: 'google' }] };
  expect(parseSession(sessionResponse({ access_token: 'a', refresh_token: 'r', user }), NOW)).toEqual({
    accessToken: 'a',
    refreshToken: 'r',
    expiresAt: NOW + 3_600_000,
    member: {
      id: 'ada',
      email: 'ada@example.com',
      createdAt: '2025-01-05T10:00:00Z',
      providers: ['email', 'google'],
    },
  });
});

it.each(['access_token', 'refresh_token', 'expires_in', 'user'])('is no session without %s [ENT-11]', (field) => {
  expect(parseSession(sessionResponse({ [field]: undefined }), NOW)).toBeNull();
});

it('a provider account is recognized by its providers [ROLE-05]', () => {
  expect(hasProviderAccount({ providers: ['email'] })).toBe(false);
  expect(hasProviderAccount({ providers: ['google'] })).toBe(true);
  expect(hasProviderAccount({ providers: ['email', 'google'] })).toBe(true);
  expect(hasOwnPassword({ providers: ['google'] })).toBe(false);
});

it('notifies every listener of the member: initially, and after sign-in, refresh and sign-out [CALL-19, STATE-02, STATE-03]', async () => {
  const { source } = await fakeBackend(() => Response.json({}));
  const notified: (string | null)[] = [];
  const stop = source.store.subscribe(
    (session: Session | null) => notified.push(session?.accessToken ?? null),
    vi.fn(),
  );
  await eventually(() => expect(notified).toEqual([null]));
  await source.store.write(stored());
  await eventually(() => expect(notified).toEqual([null, 'token-1']));
  const refreshed = stored({ accessToken: 'token-2' });
  await source.store.write(refreshed);
  await eventually(() => expect(notified).toEqual([null, 'token-1', 'token-2']));
  await source.store.signOut('ada');
  await eventually(() => expect(notified).toEqual([null, 'token-1', 'token-2', null]));
  stop();
  expect(await source.store.read()).toBeNull();
});

it('distinguishes a sign-out from cleared browser data', async () => {
  const { source, device } = await fakeBackend(() => Response.json({}));
  const notified: unknown[] = [];
  const stop = source.store.subscribe(
    (session, ended) => notified.push(session ? session.accessToken : ended),
    vi.fn(),
  );
  await eventually(() => expect(notified).toEqual([null]));
  await source.store.write(stored());
  await eventually(() => expect(notified.at(-1)).toBe('token-1'));
  await source.store.signOut('ada');
  await eventually(() => expect(notified.at(-1)).toBe('signed-out'));

  await device.session.clear();
  await eventually(() => expect(notified.at(-1)).toBeNull());
  stop();
});

it('without a session there is no token and no request', async () => {
  const { source, received } = await fakeBackend(() => Response.json({}));
  expect(await accessToken(source)).toEqual({ ok: false, error: { reason: 'unauthorized' } });
  expect(received).toEqual([]);
});
