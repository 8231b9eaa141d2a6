import { randomUUID } from 'node:crypto';
import { ROUTES } from '../../../src/config/routes';
import { signUp } from '../../../src/services/sign-in';
import type { AuthServer } from './auth-server';
import { consumeCallback, redirectOf, type Device } from './device';

export const PASSWORD = 'popcorn-1';

/** A new member, signed in on a first device. */
export async function join(server: AuthServer, device: Device) {
  const email = `${randomUUID()}@example.com`;
  await signUp(device, email, PASSWORD, `${server.url}${ROUTES.dashboard}`);
  const session = await consumeCallback(device, await redirectOf(server.linksTo(email)[0] ?? ''));
  if (!session.ok || session.value === null) throw new Error('not signed in');
  return { email, session: session.value };
}
