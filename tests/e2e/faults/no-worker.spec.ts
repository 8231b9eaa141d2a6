import { backendOf } from '../fixtures/backend';
import { delivered } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { NO_NETWORK } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { OFFLINE_READINESS, SYNC } from '../../../src/i18n/messages/sync';

test.use({ viewport: { width: 390, height: 844 } });

test('when the browser refuses the service worker everything else works, and the sync page says what is missing', async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The user denied permission to use Service Worker', 'SecurityError'));
  });
  const credentials = await signUp(page);
  await page.goto('/collection');
  const hearts = page.getByRole('button', { name: 'Add to Favorites' });
  await expect(hearts).toHaveCount(20);
  await context.setOffline(true);
  await hearts.first().click();
  await expect(page.getByRole('main').getByText(SYNC.offlineBriefly(1), { exact: true })).toBeVisible();
  await context.setOffline(false);
  await delivered(page);
  const backend = await backendOf(server.url, credentials);
  expect(await backend.rows('user_favorites?select=movie_id')).toHaveLength(1);
  const sentence = OFFLINE_READINESS.refused;
  await page.goto('/profile/sync');
  await expect(page.getByText(sentence)).toBeVisible();
  await page.goto('/profile/settings');
  await expect(page.getByText(sentence)).toBeVisible();
});
