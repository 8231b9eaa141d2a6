import { expect, it } from 'vitest';
import { changePassword } from '../../../../src/api/supabase/change-password';
import { ADA, fakeBackend, refusal, sessionResponse, type Received } from '../../services/backend';
import { stored } from '../../services/session-row';

async function member(answer: (received: Received) => Response | Promise<Response>) {
  const backend = await fakeBackend(answer);
  await backend.source.store.write(stored());
  return backend;
}

it('sends only the new password, with the member’s own token [SET-06, ROLE-07, CALL-24]', async () => {
  const { source, received } = await member(() => Response.json(ADA));
  expect(await changePassword(source, 'ada', 'popcorn-2')).toEqual({ ok: true, value: undefined });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ method: 'PUT', path: '/auth/v1/user', body: { password: 'popcorn-2' } });
  expect(Object.keys(received[0]?.body ?? {})).toEqual(['password']);
  expect(received[0]?.headers.get('authorization')).toBe('Bearer token-1');
});

it('refreshes a rejected token once', async () => {
  const { source, received } = await member(({ path, headers }) => {
    if (path === '/auth/v1/token') return Response.json(sessionResponse({ access_token: 'token-2' }));
    return headers.get('authorization') === 'Bearer token-2' ? Response.json(ADA) : refusal(403, 'bad_jwt', 'old');
  });
  expect((await changePassword(source, 'ada', 'popcorn-2')).ok).toBe(true);
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /auth/v1/user',
    'POST /auth/v1/token',
    'PUT /auth/v1/user',
  ]);
});

it('reports that the session is over', async () => {
  const { source } = await member(() => refusal(403, 'session_not_found', 'gone'));
  expect(await changePassword(source, 'ada', 'popcorn-2')).toEqual({ ok: false, error: { reason: 'signed-out' } });
  expect(await source.store.read()).toBeNull();
});

it('passes on the backend’s message of a refusal, or none if there is none [ERR-27]', async () => {
  const withMessage = await member(() => refusal(422, 'same_password', 'New password should be different'));
  expect(await changePassword(withMessage.source, 'ada', 'popcorn-1')).toEqual({
    ok: false,
    error: { reason: 'refused', message: 'New password should be different' },
  });
  const withoutMessage = await member(() => new Response('', { status: 400 }));
  expect(await changePassword(withoutMessage.source, 'ada', 'popcorn-1')).toEqual({
    ok: false,
    error: { reason: 'refused', message: '' },
  });
});

it.each([
  ['the backend is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the backend fails', () => new Response('', { status: 503 })],
])('reports no refusal when %s', async (_, answer) => {
  const { source } = await member(answer);
  expect(await changePassword(source, 'ada', 'popcorn-2')).toEqual({ ok: false, error: { reason: 'unreachable' } });
});

it('does nothing if another member has signed in since', async () => {
  const { source, received } = await member(() => Response.json(ADA));
  expect(await changePassword(source, 'bob', 'popcorn-2')).toEqual({ ok: false, error: { reason: 'signed-out' } });
  expect(received).toEqual([]);
});
