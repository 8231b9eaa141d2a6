import { chromium, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { join } from 'node:path';
import { signUp, type Credentials } from '../fixtures/member';
import { backendOf } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { workerReady } from '../fixtures/offline';
import { expect } from '../fixtures/page';
import { test } from '../fixtures/server';
import { mountSmallDisk, type SmallDisk } from '../fixtures/small-disk';
import { APP } from '../../../src/i18n/messages/shell';
import { SYNC } from '../../../src/i18n/messages/sync';

const MEGABYTES = 120;
const MOMENT_MS = 2000;
const CANARY = 'canary';

/** A phone whose profile is on a disk of its own. */
function openOn(
  { folder }: SmallDisk,
  options: Parameters<typeof chromium.launchPersistentContext>[1],
): Promise<BrowserContext> {
  const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
  return chromium.launchPersistentContext(join(folder, 'profile'), { ...options, ...phone });
}

/** Creates a database that the application does not know. */
async function leaveCanary(page: Page): Promise<void> {
  await page.evaluate(async (name) => {
    const opening = indexedDB.open(name);
    await new Promise((resolve) => (opening.onsuccess = resolve));
    opening.result.close();
  }, CANARY);
}

/** Whether Chromium has deleted everything that it stored for the application, as it may on a broken disk. */
async function isAllDropped(page: Page): Promise<boolean> {
  return page.evaluate(async (canary) => {
    const left = await indexedDB.databases().catch(() => null);
    return left !== null && left.every(({ name }) => name !== canary);
  }, CANARY);
}

/** Signs a member up and marks four movies offline. @returns the remaining hearts, and who signed up */
async function markFourOffline(context: BrowserContext, page: Page): Promise<[Locator, Credentials]> {
  const credentials = await signUp(page);
  await workerReady(page);
  await page.goto('/collection');
  const hearts = page.getByRole('button', { name: 'Add to Favorites' });
  await expect(hearts).toHaveCount(20);
  await context.setOffline(true);
  for (const left of [19, 18, 17, 16]) {
    await hearts.first().click();
    await expect(hearts).toHaveCount(left);
  }
  await expect(page.getByRole('main').getByText(SYNC.offlineBriefly(4), { exact: true })).toBeVisible();
  await leaveCanary(page);
  return [hearts, credentials];
}

test('a full disk is reported as such', async ({ server, launchOptions }) => {
  const disk = mountSmallDisk(MEGABYTES);
  test.skip(disk === null, 'mounting a disk needs root');
  if (!disk) return;
  const context = await openOn(disk, { ...launchOptions, baseURL: server.url });
  try {
    const page = await context.newPage();
    const [hearts] = await markFourOffline(context, page);
    disk.fill();
    const notifications = page.getByRole('region', { name: APP.notifications });
    let isDropped = false;
    // The rest of a block that was begun has space for one or two more changes.
    await expect(async () => {
      isDropped = await isAllDropped(page);
      if (isDropped) return;
      await hearts.first().click({ timeout: MOMENT_MS });
      await expect(notifications.getByText(/Free up some space/).first()).toBeVisible({ timeout: MOMENT_MS });
    }).toPass();
    test.skip(isDropped, 'Chromium deleted its storage before a write was refused');
    await expect(notifications.getByText(/Another Matinee tab|won’t let Matinee save/)).toHaveCount(0);
  } finally {
    await context.close();
    disk.remove();
  }
});

test('a browser that was closed on a full disk still has the pending changes once there is space again', async ({
  server,
  launchOptions,
}) => {
  const disk = mountSmallDisk(MEGABYTES);
  test.skip(disk === null, 'mounting a disk needs root');
  if (!disk) return;
  const open = () => openOn(disk, { ...launchOptions, baseURL: server.url });
  let context = await open();
  try {
    const [, credentials] = await markFourOffline(context, await context.newPage());
    disk.fill();
    await context.close();
    context = await open();
    const page = await context.newPage();
    await page.goto('/profile/favorites');
    // Nobody is signed out, and nothing is said about movies that cannot be read.
    await expect(page.getByRole('main')).toContainText(/Loading|4 movies|We can’t use this device’s storage/);
    await expect(page).toHaveURL(/\/profile\/favorites$/);
    disk.makeRoom();
    test.skip(await isAllDropped(page), 'Chromium deleted its storage on the full disk');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toHaveCount(4);
    await delivered(page);
    const backend = await backendOf(server.url, credentials);
    expect(await backend.rows('user_favorites?select=movie_id')).toHaveLength(4);
  } finally {
    await context.close();
    disk.remove();
  }
});
