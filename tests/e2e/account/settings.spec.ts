import type { Page } from '@playwright/test';
import { signIn, signUp } from '../fixtures/member';
import { NO_NETWORK } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { APPEARANCE, SETTINGS } from '../../../src/features/settings/messages';

test.use({ viewport: { width: 390, height: 844 } });

const form = (page: Page) => ({
  current: page.getByLabel(SETTINGS.currentPassword),
  password: page.getByLabel(SETTINGS.newPassword),
  repeated: page.getByLabel(SETTINGS.confirmPassword),
  update: page.getByRole('button', { name: SETTINGS.update }),
});

/** Turns the stored session into one of an account of the identity provider. */
async function becomeProviderAccount(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const open = indexedDB.open('matinee-device');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error ?? new Error('no database'));
    });
    const store = database.transaction('session', 'readwrite').objectStore('session');
    const get = store.get('session');
    await new Promise<void>((resolve) => {
      get.onsuccess = () => {
        const row = get.result as { session: { member: { providers: string[] } } };
        row.session.member.providers = ['google'];
        store.put(row).onsuccess = () => resolve();
      };
    });
    database.close();
  });
}

test('a member changes the password and signs in with the new one [SET-01, SET-05, SET-06, ERR-26, ERR-27, ERR-38, ERR-39, CALL-24]', async ({
  page,
  browser,
  server,
  complaints,
  expectConsole,
}) => {
  expectConsole(/status of 422/);
  const { email, password: first } = await signUp(page);
  await page.goto('/profile/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings & Security' })).toBeVisible();
  const { current, password, repeated, update } = form(page);
  await current.fill('not what it was');
  await password.fill('12345');
  await repeated.fill('123456');
  await update.click();
  await expect(page.getByText('Password must be at least 6 characters long', { exact: true })).toBeVisible();
  await expect(page.getByText('New passwords do not match', { exact: true })).toBeVisible();

  await password.fill(first);
  await repeated.fill(first);
  await update.click();
  await expect(page.getByText('New password should be different from the old password.')).toBeVisible();

  await password.fill('popcorn-2');
  await repeated.fill('popcorn-2');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await update.click();
  await expect(page.getByText('Password updated successfully', { exact: true })).toBeVisible();
  expect((await sent).postDataJSON()).toEqual({ password: 'popcorn-2' });
  for (const field of [current, password, repeated]) await expect(field).toHaveValue('');

  const elsewhere = await browser.newContext({ baseURL: server.url });
  complaints.watch(elsewhere);
  await signIn(await elsewhere.newPage(), { email, password: 'popcorn-2' });
  await elsewhere.close();
});

test('a member requests a password email, and reads what is unavailable offline [SET-02, SET-03, CALL-23, ERR-27, ERR-29, ERR-30, ROLE-05]', async ({
  page,
  context,
  server,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  expectConsole(/Failed to fetch/);
  const { email } = await signUp(page);
  await page.goto('/profile/settings');
  const send = page.getByRole('button', { name: SETTINGS.forgotAction });
  const sentRequest = page.waitForRequest(/\/auth\/v1\/recover/);
  await send.click();
  await expect(page.getByText('Password reset email sent! Check your inbox.', { exact: true })).toBeVisible();
  expect(new URL((await sentRequest).url()).searchParams.get('redirect_to')).toBe(`${server.url}/reset-password`);
  expect(server.mailLink(email)).toContain('type=recovery');

  await context.setOffline(true);
  await expect(page.getByText(SETTINGS.offline)).toBeVisible();
  await send.click();
  await expect(page.getByText('Failed to send password reset email', { exact: true })).toBeVisible();
  const { password, repeated, update } = form(page);
  await password.fill('popcorn-2');
  await repeated.fill('popcorn-2');
  await update.click();
  await expect(page.getByText('Failed to update password', { exact: true })).toBeVisible();
  await expect(password).toHaveValue('popcorn-2');
  await context.setOffline(false);

  await becomeProviderAccount(page);
  await page.reload();
  await expect(page.getByText(/^Password management is handled by Google/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(send).toBeHidden();
});

test('a visitor who opens the settings signs in first [RT-16]', async ({ page }) => {
  await page.goto('/profile/settings');
  await expect(page).toHaveURL(/\/login$/);
});

test('a chosen theme applies at once, also in another tab, survives a reload, and can be reset to the system’s', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signUp(page);
  await page.goto('/profile/settings');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/');
  const ground = (of: Page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const [light, dark] = ['rgb(250, 246, 238)', 'rgb(19, 16, 13)'];
  await expect(page.getByRole('radio', { name: APPEARANCE.themes.system })).toBeChecked();
  expect(await ground(page)).toBe(light);

  await page.getByRole('radio', { name: APPEARANCE.themes.dark }).check();
  for (const tab of [page, other]) await expect.poll(() => ground(tab)).toBe(dark);
  await page.reload();
  await expect(page.getByRole('radio', { name: APPEARANCE.themes.dark })).toBeChecked();
  expect(await ground(page)).toBe(dark);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('radio', { name: APPEARANCE.themes.light }).check();
  await expect.poll(() => ground(page)).toBe(light);
  await page.getByRole('radio', { name: APPEARANCE.themes.system }).check();
  await expect.poll(() => ground(page)).toBe(dark);
});
