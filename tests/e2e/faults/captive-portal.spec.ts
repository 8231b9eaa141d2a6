import { chromium, type Page } from '@playwright/test';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendOf, type MemberBackend } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import type { TestServer } from '../fixtures/server';
import { expireSession } from '../fixtures/session';
import { WHOLE_BROWSER } from '../fixtures/whole-browser';
import { SYNC } from '../../../src/i18n/messages/sync';

test.use({ viewport: { width: 390, height: 844 } });

/** Marks the requests that the tests forward to the server themselves. */
const FORWARDED = 'x-forwarded-by-test';

/** Forwards requests to one path to the server and counts the responses, which the device never gets. */
function loseAnswers(server: TestServer, path: string, most: number): { readonly lost: () => number } {
  let lostCount = 0;
  let lost = 0;
  server.intercept(async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.endsWith(path) || request.headers.has(FORWARDED) || lostCount >= most) return undefined;
    lostCount += 1;
    const headers = new Headers(request.headers);
    headers.set(FORWARDED, 'yes');
    const body = await request.text();
    await (await fetch(`${server.url}${pathname}${search}`, { method: 'POST', headers, body })).text();
    lost += 1;
    return new Response(null, { status: 502 });
  });
  return { lost: () => lost };
}

const favorites = async (backend: MemberBackend) => (await backend.rows('user_favorites?select=movie_id')).length;

/** Marks a movie on the first page of the collection. */
async function addFavorite(page: Page): Promise<void> {
  const hearts = page.getByRole('button', { name: 'Add to Favorites' });
  const before = await hearts.count();
  await hearts.first().click();
  await expect(hearts).toHaveCount(before - 1);
}

async function openCollection(page: Page): Promise<void> {
  await page.goto('/collection');
  await expect(page.getByRole('button', { name: 'Add to Favorites' })).toHaveCount(20);
  await expect(page.getByText(SYNC.saved)).toBeAttached();
}

test(
  'a closed application whose refreshed token got lost in transit still sends its changes, and the member stays signed in',
  { tag: WHOLE_BROWSER },
  async ({ page, context, server, expectConsole }) => {
    const backend = await backendOf(server.url, await signUp(page));
    await workerReady(page);
    await openCollection(page);
    expectConsole(NO_NETWORK);
    await context.setOffline(true);
    await expireSession(page);
    await addFavorite(page);
    await page.close();

    const refreshes = loseAnswers(server, '/auth/v1/token', 1);
    await context.setOffline(false);
    await expect.poll(() => favorites(backend)).toBe(1);
    expect(refreshes.lost()).toBe(1);
    const again = await context.newPage();
    await again.goto('/profile/favorites');
    await expect(again.getByText(SYNC.saved)).toBeAttached();
  },
);

for (const [portal, answer] of [
  ['a page of its own', () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
  ['a redirect to its page', () => new Response(null, { status: 302, headers: { location: '/portal' } })],
] as const) {
  test(`behind a network that answers everything with ${portal} nothing is lost, refused or signed out`, async ({
    page,
    server,
    expectConsole,
  }) => {
    const backend = await backendOf(server.url, await signUp(page));
    await workerReady(page);
    await openCollection(page);
    expectConsole(/status of|Failed to|MIME|ERR_|redirect/i);
    let requestCount = 0;
    server.intercept((request) => {
      if (new URL(request.url).pathname === '/portal') return new Response('<h1>Welcome</h1>');
      requestCount += 1;
      return answer();
    });
    await addFavorite(page);
    await expect(page.getByRole('main').getByText(SYNC.failingBriefly(1), { exact: true })).toBeVisible();
    expect(requestCount).toBeGreaterThan(0);
    server.clearIntercepts();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(SYNC.saved)).toBeAttached();
    expect(await favorites(backend)).toBe(1);
  });
}

/** A browser that runs on a profile's folder. */
async function browserOf(folder: string): Promise<number> {
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(`--user-data-dir=${folder}`) && !command.includes('--type=')) return Number(id);
  }
  throw new Error('no browser runs on this folder');
}

test(
  'a browser that is killed during a push sends the change at its next start',
  { tag: WHOLE_BROWSER },
  async ({ server, launchOptions }) => {
    const folder = await mkdtemp(join(tmpdir(), 'matinee-profile-'));
    const start = () => chromium.launchPersistentContext(folder, { ...launchOptions, baseURL: server.url });
    const first = await start();
    const page = await first.newPage();
    const backend = await backendOf(server.url, await signUp(page));
    await workerReady(page);
    await openCollection(page);
    let pushes = 0;
    server.intercept((request) => {
      if (!request.url.endsWith('/sync_push') || (pushes += 1) > 1) return undefined;
      // The response never comes.
      return new Promise(() => undefined);
    });
    await addFavorite(page);
    await expect.poll(() => pushes).toBe(1);
    const closed = new Promise((resolve) => first.once('close', resolve));
    process.kill(await browserOf(folder), 'SIGKILL');
    await closed;

    const second = await start();
    try {
      const again = await second.newPage();
      await again.goto('/profile/favorites');
      await expect(again.getByRole('button', { name: 'Remove from Favorites' })).toHaveCount(1);
      await delivered(again);
      expect(await favorites(backend)).toBe(1);
    } finally {
      await second.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
