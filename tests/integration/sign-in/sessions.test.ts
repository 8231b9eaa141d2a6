import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchJsonAs } from './fetch-as';
import { signIn } from '../../../src/services/sign-in';
import { accessToken } from '../../../src/api/supabase/auth-context';
import { startAuthServer, type AuthServer } from './auth-server';
import { newDevice, type Device } from './device';
import { join, PASSWORD } from './member';

const DAY = 24 * 3600_000;

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
afterAll(() => server.close());

const member = (device: Device) => join(server, device);
const tokenOf = async (device: Device) => (await device.store.read())?.accessToken ?? '';
/** Has a device refresh its session, as after a response of 401. */
const refresh = async (device: Device) => accessToken(device, await tokenOf(device));

it('page and worker that need a new token at the same time refresh it once', async () => {
  const device = newDevice(server.url);
  const { session } = await member(device);
  // Tokens issued in the same second are identical: the refused one is from another second.
  const old = 'refused';
  await device.store.write({ ...session, accessToken: old });
  const tokens = await Promise.all([accessToken(device, old), accessToken(device, old), accessToken(device, old)]);
  expect(new Set(tokens.map((token) => (token.ok ? token.value.token : ''))).size).toBe(1);
  expect(device.refreshes()).toBe(1);
});

it('a lost response does no harm: the old token gets the new session once more', async () => {
  let lose = false;
  const lossy: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!lose) return answer;
    lose = false;
    throw new TypeError('Failed to fetch');
  };
  const device = newDevice(server.url, { fetching: lossy });
  await member(device);
  lose = true;
  expect(await refresh(device)).toEqual({ ok: false, error: { reason: 'unreachable' } });
  expect(await refresh(device)).toMatchObject({ ok: true });
  expect(await refresh(device)).toMatchObject({ ok: true });
});

it('a token that was copied and used later ends the session for both, and the member signs in again', async () => {
  const device = newDevice(server.url);
  const { email, session } = await member(device);
  const thief = newDevice(server.url);
  await thief.store.write(session);
  expect(await refresh(device)).toMatchObject({ ok: true });
  expect(await refresh(device)).toMatchObject({ ok: true });
  expect(await refresh(thief)).toEqual({ ok: false, error: { reason: 'unauthorized' } });
  expect(await refresh(device)).toEqual({ ok: false, error: { reason: 'unauthorized' } });
  expect(await device.store.read()).toBeNull();
  expect(await signIn(device, email, PASSWORD)).toMatchObject({ ok: true });
});

it('a session that was ended elsewhere ends here with the next refresh, and not for other reasons', async () => {
  const device = newDevice(server.url);
  const { email } = await member(device);
  const other = newDevice(server.url);
  await signIn(other, email, PASSWORD);
  const answer = await fetchJsonAs(server.url, await tokenOf(other), '/auth/v1/logout?scope=others');
  expect(answer.status).toBe(204);
  expect(await refresh(device)).toEqual({ ok: false, error: { reason: 'unauthorized' } });
  expect(await device.store.read()).toBeNull();
  expect(await refresh(other)).toMatchObject({ ok: true });
});

it.each([
  ['a day behind', -DAY],
  ['a day ahead', DAY],
])('a device whose clock is %s refreshes when necessary, and no more often', async (_, clock) => {
  const device = newDevice(server.url, { clock });
  await member(device);
  for (let times = 0; times < 3; times += 1) expect(await accessToken(device)).toMatchObject({ ok: true });
  expect(device.refreshes()).toBe(0);
  expect(await refresh(device)).toMatchObject({ ok: true });
  for (let times = 0; times < 3; times += 1) expect(await accessToken(device)).toMatchObject({ ok: true });
  expect(device.refreshes()).toBe(1);
});
