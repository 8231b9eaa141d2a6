import type { Page } from '@playwright/test';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { DIARY } from '../../../src/marks/messages';
import { APP, SHELL } from '../../../src/i18n/messages/shell';
import { MARKED_LISTS } from '../../../src/i18n/messages/marked-lists';
import { MARKED_MOVIES } from '../../../src/features/marked-movies/messages';
import { DIARY_PANEL } from '../../../src/features/movie/messages';
import { STATISTICS } from '../../../src/features/statistics/messages';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const cards = (page: Page) => page.locator('main article');
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();

/** Marks movies as watched on their own screens. @returns their titles, the newest first */
async function watch(page: Page, ids: readonly number[]): Promise<string[]> {
  const marked: string[] = [];
  for (const id of ids) {
    await page.goto(`/movie/${id}`);
    await page.getByRole('button', { name: 'Mark as Watched' }).click();
    await expect(page.getByRole('button', { name: 'Mark as Unwatched' })).toBeVisible();
    marked.unshift(await page.getByRole('heading', { level: 1 }).innerText());
  }
  return marked;
}

test('watched movies are listed beside favorites, newest first with the day; removing a mark can be undone, also offline', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  const marked = await watch(page, [603, 278, 238]);
  await page.goto('/profile');
  await workerReady(page);
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: SHELL.account })
    .getByRole('link', { name: MARKED_LISTS.watched.title, exact: true })
    .click();
  await expect(page).toHaveURL('/profile/watched');
  await expect(page.getByText(MARKED_MOVIES.count(3), { exact: true })).toBeVisible();
  await expect.poll(() => titles(page)).toEqual(marked);
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format());
  await expect(page.getByText(DIARY.watchedOn(today))).toHaveCount(3);

  const region = page.getByRole('region', { name: APP.notifications });
  const eyes = cards(page).getByRole('button', { name: 'Mark as Unwatched' });
  await eyes.nth(1).press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await expect(region.getByText('Movie unmarked as watched', { exact: true })).toBeVisible();
  await expect(eyes.nth(1)).toBeFocused();
  await region.getByRole('button', { name: SHELL.undo }).press('Enter');
  await expect(cards(page)).toHaveCount(3);

  await page.reload();
  await expect.poll(async () => (await titles(page)).toSorted()).toEqual(marked.toSorted());
});

test('the URL holds sort order, filter and search text: Back and a reload restore them, and statistics link there, also offline', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  const marked = await watch(page, [603, 278, 238]);
  const [newest = '', , oldest = ''] = marked;
  await page.goto('/profile');
  await page.goto('/profile/watched');
  await workerReady(page);
  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  const search = page.getByRole('search', { name: 'Find in Watched' });
  await page.getByRole('button', { name: MARKED_MOVIES.filter }).click();
  await search.getByLabel(MARKED_MOVIES.sort).selectOption('Title');
  await expect.poll(() => titles(page)).toEqual(marked.toSorted());
  await search.getByLabel(MARKED_MOVIES.decade).selectOption('1990s');
  await expect(page).toHaveURL('/profile/watched?sort=title&decade=1990');
  await expect(page.getByRole('status').getByText(MARKED_MOVIES.countOf(2, 3))).toBeAttached();
  await search.getByRole('searchbox', { name: MARKED_MOVIES.text }).pressSequentially(oldest.toLowerCase());
  await expect.poll(() => titles(page)).toEqual([oldest]);

  await cards(page).getByRole('button', { name: oldest, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'More Details' }).click();
  await expect(page).toHaveURL('/movie/603');
  await page.goBack();
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual([oldest]);
  await page.reload();
  await expect(search.getByRole('searchbox', { name: MARKED_MOVIES.text })).toHaveValue(oldest.toLowerCase());
  await expect(search.getByLabel(MARKED_MOVIES.sort)).toHaveValue('title');
  await expect.poll(() => titles(page)).toEqual([oldest]);

  await search.getByRole('searchbox', { name: MARKED_MOVIES.text }).fill(newest);
  await expect(page.getByRole('heading', { name: MARKED_MOVIES.none })).toBeVisible();
  await page.getByRole('button', { name: MARKED_MOVIES.clear }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1, name: MARKED_LISTS.watched.title })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/profile');

  await page.goto('/profile/stats');
  const decades = page.getByRole('region', { name: STATISTICS.byDecade });
  await expect(decades.getByRole('row', { name: '1990s 2' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: STATISTICS.year })).toHaveValue(String(new Date().getFullYear()));
  const days = page.getByRole('region', { name: STATISTICS.byMonth });
  await expect(days.locator('[data-seen]')).toHaveCount(1);
  await decades.getByRole('link', { name: '1990s' }).click();
  await expect(page).toHaveURL('/profile/watched?decade=1990');
  await expect(cards(page)).toHaveCount(2);
});

test('favorites are sorted and filtered by the member’s own ratings', async ({ page }) => {
  await signUp(page);
  const added: string[] = [];
  for (const [id, rating] of [
    [603, '7'],
    [278, '9'],
    [238, null],
  ] as const) {
    await page.goto(`/movie/${id}`);
    await page.getByRole('button', { name: 'Add to Favorites' }).click();
    await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
    if (rating !== null) {
      await page.getByRole('slider', { name: DIARY.yourRating }).fill(rating);
      await expect(page.getByRole('button', { name: DIARY_PANEL.removeRating })).toBeVisible();
    }
    added.push(await page.getByRole('heading', { level: 1 }).innerText());
  }
  const [good = '', best = '', unrated = ''] = added;
  await page.goto('/profile/favorites');
  await expect.poll(() => titles(page)).toEqual([unrated, best, good]);
  const search = page.getByRole('search', { name: MARKED_MOVIES.find(MARKED_LISTS.favorite.title) });
  await page.getByRole('button', { name: MARKED_MOVIES.filter }).click();
  await search.getByLabel(MARKED_MOVIES.sort).selectOption(MARKED_MOVIES.sorts['your-rating']);
  await expect.poll(() => titles(page)).toEqual([best, good, unrated]);
  await search.getByLabel(DIARY.yourRating).selectOption(MARKED_MOVIES.rated['4']);
  await expect.poll(() => titles(page)).toEqual([best]);
  await search.getByLabel(DIARY.yourRating).selectOption(MARKED_MOVIES.rated.none);
  await expect.poll(() => titles(page)).toEqual([unrated]);
});
