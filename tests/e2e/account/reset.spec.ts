import type { Page } from '@playwright/test';
import { newTokens } from '../fixtures/auth-tokens';
import { sendCredentials, signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import type { TestServer } from '../fixtures/server';
import { AUTH, AUTH_CALLBACK, RESET } from '../../../src/i18n/messages/auth';
import { SHELL } from '../../../src/i18n/messages/shell';
import { SYNC } from '../../../src/i18n/messages/sync';

test.use({ viewport: { width: 390, height: 844 } });

const INVALID = 'Invalid or expired reset link. Please request a new password reset.';
const form = (page: Page) => ({
  password: page.getByLabel(RESET.newPassword),
  repeated: page.getByLabel(RESET.confirmPassword),
  update: page.getByRole('button', { name: RESET.update }),
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
}

/** Opens the reset screen by a link with the tokens of a new account. */
async function openReset(page: Page, server: TestServer, path = '/reset-password'): Promise<void> {
  await page.goto(`${path}#${await newTokens(server)}&type=recovery`);
}

test('a forgotten password: the email, its link, the new password, and signing in with it; the link works once [RT-12, AUTH-09, AUTH-10, RESET-01, RESET-03, RESET-04, RESET-05, CALL-22, ERR-44, ERR-45, ERR-46, ERR-58, ERR-59, ERR-73]', async ({
  page,
  context,
  server,
}) => {
  const { email } = await signUp(page);
  await signOut(page);

  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: AUTH.forgotTitle });
  await dialog.getByLabel(AUTH.email).fill('nobody');
  await dialog.getByRole('button', { name: AUTH.sendLink }).click();
  await expect(dialog.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await dialog.getByLabel(AUTH.email).fill(` ${email} `);
  const sentRequest = page.waitForRequest(/\/auth\/v1\/recover/);
  await dialog.getByRole('button', { name: AUTH.sendLink }).click();
  await expect(dialog.getByText('Password reset email sent! Check your inbox and spam folder.')).toBeVisible();
  expect(new URL((await sentRequest).url()).searchParams.get('redirect_to')).toBe(`${server.url}/auth/reset-password`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const link = server.mailLink(email);
  const mail = await context.newPage();
  await mail.goto(link);
  await expect(mail).toHaveURL(`${server.url}/auth/reset-password`);
  const { password, repeated, update } = form(mail);
  await expect(password).toBeVisible();
  // the link signs nobody in, here or in the other tab
  await expect(mail.getByRole('link', { name: SHELL.signUp })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await password.fill('12345');
  await repeated.fill('12346');
  await update.click();
  await expect(mail.getByText('Password must be at least 6 characters long', { exact: true })).toBeVisible();
  await expect(mail.getByText('Passwords do not match', { exact: true })).toBeVisible();
  const shown = mail.getByRole('button', { name: AUTH.showPassword });
  await shown.first().click();
  await shown.click();
  for (const field of [password, repeated]) await expect(field).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('12345');
  await expect(repeated).toHaveValue('12346');
  await mail.getByRole('button', { name: AUTH.hidePassword }).first().click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(repeated).toHaveAttribute('type', 'text');

  await password.fill('popcorn-2');
  await repeated.fill('popcorn-2');
  await update.click();
  await expect(
    mail.getByText('Password updated successfully! You can now sign in with your new password.'),
  ).toBeVisible();
  await expect(mail).toHaveURL(/\/login$/);
  await sendCredentials(mail, { email, password: 'popcorn-2' }, AUTH.signIn);
  await expect(mail).toHaveURL(/\/dashboard$/);
  await signOut(mail);

  // The local backend redirects a used link to the landing page, where its kind is no longer known.
  await mail.goto(link);
  await expect(mail.getByText(AUTH.notices['some-link'])).toBeVisible();
  await expect(mail).toHaveURL(/\/login$/);
});

test('an invalid link leads to login and says so [RESET-03, ERR-73, ERR-74, ERR-75]', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 40\d/);
  for (const address of [
    '/auth/reset-password#error=access_denied&error_code=otp_expired&error_description=x',
    '/reset-password',
    '/auth/reset-password#type=recovery',
    '/reset-password#access_token=aa.bb.cc&type=recovery',
    '/reset-password#access_token=aa.bb.cc&refresh_token=r&type=recovery',
  ]) {
    await page.goto(address);
    await expect(page.getByText(INVALID), address).toBeVisible();
    await expect(page, address).toHaveURL(/\/login$/);
    await page.goto('/charts');
  }
  await page.goto('/reset-password');
  await page.getByRole('button', { name: AUTH.sendNewLink }).click();
  await expect(page.getByRole('dialog', { name: AUTH.forgotTitle })).toBeVisible();
});

test('a link opened where the screen is already open works too, and the URL shows no token [AUTH-10]', async ({
  page,
  server,
}) => {
  await page.goto('/charts');
  await openReset(page, server, '/charts');
  await expect(page).toHaveURL(`${server.url}/auth/reset-password`);
  await expect(form(page).password).toBeVisible();
  const leaks = await page.evaluate(() =>
    JSON.stringify([window.history.state, Object.entries(window.localStorage), window.location.href]),
  );
  expect(leaks).not.toContain('eyJ');
  await page.goBack();
  expect(page.url()).not.toContain('access_token');
});

test('the screen’s other path also links back to signing in [RT-12, RESET-02]', async ({ page, server }) => {
  await openReset(page, server);
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { name: AUTH.signInTitle })).toBeVisible();
});

