import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { signIn, signUp } from '../../../src/services/sign-in';
import { providerUrl } from '../../../src/api/supabase/oauth';
import { ROUTES } from '../../../src/config/routes';
import { expectConsoleError } from '../../expected-error';
import { startAuthServer, type AuthServer } from './auth-server';
import { callbackAt, consumeCallback, newDevice, redirectOf } from './device';
import { startGoogle, type GoogleAccount, type GoogleServer, type TokenFault } from './google-server';

let server: AuthServer;
let google: GoogleServer;
beforeAll(async () => {
  google = await startGoogle();
  vi.stubGlobal('fetch', google.fetch);
  server = await startAuthServer();
});
beforeEach(() => {
  google.account = null;
  google.fault = null;
});
afterAll(async () => {
  await server.close();
  google.close();
  vi.unstubAllGlobals();
});

const account = (name: string, verified = true): GoogleAccount => ({
  sub: `1${Buffer.from(name).readUIntBE(0, 3)}`,
  email: `${name}@example.com`,
  verified,
});

/** From the app's button to Google, and to where Google redirects after the choice. */
async function backFromGoogle(): Promise<string> {
  const address = await providerUrl(newDevice(server.url), `${server.url}${ROUTES.dashboard}`);
  if (!address.ok) throw new Error(address.error);
  const consent = await redirectOf(address.value);
  expect(Object.fromEntries(new URL(consent).searchParams)).toMatchObject({
    response_type: 'code',
    access_type: 'offline',
    prompt: 'consent',
    redirect_uri: `${server.url}/auth/v1/callback`,
  });
  return redirectOf(consent);
}

const landing = async () => redirectOf(await backFromGoogle());

it('leads through Google to a session and a profile', async () => {
  google.account = account('grace');
  const target = await landing();
  expect(new URL(target).pathname).toBe(ROUTES.dashboard);
  expect(callbackAt(target)).toMatchObject({ kind: 'session', from: 'provider' });
  const device = newDevice(server.url);
  const session = await consumeCallback(device, target);
  expect(session).toMatchObject({ ok: true, value: { member: { email: 'grace@example.com', providers: ['google'] } } });
  const stored = await device.store.read();
  const profile = await fetch(`${server.url}/rest/v1/profiles?select=id`, {
    headers: { apikey: device.anonKey, authorization: `Bearer ${stored?.accessToken ?? ''}` },
  });
  expect(await profile.json()).toEqual([{ id: stored?.member.id }]);
});

it('opens the same account the second time', async () => {
  google.account = account('ada');
  const first = await consumeCallback(newDevice(server.url), await landing());
  const second = await consumeCallback(newDevice(server.url), await landing());
  expect(first.ok && first.value?.member.id).toBeTruthy();
  expect(second.ok && second.value?.member.id).toBe(first.ok && first.value?.member.id);
});

/** A member with a password and a confirmed email. */
async function withPassword(name: string) {
  const email = `${name}@example.com`;
  await signUp(newDevice(server.url), email, 'popcorn-1', `${server.url}${ROUTES.dashboard}`);
  const [link = ''] = server.linksTo(email);
  const session = await consumeCallback(newDevice(server.url), await redirectOf(link));
  if (!session.ok || session.value === null) throw new Error('not confirmed');
  return { email, id: session.value.member.id };
}

it('an email that Google has verified is linked to its existing account, which keeps its password', async () => {
  const member = await withPassword('linus');
  google.account = account('linus');
  const session = await consumeCallback(newDevice(server.url), await landing());
  expect(session).toMatchObject({ ok: true, value: { member: { id: member.id } } });
  if (session.ok) expect([...(session.value?.member.providers ?? [])].sort()).toEqual(['email', 'google']);
  expect(await signIn(newDevice(server.url), member.email, 'popcorn-1')).toMatchObject({ ok: true });
});

it('an email that Google has not verified opens nobody else’s account', async () => {
  const member = await withPassword('dennis');
  google.account = account('dennis', false);
  const target = await landing();
  const callback = callbackAt(target);
  if (callback?.kind === 'session') {
    const session = await consumeCallback(newDevice(server.url), target);
    expect(session.ok && session.value?.member.id).not.toBe(member.id);
  } else expect(callback).toMatchObject({ kind: 'failure' });
});

it('declining at Google is reported', async () => {
  expect(callbackAt(await landing())).toEqual({ kind: 'failure', error: 'provider-denied' });
});

it.each<TokenFault>(['refuses', 'in-trouble', 'breaks-off', 'another-audience', 'forged'])(
  'nobody is signed in when Google’s token %s',
  async (fault) => {
    expectConsoleError(/Auth error/);
    google.account = account('mallory');
    google.fault = fault;
    expect(callbackAt(await landing())).toEqual({ kind: 'failure', error: 'provider' });
  },
);

it('a callback that was used before, or that nobody started, signs nobody in', async () => {
  google.account = account('barbara');
  const back = await backFromGoogle();
  await redirectOf(back);
  expect(callbackAt(await redirectOf(back))).toMatchObject({ kind: 'failure' });
  const forged = `${server.url}/auth/v1/callback?code=x&state=${crypto.randomUUID()}`;
  expect(callbackAt(await redirectOf(forged))).toMatchObject({ kind: 'failure' });
});

it('redirects only to this site', async () => {
  google.account = account('grace');
  const address = await providerUrl(newDevice(server.url), 'https://evil.example/dashboard');
  if (!address.ok) throw new Error(address.error);
  const target = await redirectOf(await redirectOf(await redirectOf(address.value)));
  expect(new URL(target).origin).toBe(server.url);
});
