import type { Page } from '@playwright/test';
import { backendOf } from '../fixtures/backend';
import { deploy } from '../fixtures/deploy';
import { delivered } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { APP, SHELL } from '../../../src/i18n/messages/shell';
import { RESULTS } from '../../../src/i18n/messages/results';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Has the browser check for a new version, as it does hourly and on each visit. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

const offer = (page: Page) => page.getByRole('region', { name: APP.notifications }).getByText(APP.updateReady);
const version = (page: Page) => page.evaluate(() => document.documentElement.dataset['version'] ?? 'first');

test('a new version is offered until somebody answers, changes nothing before, and half-answered questions survive it', async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  expectConsole(/a defect/);
  await page.clock.install();
  await signUp(page);
  await workerReady(page);
  await page.getByRole('radio', { name: FAMILY_EVENING.mood }).click();
  await page.getByRole('checkbox', { name: 'Comedy', exact: true }).check();
  await deploy(server, 'second');
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();
  // Neither time nor another screen removes the offer, and not even an error makes the version activate by itself.
  await page.evaluate(() =>
    queueMicrotask(() => {
      throw new Error('a defect');
    }),
  );
  await page.clock.fastForward(3_600_000);
  await page
    .getByRole('navigation', { name: SHELL.bottomNavigation })
    .getByRole('link', { name: SHELL.collection })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Movie Collection' })).toBeVisible();
  await expect(offer(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Comedy', exact: true })).toBeChecked();
  await page.reload();
  await expect(offer(page)).toBeVisible();
  expect(await version(page)).toBe('first');

  // Another tab is offered it too, and its reader may continue: it does not reload without a press there.
  const other = await context.newPage();
  await other.goto('/collection');
  await expect(offer(other)).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: APP.updateNow }).click();
  await expect.poll(() => version(page).catch(() => '')).toBe('second');
  await expect(page.getByRole('checkbox', { name: 'Comedy', exact: true })).toBeChecked();
  await expect(offer(page)).toHaveCount(0);
});

test('open results and pending changes survive a new version', async ({ page, context, server, expectConsole }) => {
  const credentials = await signUp(page);
  await workerReady(page);
  const backend = await backendOf(server.url, credentials);
  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  await dialog.getByRole('button', { name: RESULTS.next }).click();
  await expect(dialog.getByText('2 of 15', { exact: true })).toBeVisible();
  const title = await currentSlide(dialog).getByRole('heading', { level: 3 }).innerText();
  await delivered(page);
  await deploy(server, 'second');
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await currentSlide(dialog).getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(currentSlide(dialog).getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();

  // The new version is completely on the device: it activates offline, too.
  await page.getByRole('button', { name: APP.updateNow }).click();
  await expect.poll(() => version(page).catch(() => '')).toBe('second');
  await results(page);
  await expect(dialog.getByText('2 of 15', { exact: true })).toBeVisible();
  await expect(currentSlide(dialog).getByRole('heading', { level: 3 })).toHaveText(title);
  await expect(currentSlide(dialog).getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  expect(await backend.rows('user_favorites?select=movie_id')).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => backend.rows('user_favorites?select=movie_id')).toHaveLength(1);
  await delivered(page);
});
