import { expect, it } from 'vitest';
import { openRecovery, type Recovery } from '../../../../src/api/supabase/recovery';
import { expectConsoleError } from '../../../expected-error';
import { ADA, fakeBackend, refusal, tokenExpiringAt, type Received } from '../../services/backend';
import { NOW } from '../../services/session-row';

const TOKENS = { accessToken: tokenExpiringAt(NOW + 3_600_000), refreshToken: 'r' };

async function opened(onUpdate: () => Response | Promise<Response>) {
  const backend = await fakeBackend(({ method, path }: Received) => {
    if (path === '/auth/v1/logout') return new Response(null, { status: 204 });
    return method === 'PUT' ? onUpdate() : Response.json(ADA);
  });
  const answer = await openRecovery(backend.source, TOKENS);
  if (!answer.ok) throw new Error(answer.error);
  const recovery: Recovery = answer.value;
  return { ...backend, recovery };
}

it('uses a session of its own that signs nobody in on the device [RESET-04, CALL-24]', async () => {
  const { source, received, recovery } = await opened(() => Response.json(ADA));
  expect(recovery.email).toBe('ada@example.com');
  expect(received[0]).toMatchObject({ method: 'GET', path: '/auth/v1/user' });
  expect(await source.store.read()).toBeNull();
});

it('updates the password with the link’s token, then ends that session [RESET-05, CALL-24]', async () => {
  const { received, recovery } = await opened(() => Response.json(ADA));
  expect(await recovery.update('popcorn-2')).toEqual({ ok: true, value: undefined });
  await recovery.signOut();
  const [, update, logout] = received;
  expect(update).toMatchObject({ method: 'PUT', path: '/auth/v1/user', body: { password: 'popcorn-2' } });
  expect(logout).toMatchObject({ method: 'POST', path: '/auth/v1/logout' });
  for (const request of [update, logout])
    expect(request?.headers.get('authorization')).toBe(`Bearer ${TOKENS.accessToken}`);
});

it('passes on the backend’s message about a rejected password [ERR-76]', async () => {
  const { recovery } = await opened(() => refusal(422, 'same_password', 'New password should be different'));
  expect(await recovery.update('popcorn-1')).toEqual({
    ok: false,
    error: { reason: 'refused', message: 'New password should be different' },
  });
});

it('has no message when there was no response', async () => {
  expectConsoleError(/Failed to fetch/);
  const { recovery } = await opened(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await recovery.update('popcorn-2')).toEqual({ ok: false, error: { reason: 'unreachable' } });
});

it('reports the link as invalid when the backend rejects it [ERR-75]', async () => {
  const { source } = await fakeBackend(() => refusal(403, 'bad_jwt', 'invalid JWT'));
  expect(await openRecovery(source, TOKENS)).toEqual({ ok: false, error: 'refused' });
});

it.each([
  ['fails', () => new Response('', { status: 500 })],
  ['limits the rate', () => refusal(429, 'over_request_rate_limit', 'Request rate limit reached')],
])('allows another try when the backend %s', async (_, answer) => {
  const { source } = await fakeBackend(answer);
  expect(await openRecovery(source, TOKENS)).toEqual({ ok: false, error: 'unreachable' });
});

it.each(['nonsense', 'aa.bb.cc'])('reports a token like %s as an invalid link [ERR-75]', async (accessToken) => {
  const { source } = await fakeBackend(() => Response.json(ADA));
  expect(await openRecovery(source, { accessToken, refreshToken: 'r' })).toEqual({ ok: false, error: 'refused' });
});

it('allows another try when there is no response', async () => {
  expectConsoleError(/Failed to fetch/);
  const { source } = await fakeBackend(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await openRecovery(source, TOKENS)).toEqual({ ok: false, error: 'unreachable' });
});
