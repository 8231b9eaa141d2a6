import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { SHELL } from '../../../src/i18n/messages/shell';

test.use({ viewport: { width: 390, height: 844 } });

test('a member whose browser lost its localStorage still gets their page, not the login screen', async ({ page }) => {
  await signUp(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/profile/favorites');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/favorites$/);
  await expect(page.getByRole('button', { name: SHELL.accountMenu })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('checking for a session creates no database on a visitor’s device', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(names).not.toContain('matinee-device');
});
