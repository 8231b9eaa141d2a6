import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../../local-stack/server/server';
import { readSettings } from '../../../local-stack/settings/settings';
import { EMBEDDED_PUBLIC_KEY } from '../../../local-stack/settings/public-key';
import { newMember } from './client';
import { makeTempFolders, type TempFolders } from './temp-folders';

let folders: TempFolders;
let server: RunningServer;
let now = Date.UTC(2026, 10, 21);

beforeAll(async () => {
  folders = makeTempFolders();
  const settings = readSettings({ PORT: '0', MATINEE_DATA: folders.data }, process.cwd());
  if (!settings.ok) throw new Error(settings.error);
  server = await startServer(settings.value, { buildFolder: folders.build, print: () => undefined, now: () => now });
});
afterAll(async () => {
  await server.close();
  folders.remove();
});

async function signIn(email: string, password: string) {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_PUBLIC_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { status: answer.status, wait: answer.headers.get('retry-after'), body: (await answer.json()) as object };
}

it('a password cannot be guessed: after ten attempts in five minutes the response says how long to wait', async () => {
  await newMember(server.url, 'guessed@example.com', 'right-password');
  // all at once: none may pass before the others are counted
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      signIn(index % 2 ? 'Guessed@Example.com' : 'guessed@example.com', 'wrong'),
    ),
  );
  expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);

  now += 60_000;
  expect(await signIn(' guessed@example.com', 'right-password')).toMatchObject({
    status: 429,
    wait: '240',
    body: { code: 429, error_code: 'over_request_rate_limit' },
  });

  now += 240_000;
  expect((await signIn('guessed@example.com', 'right-password')).status).toBe(200);
});

it('neither other members nor those with the right password have to wait', async () => {
  await newMember(server.url, 'neighbor@example.com', 'right-password');
  for (let round = 0; round < 12; round += 1) {
    expect((await signIn('neighbor@example.com', 'right-password')).status).toBe(200);
    await signIn('somebody-else@example.com', 'wrong');
  }
});
