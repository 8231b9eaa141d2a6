import { expectStats, follow, clearCaches, found, scrollThrough, press } from '../fixtures/collection';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { COLLECTION } from '../../../src/features/collection/messages';
import { MARKED_LISTS } from '../../../src/i18n/messages/marked-lists';

test.use({ viewport: { width: 390, height: 844 } });

test('a failing service is reported in place of the movies, and the next try works [ERR-16, ERR-17, ERR-79]', async ({
  page,
  server,
  expectConsole,
}) => {
  await signUp(page);
  expectConsole(/status of 500/);
  const refuse = (request: Request) =>
    Promise.resolve(
      new URL(request.url).pathname.endsWith('/discover/movie') ? new Response('{}', { status: 500 }) : undefined,
    );
  server.intercept(refuse);
  await page.goto('/collection');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByText('Failed to load movie recommendations')).toBeVisible();
  server.clearIntercepts();
  await alert.getByRole('button', { name: COLLECTION.retry }).click();
  await expect(found(page, 50)).toBeVisible();
  await scrollThrough(page);

  server.intercept(refuse);
  // Otherwise the browser's cached responses of the first search would serve the second one.
  await clearCaches(page);
  await press(page, 'Search');
  await expect(alert.getByText('Failed to get movie recommendations')).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(0);
  await expectStats(page, 20, 0, 20);
  server.clearIntercepts();
  await alert.getByRole('button', { name: COLLECTION.retry }).click();
  await expect(found(page, 50)).toBeVisible();
  await scrollThrough(page);
  await expectStats(page, 40, 0, 40);
});

test('offline, the last movies found stay, a search says what it needs, and an empty collection fills once back online [COLL-15, COLL-16]', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await workerReady(page);
  await page.goto('/collection');
  await expect(found(page, 50)).toBeVisible();
  await scrollThrough(page);
  const [before] = await page.locator('main article h3').allInnerTexts();

  expectConsole(NO_NETWORK);
  await clearCaches(page);
  await context.setOffline(true);
  const sentence = page.getByText(COLLECTION.offline);
  await press(page, 'Fresh Results');
  await expect(sentence).toBeVisible();
  await expectStats(page, 20, 0, 20);
  await follow(page, 'Favorites');
  await expect(page.getByRole('heading', { level: 1, name: MARKED_LISTS.favorite.title })).toBeVisible();
  await follow(page, 'Collection');
  await expect(page.locator('main article h3').first()).toHaveText(before ?? '');

  await page.reload();
  await expect(page.getByText(COLLECTION.offlineEmptyTitle)).toBeVisible();
  await context.setOffline(false);
  await expect(found(page, 50)).toBeVisible();
  await expect(sentence).toBeHidden();
});
