import { backendOf } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { signIn, signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { scaled } from '../../time/limits';
import { expireSession } from '../fixtures/session';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { RESULTS } from '../../../src/i18n/messages/results';
import { SYNC } from '../../../src/i18n/messages/sync';

// A phone, without smooth scrolling, which would move elements under the pointer.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('favorites survive a tunnel: after an offline start, one is added and one removed, and both sync later to another device [FAV-05, FAV-07, FAV-08, CALL-08]', async ({
  page,
  context,
  browser,
  server,
  complaints,
  expectConsole,
}) => {
  const credentials = await signUp(page);
  await workerReady(page);
  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  const slide = currentSlide(dialog);
  const next = dialog.getByRole('button', { name: RESULTS.next });
  const remaining = await slide.getByRole('heading').innerText();
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await next.click();
  await expect(dialog.getByText('2 of 15', { exact: true })).toBeVisible();
  const removed = await slide.getByRole('heading').innerText();
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await next.click();
  await expect(dialog.getByText('3 of 15', { exact: true })).toBeVisible();
  await slide.getByRole('button', { name: 'Mark as Watched' }).click();
  await expect(slide.getByRole('button', { name: 'Mark as Watched' })).toHaveCount(0);
  await delivered(page);
  await expect(page.getByText(SYNC.saved)).toBeAttached();
  await page.keyboard.press('Escape');
  const posters = () =>
    page.evaluate(
      async (userId) => (await (await caches.open(`matinee-pinned-${userId}`)).keys()).length,
      backend.userId,
    );
  const backend = await backendOf(server.url, credentials);
  await expect.poll(posters).toBe(3);

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([removed, remaining]);
  const images = page.locator('main img');
  await expect(images).toHaveCount(2);
  await expect
    .poll(() => images.evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length))
    .toBe(2);

  await page
    .getByRole('listitem')
    .filter({ hasText: removed })
    .getByRole('button', { name: 'Remove from Favorites' })
    .click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([remaining]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([remaining]);
  await expect(page.getByText(SYNC.offlineWaiting(1))).toBeVisible();

  await context.setOffline(false);
  const favorites = async () =>
    (await backend.rows('user_favorites?select=movies(title)')).map(
      ({ movies }) => (movies as { title: string }).title,
    );
  await expect.poll(favorites).toEqual([remaining]);

  const elsewhere = await browser.newContext({ baseURL: server.url });
  complaints.watch(elsewhere);
  const other = await elsewhere.newPage();
  await signIn(other, credentials);
  await other.goto('/profile/favorites');
  await expect(other.getByRole('heading', { level: 2 })).toHaveText([remaining]);
  await elsewhere.close();
});

test('an expired token at an offline start neither delays the first screen nor signs the member out', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await workerReady(page);
  // 'None' is shown only after a first pull.
  await expect(page.getByText(SYNC.saved)).toBeVisible();
  await expireSession(page);
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible({ timeout: scaled(5000) });
  await expect(page.getByText(SYNC.offline, { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(SYNC.saved)).toBeVisible();
});
