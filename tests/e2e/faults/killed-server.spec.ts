import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { started, startProcess } from '../../integration/local-stack/server-process';
import { backendOf } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { SYNC } from '../../../src/i18n/messages/sync';

const BUILD = process.env['E2E_BUILD'] ?? join(import.meta.dirname, '../../../dist');

test('a server that is killed during a push has the change once it is restarted', async ({
  browser,
  complaints,
  expectConsole,
}) => {
  // Two starts of a server, the second on the database that the first left behind.
  test.slow();
  expectConsole(/ERR_|Failed to|status of/);
  const data = await mkdtemp(join(tmpdir(), 'matinee-killed-'));
  const start = async (port: string) => started(await startProcess({ PORT: port, MATINEE_DATA: data }, BUILD));
  let server = await start('0');
  const context = await browser.newContext({ baseURL: server.url });
  complaints.watch(context);
  try {
    const page = await context.newPage();
    const credentials = await signUp(page);
    await workerReady(page);
    await page.goto('/collection');
    const hearts = page.getByRole('button', { name: 'Add to Favorites' });
    await expect(hearts).toHaveCount(20);
    await expect(page.getByText(SYNC.saved)).toBeAttached();
    // Either the page or its worker sends: the context sees the requests of both.
    const running = server;
    const killed = new Promise<unknown>((resolve) =>
      context.on('request', (request) => {
        // The next server has the same address, and answers.
        if (request.url().endsWith('/sync_push')) resolve(running.end('SIGKILL'));
      }),
    );
    await hearts.first().click();
    await killed;
    await expect(hearts).toHaveCount(19);

    server = await start(new URL(server.url).port);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await delivered(page);
    const backend = await backendOf(server.url, credentials);
    expect(await backend.rows('user_favorites?select=movie_id')).toHaveLength(1);
    await expect(page.getByText(SYNC.saved)).toBeAttached();
  } finally {
    await context.close();
    await server.end('SIGKILL');
    await rm(data, { recursive: true, force: true });
  }
});
