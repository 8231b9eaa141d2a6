import { newTokens } from '../fixtures/auth-tokens';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { AUTH_CALLBACK } from '../../../src/i18n/messages/auth';

test('a link of another account asks the current member to stay or switch', async ({ page, server }) => {
  const { email } = await signUp(page);
  const link = `/#${await newTokens(server)}`;
  const question = page.getByRole('heading', { level: 1, name: AUTH_CALLBACK.question.title });

  await page.goto(link);
  await expect(question).toBeVisible();
  await expect(page.getByText(AUTH_CALLBACK.question.accounts(email, 'fan-').replace(/\.$/, ''))).toBeVisible();
  // A reload asks again and decides nothing.
  await page.reload();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: AUTH_CALLBACK.question.cancel }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile');
  await expect(page.getByText(email)).toBeVisible();
  const storageText = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
  expect(await page.evaluate(storageText)).not.toContain('access_token');

  await page.goto(link);
  await page.getByRole('button', { name: AUTH_CALLBACK.question.confirm }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/profile');
  await expect(page.getByText(/^fan-.*@example\.com$/)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});
