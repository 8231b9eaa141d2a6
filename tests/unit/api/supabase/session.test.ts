import { expect, it, vi } from 'vitest';
import { accessToken, parseSession } from '../../../../src/api/supabase/auth-context';
import { hasOwnPassword, hasProviderAccount, type Session } from '../../../../src/domain/account/session';
import { ADA, fakeBackend, sessionAnswer } from '../../services/backend';
import { NOW, stored } from '../../services/session-row';
import { eventually } from '../../../time/eventually';

it('reads tokens, end and user of a session [ENT-10, ENT-11]', () => {
  const user = { ...ADA, app_metadata: { providers: ['email'] }, identities: [{ provider: 'google' }] };
  expect(parseSession(sessionAnswer({ access_token: 'a', refresh_token: 'r', user }), NOW)).toEqual({
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
  expect(parseSession(sessionAnswer({ [field]: undefined }), NOW)).toBeNull();
});

it('an account of the identity provider is told by its providers [ROLE-05]', () => {
  expect(hasProviderAccount({ providers: ['email'] })).toBe(false);
  expect(hasProviderAccount({ providers: ['google'] })).toBe(true);
  expect(hasProviderAccount({ providers: ['email', 'google'] })).toBe(true);
  expect(hasOwnPassword({ providers: ['google'] })).toBe(false);
});

it('tells every listener who is signed in: at first, after a sign-in, a refresh and a sign-out [CALL-19, STATE-02, STATE-03]', async () => {
  const { source } = await fakeBackend(() => Response.json({}));
  const heard: (string | null)[] = [];
  const stop = source.store.subscribe((session: Session | null) => heard.push(session?.accessToken ?? null), vi.fn());
  await eventually(() => expect(heard).toEqual([null]));
  await source.store.write(stored());
  await eventually(() => expect(heard).toEqual([null, 'token-1']));
  const refreshed = stored({ accessToken: 'token-2' });
  await source.store.write(refreshed);
  await eventually(() => expect(heard).toEqual([null, 'token-1', 'token-2']));
  await source.store.signOut('ada');
  await eventually(() => expect(heard).toEqual([null, 'token-1', 'token-2', null]));
  stop();
  expect(await source.store.read()).toBeNull();
});

it('tells a member who has left from a browser that has cleared the device', async () => {
  const { source, device } = await fakeBackend(() => Response.json({}));
  const heard: unknown[] = [];
  const stop = source.store.subscribe((session, ended) => heard.push(session ? session.accessToken : ended), vi.fn());
  await eventually(() => expect(heard).toEqual([null]));
  await source.store.write(stored());
  await eventually(() => expect(heard.at(-1)).toBe('token-1'));
  await source.store.signOut('ada');
  await eventually(() => expect(heard.at(-1)).toBe('left'));

  await device.session.clear();
  await eventually(() => expect(heard.at(-1)).toBeNull());
  stop();
});

it('without a session there is no token, and nothing is asked', async () => {
  const { source, received } = await fakeBackend(() => Response.json({}));
  expect(await accessToken(source)).toEqual({ ok: false, error: { reason: 'unauthorized' } });
  expect(received).toEqual([]);
});
