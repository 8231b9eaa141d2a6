import type { Page } from '@playwright/test';
import { delivered } from '../fixtures/device';
import { sendCredentials, signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { OFFLINE_READINESS } from '../../../src/i18n/messages/sync';
import { AUTH } from '../../../src/i18n/messages/auth';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Deletes databases, caches and worker, as Chromium does when the disk is full: localStorage stays. */
async function evict(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage,service_workers' });
}

test('a member whose browser cleared the device is told, and everything syncs back', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  const credentials = await signUp(page);
  await workerReady(page);
  await page.goto('/collection');
  const hearts = page.getByRole('button', { name: 'Add to Favorites' });
  await expect(hearts).toHaveCount(20);
  for (const left of [19, 18]) {
    await hearts.first().click();
    await expect(hearts).toHaveCount(left);
  }
  await delivered(page);
  await page.goto('/profile/favorites');
  const titles = page.getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(2);
  const liked = await titles.allInnerTexts();

  await evict(page);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  const notice = page.getByText(AUTH.notices['device-cleared']);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await sendCredentials(page, credentials, AUTH.signIn);
  await expect(page).toHaveURL(/\/profile\/favorites$/);
  await expect(titles).toHaveText(liked);

  await workerReady(page);
  await context.setOffline(true);
  await page.reload();
  await expect(titles).toHaveText(liked);
});

test('a browser that evicted only the caches gets the files of the worker again, and opens offline', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  await signUp(page);
  await workerReady(page);
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage' });
  await page.goto('/profile/settings');
  await expect(page.getByText(OFFLINE_READINESS.ready)).toBeVisible();
  await context.setOffline(true);
  await page.goto('/collection');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
