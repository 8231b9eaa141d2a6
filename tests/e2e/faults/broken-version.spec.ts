import { deploy, deployWorker } from '../fixtures/deploy';
import { workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import type { TestServer } from '../fixtures/server';
import type { Page } from '@playwright/test';
import { LANDING } from '../../../src/features/landing/messages';
import { APP } from '../../../src/i18n/messages/shell';

const hero = (page: Page) => page.getByRole('button', { name: LANDING.tryIt });
const version = (page: Page) => page.evaluate(() => document.documentElement.dataset['version'] ?? 'first');

/** 'kept' where the worker that controls the page is one that stores the application on the device. */
const controllerSays = (page: Page) =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const isLast = !registration.waiting && !registration.installing;
      const hasPrecache = (await caches.keys()).some((name) => name.includes('precache'));
      return isLast && hasPrecache && registration.active === navigator.serviceWorker.controller ? 'kept' : 'broken';
    })
    .catch(() => 'between pages');

const waiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/** A worker that activates at once and answers requests by a handler. */
const worker = (handler: string) => `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => { ${handler} });`;

/** Opens the application until a version is installed. */
async function openUntil(page: Page, wanted: string): Promise<void> {
  await expect(async () => {
    await page.goto('/');
    expect(await version(page)).toBe(wanted);
  }).toPass();
}

test('a worker that throws when it starts does no harm, and the next deployment works', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/not today|ServiceWorker/);
  deployWorker(server, "throw new Error('not today');");
  await page.goto('/');
  await expect(hero(page)).toBeVisible();
  server.clearIntercepts();
  await workerReady(page);

  // As the second version it leaves the first one active.
  deployWorker(server, "throw new Error('not today');");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => undefined));
  await page.reload();
  await expect(hero(page)).toBeVisible();
  await deploy(server, 'third');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole('button', { name: APP.updateNow }).click();
  await expect.poll(() => version(page).catch(() => '')).toBe('third');
});

/** Opens the application with a broken worker active. */
async function installBroken(page: Page, server: TestServer, handler: string): Promise<void> {
  deployWorker(server, worker(handler));
  await page.goto('/');
  await workerReady(page);
}

/** The active version is complete: it starts offline. */
async function expectWhole(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.goto('/');
  await expect(hero(page)).toBeVisible();
  expect(await version(page)).toBe('second');
}

const THROWING = "throw new Error('broken');";
const REJECTING = "event.respondWith(Promise.reject(new Error('broken')));";

test('a worker that throws on each request leaves them to the network, and is replaced at the press of a button', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/broken|ERR_INTERNET_DISCONNECTED/);
  await installBroken(page, server, THROWING);
  await deploy(server, 'second');
  await page.reload();
  await page.getByRole('button', { name: APP.updateNow }).click();
  // no version is on the device before
  await expect.poll(() => controllerSays(page)).toBe('kept');
  await expectWhole(page);
});

test('a worker that never responds is replaced by the visit after the next deployment', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/broken|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await installBroken(page, server, REJECTING);
  await expect(page.goto('/')).rejects.toThrow('ERR_FAILED');
  await deploy(server, 'second');
  await openUntil(page, 'second');
  await expectWhole(page);
});

test("when a version's scripts fail before they run, the next version activates by itself", async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/broken|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await installBroken(page, server, `if (event.request.mode !== 'navigate') ${REJECTING}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await deploy(server, 'second');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.reload();
  await expect.poll(() => loads).toBe(2);
  await expect.poll(() => controllerSays(page)).toBe('kept');
  await hero(page).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  expect(loads).toBe(2);
  await expectWhole(page);
});

test('a screen that this version cannot show opens after a press of Reload, once a new version is waiting', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/404|Failed to fetch dynamically imported module|failed to load/);
  const handler = "if (/charts-screen/.test(event.request.url)) event.respondWith(new Response('', { status: 404 }));";
  await installBroken(page, server, handler);
  const missing = page.getByRole('heading', { level: 1, name: APP.partMissing });
  await page.goto('/charts');
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: APP.reload }).click();
  await expect(missing).toBeVisible();
  await deploy(server, 'second');
  await page.reload();
  await expect.poll(() => waiting(page)).toBe(true);
  await expect(missing).toBeVisible();
  await page.getByRole('button', { name: APP.reload }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Charts' })).toBeVisible();
  await expect.poll(() => controllerSays(page)).toBe('kept');
});
