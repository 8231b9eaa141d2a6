import type { Page } from '@playwright/test';
import { sendCredentials, signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { APP, SHELL } from '../../../src/i18n/messages/shell';
import { AUTH } from '../../../src/i18n/messages/auth';

const newCredentials = () => ({ email: `fan-${crypto.randomUUID()}@example.com`, password: 'popcorn-1' });

async function signOut(page: Page) {
  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
}

test("the header's Sign Up and Login remember the requested page [RT-17, AUTH-05]", async ({ page }) => {
  await page.goto('/engine?from=poster');
  await expect(page).toHaveURL(/\/login$/);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: SHELL.signUp }).click();
  await expect(page).toHaveURL(/\/join$/);
  await header.getByRole('link', { name: SHELL.login }).click();
  await expect(page.getByRole('heading', { level: 1, name: AUTH.signInTitle })).toBeVisible();
  await header.getByRole('link', { name: SHELL.signUp }).click();
  await expect(page.getByRole('heading', { level: 1, name: AUTH.signUpTitle })).toBeVisible();
  await sendCredentials(page, newCredentials(), AUTH.signUp);
  await expect(page).toHaveURL(/\/engine\?from=poster$/);
});

test('signing in after another member’s sign-out leads to the dashboard, not to where that member was', async ({
  page,
}) => {
  const first = await signUp(page);
  await page.goto('/profile/settings');
  await signOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await sendCredentials(page, first, AUTH.signIn);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a visitor who marks a movie is asked to sign in, and returns to the page with the movie marked [ERR-01, ERR-05]', async ({
  page,
}) => {
  await page.goto('/movie/603');
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  const notifications = page.getByRole('region', { name: APP.notifications });
  await expect(notifications.getByText('Please sign in to add favorites')).toBeVisible();
  await notifications.getByRole('button', { name: SHELL.login }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('banner').getByRole('link', { name: SHELL.signUp }).click();
  await sendCredentials(page, newCredentials(), AUTH.signUp);
  await expect(page).toHaveURL(/\/movie\/603$/);
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await expect(notifications.getByText('Movie added to favorites!')).toBeVisible();
  // once: neither a reload nor Back marks it again
  await page.getByRole('button', { name: 'Remove from Favorites' }).click();
  await expect(page.getByRole('button', { name: 'Add to Favorites' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add to Favorites' })).toBeVisible();
});
