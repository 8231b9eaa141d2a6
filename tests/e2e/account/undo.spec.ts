import type { Page } from '@playwright/test';
import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { NO_NETWORK } from '../fixtures/offline';
import { APP, SHELL } from '../../../src/i18n/messages/shell';
import { MARKED_LISTS } from '../../../src/i18n/messages/marked-lists';
import { SIGN_OUT } from '../../../src/features/sign-out/messages';
import { FAVORITES } from '../../../src/features/marked-movies/messages';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const cards = (page: Page) => page.locator('main article');
const heart = (page: Page, index: number) =>
  cards(page).nth(index).getByRole('button', { name: 'Remove from Favorites' });
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();

/** Opens the favorites, with three movies in them. */
async function openFavorites(page: Page): Promise<void> {
  await signUp(page);
  const hearts = page.getByRole('region', { name: 'Trending Now' }).getByRole('button', { name: 'Add to Favorites' });
  await expect(hearts).toHaveCount(5);
  for (const left of [4, 3, 2]) {
    await hearts.first().click();
    await expect(hearts).toHaveCount(left);
  }
  await page.goto('/profile/favorites');
  await expect(cards(page)).toHaveCount(3);
}

test('removing a favorite is undone from its notification, also offline; the focus stays where the card was', async ({
  page,
  context,
  expectConsole,
}) => {
  await openFavorites(page);
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  const before = await titles(page);
  const region = page.getByRole('region', { name: APP.notifications });

  await heart(page, 1).press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await expect(region.getByText('Movie removed from favorites', { exact: true })).toBeVisible();
  await expect(region.getByText(before[1] ?? '', { exact: true })).toBeVisible();
  await expect(heart(page, 1)).toBeFocused();

  await region.getByRole('button', { name: SHELL.undo }).press('Enter');
  await expect(cards(page)).toHaveCount(3);
  expect((await titles(page)).toSorted()).toEqual(before.toSorted());
  await expect(page.locator('main article :focus')).toHaveAccessibleName('Remove from Favorites');
});

test('removing the last favorite moves the focus to the heading, and every removal can be undone', async ({ page }) => {
  await openFavorites(page);
  const before = await titles(page);
  for (const left of [2, 1]) {
    await heart(page, 0).press('Enter');
    await expect(cards(page)).toHaveCount(left);
    await expect(heart(page, 0)).toBeFocused();
  }
  await heart(page, 0).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: MARKED_LISTS.favorite.title })).toBeFocused();
  const region = page.getByRole('region', { name: APP.notifications });
  await expect(region.getByText(APP.movies(3))).toBeVisible();
  await region.getByRole('button', { name: SHELL.undo }).click();
  await expect(cards(page)).toHaveCount(3);
  expect((await titles(page)).toSorted()).toEqual(before.toSorted());
  await expect(page.locator('body')).not.toBeFocused();
});

test('a movie removed while its dialog is open leaves the focus on the screen', async ({ page }) => {
  await openFavorites(page);
  await cards(page).first().getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove from Favorites' }).click();
  await expect(dialog.getByRole('button', { name: 'Add to Favorites' })).toBeVisible();
  // Until the card is removed it would take the focus, and then the next card would.
  await expect(cards(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: MARKED_LISTS.favorite.title })).toBeFocused();
});

test("notifications about one member's movies disappear when the member signs out", async ({ page }) => {
  await openFavorites(page);
  await heart(page, 0).click();
  const undo = page.getByRole('region', { name: APP.notifications }).getByRole('button', { name: SHELL.undo });
  await expect(undo).toBeVisible();
  await page.getByRole('button', { name: SHELL.accountMenu }).click();
  await page.getByRole('menuitem', { name: SHELL.signOut }).click();
  const signedOut = page.getByText('Signed out successfully');
  const confirm = page.getByRole('dialog').getByRole('button', { name: SIGN_OUT.confirm });
  // On a busy machine the removal isn't sent yet, and signing out asks first.
  await expect(confirm.or(signedOut)).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(signedOut).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('several favorites are removed at once, with one undo for all; Escape and Cancel change nothing', async ({
  page,
}) => {
  await openFavorites(page);
  const before = await titles(page);
  const main = page.getByRole('main');
  const select = main.getByRole('button', { name: FAVORITES.select, exact: true });
  const chosen = (title = '') => main.getByRole('button', { name: `Select ${title}`, exact: true });
  const remove = main.getByRole('button', { name: FAVORITES.removeSelected, exact: true });

  await select.press('Enter');
  await chosen(before[0]).click();
  await page.keyboard.press('Escape');
  await expect(select).toBeFocused();
  await expect(cards(page)).toHaveCount(3);

  await select.press('Enter');
  await expect(remove).toBeDisabled();
  await chosen(before[0]).click();
  // here the card selects, where it would otherwise open the movie
  await cards(page)
    .nth(2)
    .getByRole('button', { name: before[2] ?? '', exact: true })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main.getByText('2 selected')).toBeVisible();
  await expect(chosen(before[2])).toHaveAttribute('aria-pressed', 'true');
  await remove.click();
  await expect(cards(page)).toHaveCount(1);
  expect(await titles(page)).toEqual([before[1]]);
  await expect(select).toBeFocused();

  const region = page.getByRole('region', { name: APP.notifications });
  await expect(region.getByText(APP.movies(2))).toBeVisible();
  await region.getByRole('button', { name: SHELL.undo }).click();
  await expect(cards(page)).toHaveCount(3);
  expect((await titles(page)).toSorted()).toEqual(before.toSorted());

  await select.click();
  await main.getByRole('button', { name: FAVORITES.selectAll }).click();
  await main.getByRole('button', { name: FAVORITES.endSelecting }).click();
  await expect(cards(page)).toHaveCount(3);
  await select.click();
  await main.getByRole('button', { name: FAVORITES.selectAll }).click();
  await remove.click();
  await expect(page.getByText('No Favorites Yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: MARKED_LISTS.favorite.title })).toBeFocused();
});

test('a press registers while the page is still scrolling', async ({ page }) => {
  await openFavorites(page);
  // where a finger would land a moment later, frame by frame from the first one that has scrolled
  const landed = await heart(page, 0).evaluate(async (button) => {
    const found = new Set<boolean>();
    window.scrollBy({ top: 40, behavior: 'instant' });
    for (let frame = 0; frame < 12; frame += 1) {
      await new Promise(requestAnimationFrame);
      const { left, top, width, height } = button.getBoundingClientRect();
      found.add(button.contains(document.elementFromPoint(left + width / 2, top + height / 2)));
    }
    return [...found];
  });
  expect(landed).toEqual([true]);
});