test('a rejected password is explained and stays in the field [ERR-76]', async ({ page, server, expectConsole }) => {
  expectConsole(/status of (4\d\d|503)/);
  await openReset(page, server);
  const { password, repeated, update } = form(page);
  await password.fill('popcorn-1');
  await repeated.fill('popcorn-1');
  await update.click();
  await expect(page.getByText('New password should be different from the old password.')).toBeVisible();
  server.intercept((request) =>
    Promise.resolve(request.method === 'PUT' ? new Response('', { status: 503 }) : undefined),
  );
  await update.click();
  await expect(page.getByText('Failed to update password')).toBeVisible();
  server.clearIntercepts();
  server.intercept((request) =>
    Promise.resolve(request.method === 'PUT' ? Response.json({ msg: '' }, { status: 400 }) : undefined),
  );
  await update.click();
  await expect(page.getByText('Failed to update password')).toBeVisible();
  await expect(password).toHaveValue('popcorn-1');
});

test('offline, the link is stored for another try', async ({ page, server, expectConsole }) => {
  expectConsole(/ERR_FAILED|Failed to fetch/);
  await page.route('**/auth/v1/user', (route) => route.abort());
  await openReset(page, server);
  await expect(page.getByText(RESET.unreachable)).toBeVisible();
  await page.unroute('**/auth/v1/user');
  await page.getByRole('button', { name: RESET.retry }).click();
  await expect(form(page).password).toBeVisible();
});

test('a link survives a reload of its screen, names the account, and is removed from the tab once it is used [RESET-04]', async ({
  page,
  server,
}) => {
  await openReset(page, server);
  await expect(page.getByText(/^The new password is for fan-.*@example\.com\.$/)).toBeVisible();
  await page.reload();
  const { password, repeated, update } = form(page);
  await password.fill('popcorn-2');
  await repeated.fill('popcorn-2');
  await update.click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('eyJ');
});

test('resetting a password by a link while somebody else is signed in signs everyone out and leads to login [RESET-05]', async ({
  page,
  server,
}) => {
  await signUp(page);
  await openReset(page, server);
  const { password, repeated, update } = form(page);
  await password.fill('popcorn-2');
  await repeated.fill('popcorn-2');
  await update.click();
  await expect(page.getByText(/^Password updated successfully! You can now sign in/)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a confirmation link waits until the device is online, even after a reload, and then signs in', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch/);
  await page.route('**/auth/v1/user', (route) => route.abort());
  await page.goto(`/dashboard#${await newTokens(server)}&type=signup`);
  await expect(page.getByRole('heading', { name: AUTH_CALLBACK.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: AUTH_CALLBACK.title })).toBeVisible();
  await page.unroute('**/auth/v1/user');
  await page.getByRole('button', { name: RESET.retry }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(SYNC.saved)).toBeAttached();
});

test('a member who resets the password by a link is signed out on this device [RESET-05]', async ({ page, server }) => {
  const { email } = await signUp(page);
  await page.goto('/profile/settings');
  await page.getByRole('button', { name: AUTH.sendLink }).click();
  await expect(page.getByText('Password reset email sent! Check your inbox.', { exact: true })).toBeVisible();
  await page.goto(server.mailLink(email));
  const { password, repeated, update } = form(page);
  await password.fill('popcorn-2');
  await repeated.fill('popcorn-2');
  await update.click();
  await expect(page.getByText(/^Password updated successfully! You can now sign in/)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});
