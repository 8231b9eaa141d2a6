import type { Page } from '@playwright/test';
import { MEMBER_ADDRESSES } from '../../fixtures/member-addresses';
import { LIMITS } from '../../time/limits';
import { expectAccessible } from '../fixtures/accessible';
import { delivered } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { VISITOR_ADDRESSES } from '../fixtures/screens';
import { DIARY_PANEL } from '../../../src/features/movie/messages';
import { SHELL } from '../../../src/i18n/messages/shell';
import { AUTH } from '../../../src/i18n/messages/auth';

// Each test checks many screens, each of them four times.
test.describe.configure({ timeout: LIMITS.longBrowserTest });
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** How many of a visitor's screens one test checks, so that two can run in parallel. */
const FIRST = 8;

async function expectAllAccessible(page: Page, paths: readonly string[], state: string): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expectAccessible(page, `${path} ${state}`);
  }
}

test('the first screens of a visitor are accessible', async ({ page }) => {
  await expectAllAccessible(page, VISITOR_ADDRESSES.slice(0, FIRST), '');
});

test('the other screens and dialogs of a visitor are accessible', async ({ page }) => {
  await expectAllAccessible(page, VISITOR_ADDRESSES.slice(FIRST), '');

  await page.goto('/charts/movies/top50?movie=603');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
  await expectAccessible(page, 'details of a movie');

  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'forgotten password');

  await page.goto('/charts');
  await page.getByRole('button', { name: SHELL.menu, exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the menu');
});

test('the screens of a new member without any data are accessible', async ({ page }) => {
  await signUp(page);
  await expectAllAccessible(page, MEMBER_ADDRESSES, 'empty');
});

test('results, marks, notifications and menus of a member are accessible', async ({ page }) => {
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  const slide = currentSlide(await results(page));
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await slide.getByRole('button', { name: 'Mark as Watched' }).click();
  await expectAccessible(page, 'results');
  await page.keyboard.press('Escape');

  const filled = MEMBER_ADDRESSES.filter((path) => /favorites|watched|badges|history|stats/.test(path));
  await expectAllAccessible(page, filled, 'with something in it');

  await page.goto('/movie/603');
  await page.getByRole('button', { name: 'Mark as Watched' }).click();
  await expect(page.getByRole('button', { name: DIARY_PANEL.edit })).toBeVisible();
  await page.getByRole('slider').fill('7');
  await delivered(page);
  for (const path of ['/movie/603', '/charts?movie=603']) {
    await page.goto(path);
    await page.getByRole('button', { name: DIARY_PANEL.edit }).click();
    await expectAccessible(page, `${path} with a diary`);
  }
  await page.goto('/profile/stats');

  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'account menu');
});

test('offline screens and pending changes are accessible', async ({ page, context, expectConsole }) => {
  expectConsole(NO_NETWORK);
  await signUp(page);
  await page.goto('/charts/movies/top50');
  await workerReady(page);
  await context.setOffline(true);
  // The first of these has been opened before, the others have not.
  await expectAllAccessible(
    page,
    ['/charts/movies/top50', '/dashboard', '/collection', '/movie/603', '/profile/badges', '/profile/sync'],
    'offline',
  );
});

test('error messages of a failing service are accessible', async ({ page, server, expectConsole }) => {
  expectConsole(/status of 50\d/);
  server.intercept(({ url }) =>
    /\/movie-database\/|\/functions\/v1\//.test(url) ? new Response('', { status: 503 }) : undefined,
  );
  await expectAllAccessible(page, ['/', '/charts/movies/top50', '/movie/603'], 'with the movie database down');

  await page.goto('/login');
  await page.getByRole('button', { name: AUTH.signIn, exact: true }).click();
  await expectAccessible(page, 'credentials that are missing');
});
