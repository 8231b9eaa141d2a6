import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestPasswordReset, resendConfirmation, signIn, signUp } from '../../../src/services/sign-in';
import { ROUTES } from '../../../src/config/routes';
import { startAuthServer, type AuthServer } from './auth-server';
import { callbackAt, consumeCallback, newDevice, redirectOf } from './device';

const PASSWORD = 'popcorn-1';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

const returnTo = () => `${server.url}${ROUTES.dashboard}`;

async function join() {
  const email = `${randomUUID()}@example.com`;
  const device = newDevice(server.url);
  return { email, device, answer: await signUp(device, email, PASSWORD, returnTo()) };
}

async function joinAndConfirm() {
  const { email, device } = await join();
  await consumeCallback(device, await redirectOf(server.linksTo(email)[0] ?? ''));
  return { email, device };
}

it('a new account is pending on the device, and sign-in says so', async () => {
  const { email, device, answer } = await join();
  expect(answer).toEqual({ ok: true, value: null });
  expect(await device.store.read()).toBeNull();
  expect(await signIn(device, email, PASSWORD)).toEqual({ ok: false, error: { reason: 'email-not-confirmed' } });
});

it('the email’s link leads to this site as that member, once', async () => {
  const { email, device } = await join();
  const [link = ''] = server.linksTo(email);
  const target = await redirectOf(link);
  // a hosted project redirects to the dashboard, this one to the landing page; the app handles both
  expect(new URL(target).origin).toBe(server.url);
  expect(callbackAt(target)).toMatchObject({ kind: 'session', from: 'mail' });
  expect(await consumeCallback(device, target)).toMatchObject({ ok: true, value: { member: { email } } });
  expect(await signIn(newDevice(server.url), email, PASSWORD)).toMatchObject({ ok: true });

  expect(callbackAt(await redirectOf(link))).toMatchObject({ kind: 'failure' });
});

it('a lost email can be sent again, and its link confirms', async () => {
  const { email, device } = await join();
  const again = await resendConfirmation(device, email, returnTo());
  // hosted projects, and this one, wait a minute between two emails to one address
  if (again.ok) expect(server.linksTo(email)).toHaveLength(2);
  else expect(again.error).toMatchObject({ reason: 'too-many-mails' });
  const link = server.linksTo(email).at(-1) ?? '';
  expect(await consumeCallback(device, await redirectOf(link))).toMatchObject({
    ok: true,
    value: { member: { email } },
  });
});

it('joining with a known email looks like joining, and does not reveal whether the password is right', async () => {
  const { email } = await joinAndConfirm();
  const before = server.linksTo(email).length;
  const stranger = newDevice(server.url);
  expect(await signUp(stranger, email, 'another-1', returnTo())).toEqual({ ok: true, value: null });
  expect(await stranger.store.read()).toBeNull();
  expect(server.linksTo(email).slice(before)).toEqual([]);
  expect(await signIn(stranger, email, 'another-1')).toEqual({ ok: false, error: { reason: 'invalid-credentials' } });
  expect(await signIn(newDevice(server.url), email, PASSWORD)).toMatchObject({ ok: true });
});

it('requesting an email does not reveal whether the address is known', async () => {
  const nobody = `${randomUUID()}@example.com`;
  const { email } = await joinAndConfirm();
  for (const address of [nobody, email]) {
    expect(await resendConfirmation(newDevice(server.url), address, returnTo())).toEqual({
      ok: true,
      value: undefined,
    });
    expect(
      await requestPasswordReset(newDevice(server.url), address, `${server.url}${ROUTES.authResetPassword}`),
    ).toEqual({
      ok: true,
      value: undefined,
    });
  }
  expect(server.linksTo(nobody)).toEqual([]);
});

it('a forged link confirms nobody', async () => {
  const forged = `${server.url}/auth/v1/verify?token=${'0'.repeat(56)}&type=signup&redirect_to=${encodeURIComponent(returnTo())}`;
  expect(callbackAt(await redirectOf(forged))).toEqual({ kind: 'failure', error: 'mail-link' });
});
