import type { Page } from '@playwright/test';
import { ROUTES } from '../../../src/config/routes';
import { MEMBER_ADDRESSES } from '../../fixtures/member-addresses';
import { LIMITS } from '../../time/limits';
import { delivered } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, choose, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { checkScreen, open } from './check-screen';
import { RESULTS } from '../../../src/i18n/messages/results';
import { FAVORITES } from '../../../src/features/marked-movies/messages';
import { MOVIES_IMAGE } from '../../../src/i18n/messages/marked-lists';
import { DIARY_PANEL } from '../../../src/features/movie/messages';
import { PROFILE } from '../../../src/features/profile/messages';
import { DELETE_ACCOUNT } from '../../../src/features/settings/messages';
import { OWN_DATA } from '../../../src/features/your-data/messages';
import { IMPORT } from '../../../src/features/your-data/import-messages';
import { COLLECTION } from '../../../src/features/collection/messages';
import { SHELL } from '../../../src/i18n/messages/shell';
import { SYNC_PAGE } from '../../../src/i18n/messages/sync-page';
import { SYNC } from '../../../src/i18n/messages/sync';

// Each test checks many screens, each of them in every row.
test.describe.configure({ timeout: LIMITS.longBrowserTest });
test.use({ hasTouch: true, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Marks the movies of the dashboard's row as favorites. */
async function addFavorites(page: Page): Promise<void> {
  const hearts = page.getByRole('region', { name: 'Trending Now' }).getByRole('button', { name: 'Add to Favorites' });
  await expect(hearts).toHaveCount(5);
  for (const left of [4, 3, 2]) {
    await hearts.first().click();
    await expect(hearts).toHaveCount(left);
  }
}

test('a member can read and reach everything, from the questions to the results', async ({ page }) => {
  const found: string[] = [];
  await signUp(page);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await choose(page.getByRole('radio').first());
  found.push(...(await checkScreen(page, 'the question for a mood')));
  await next.click();
  for (const genre of ['Comedy', 'Animation']) await page.getByRole('checkbox', { name: genre, exact: true }).check();
  found.push(...(await checkScreen(page, 'the question for genres')));
  await next.click();
  await choose(page.getByRole('radio', { name: 'Family Movie Night' }));
  found.push(...(await checkScreen(page, 'the question for company')));
  await next.click();
  await page.getByRole('radio', { name: 'Yes' }).click();
  await page.getByRole('checkbox', { name: 'PG', exact: true }).check();
  found.push(...(await checkScreen(page, 'the question for ratings')));
  await page.getByRole('button', { name: 'Get Recommendations' }).click();
  const dialog = await results(page);
  const slide = currentSlide(dialog);
  await slide.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(slide.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  found.push(...(await checkScreen(page, 'results')));
  await dialog.getByRole('button', { name: RESULTS.together }).click();
  await expect(page.getByText('1 of 15', { exact: true })).toBeVisible();
  found.push(...(await checkScreen(page, 'a movie to vote on')));
  expect(found).toEqual([]);
});

test('a member can read and reach everything on every screen', async ({ page }) => {
  const found: string[] = [];
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  await currentSlide(await results(page))
    .getByRole('button', { name: 'Mark as Watched' })
    .click();
  await page.keyboard.press('Escape');
  await addFavorites(page);
  await delivered(page);
  for (const path of [...MEMBER_ADDRESSES, '/movie/603']) {
    await open(page, path);
    if (path === ROUTES.history) await expect(page.getByRole('main').locator('time').first()).toBeVisible();
    found.push(...(await checkScreen(page, path)));
  }
  await page.getByRole('button', { name: 'Mark as Watched' }).click();
  await expect(page.getByRole('button', { name: DIARY_PANEL.edit })).toBeVisible();
  await page.getByRole('slider').fill('7');
  await delivered(page);
  for (const path of ['/movie/603', '/charts?movie=603']) {
    await open(page, path);
    await page.getByRole('button', { name: DIARY_PANEL.edit }).click();
    found.push(...(await checkScreen(page, `${path} with a diary`)));
  }
  expect(found).toEqual([]);
});

test('a member can read and reach everything in dialogs and menus, and where changes are pending', async ({
  page,
  context,
  expectConsole,
}) => {
  const found: string[] = [];
  await signUp(page);
  await addFavorites(page);
  await workerReady(page);
  await delivered(page);

  await open(page, '/profile/favorites');
  await page.getByRole('button', { name: FAVORITES.select, exact: true }).click();
  await page.getByRole('button', { name: FAVORITES.selectAll }).click();
  found.push(...(await checkScreen(page, 'selected favorites')));
  await page.getByRole('button', { name: FAVORITES.endSelecting }).click();
  await page.getByRole('button', { name: MOVIES_IMAGE.openLabel }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: PROFILE.save })).toBeVisible();
  found.push(...(await checkScreen(page, 'favorites as an image')));

  await open(page, '/profile/settings');
  await page.getByRole('button', { name: DELETE_ACCOUNT.action }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await checkScreen(page, 'deleting the account')));
  await page.keyboard.press('Escape');

  await open(page, '/profile/data');
  await page.getByRole('button', { name: OWN_DATA.importing.open, exact: true }).click();
  await expect(page.getByRole('button', { name: IMPORT.chooseFiles })).toBeVisible();
  found.push(...(await checkScreen(page, 'an import')));

  await open(page, '/collection');
  await page.getByRole('button', { name: COLLECTION.list, exact: true }).click();
  found.push(...(await checkScreen(page, 'the collection as a table')));

  await page.getByRole('button', { name: SHELL.menu, exact: true }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await checkScreen(page, 'mega menu of a member')));
  await page.keyboard.press('Escape');

  await open(page, '/profile/favorites');
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Remove from Favorites' }).first().click();
  await expect(page.getByText(SYNC.offlineBriefly(1), { exact: true })).toBeVisible();
  found.push(...(await checkScreen(page, 'a movie that can be restored, offline')));
  await page.goto('/profile/sync');
  await expect(page.getByRole('button', { name: SYNC_PAGE.discard })).toBeVisible();
  found.push(...(await checkScreen(page, 'a pending change')));
  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  found.push(...(await checkScreen(page, 'account menu')));
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await checkScreen(page, 'sign-out with a pending change')));
  expect(found).toEqual([]);
});
