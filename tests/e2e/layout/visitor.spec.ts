import { LIMITS } from '../../time/limits';
import { expect, test } from '../fixtures/page';
import { VISITOR_ADDRESSES } from '../fixtures/screens';
import { checkScreen, open } from './check-screen';
import { AUTH } from '../../../src/i18n/messages/auth';
import { SHELL } from '../../../src/i18n/messages/shell';
import { GROUP_VOTE } from '../../../src/features/group-vote/messages';

// Each test checks many screens, each of them in every row.
test.describe.configure({ timeout: LIMITS.longBrowserTest });
test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const MOVIES = '/together#1.603-949-238';

test('a visitor can read and reach everything on every screen', async ({ page }) => {
  const found: string[] = [];
  for (const path of VISITOR_ADDRESSES) {
    await open(page, path);
    found.push(...(await checkScreen(page, path)));
  }
  expect(found).toEqual([]);
});

test('a visitor can read and reach everything in every dialog, and in a group vote', async ({ page }) => {
  const found: string[] = [];
  await open(page, '/charts/movies/top50?movie=603');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  found.push(...(await checkScreen(page, 'details of a movie')));
  await page.getByRole('dialog').getByRole('button', { name: 'Watch Trailer' }).click();
  await expect(page.getByRole('dialog', { name: /Trailer/ })).toBeVisible();
  found.push(...(await checkScreen(page, 'trailer')));

  await open(page, '/login');
  await page.getByRole('button', { name: AUTH.signIn, exact: true }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await checkScreen(page, 'forgotten password')));

  await open(page, '/charts');
  await page.getByRole('button', { name: SHELL.menu, exact: true }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await checkScreen(page, 'mega menu')));

  await open(page, '/open?text=matrix');
  await expect(page.locator('main article').first()).toBeVisible();
  found.push(...(await checkScreen(page, 'movies found by a title')));

  await open(page, '/together');
  found.push(...(await checkScreen(page, 'no group vote')));
  await page.evaluate(() => Object.assign(window, { BarcodeDetector: Object }));
  await page.evaluate((hash) => (location.hash = hash), MOVIES.slice(MOVIES.indexOf('#')));
  await expect(page.getByRole('heading', { name: 'The Matrix' })).toBeVisible();
  found.push(...(await checkScreen(page, 'a movie to vote on')));
  for (const name of [/^Yes to/, /^No to/, /^Yes to/]) await page.getByRole('button', { name }).click();
  await page.evaluate(() => (location.hash = '#1.603-949-238.k3x9qz.yyy'));
  await expect(page.getByText(GROUP_VOTE.result(2))).toBeVisible();
  found.push(...(await checkScreen(page, 'the result of a group vote')));
  expect(found).toEqual([]);
});
