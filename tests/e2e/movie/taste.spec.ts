import type { Page } from '@playwright/test';
import { delivered } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { answer, results } from '../fixtures/questionnaire';
import { MARKS } from '../../../src/marks/messages';
import { REASONS } from '../../../src/i18n/messages/reasons';
import { TASTE } from '../../../src/i18n/messages/results';
import { SYNC_PAGE } from '../../../src/i18n/messages/sync-page';
import { QUESTIONNAIRE } from '../../../src/features/questionnaire/messages';

// A phone, without smooth scrolling, which would move elements under the pointer.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** The Matrix, Toy Story and The Godfather. */
const FAVORITES = [603, 862, 238];
const MIN_LIKED = TASTE.few;

/** The movie's own mark, not that of a movie on its shelf. */
async function press(page: Page, id: number, label: string, then: string): Promise<void> {
  await page.goto(`/movie/${id}`);
  await page.getByRole('button', { name: label, exact: true }).first().click();
  await expect(page.getByRole('button', { name: then, exact: true }).first()).toBeVisible();
}

const shelves = (page: Page) => page.getByRole('region', { name: /^Because you liked / });

/** Titles on all shelves, in the order of each shelf. */
async function titlesOn(page: Page): Promise<readonly string[]> {
  await expect(shelves(page)).toHaveCount(3);
  return shelves(page).getByRole('article').getByRole('heading').allInnerTexts();
}

test('three favorites bring shelves of similar movies, which stay available offline', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await workerReady(page);
  await expect(page.getByText(MIN_LIKED)).toBeVisible();
  for (const id of FAVORITES) await press(page, id, 'Add to Favorites', 'Remove from Favorites');
  await page.goto('/dashboard');
  const titles = await titlesOn(page);
  expect(titles).toHaveLength(36);
  expect(new Set(titles).size).toBe(36);
  for (const favorite of ['The Matrix', 'Toy Story', 'The Godfather']) {
    expect(titles).not.toContain(favorite);
    await expect(page.getByRole('region', { name: TASTE.because(favorite), exact: true })).toBeVisible();
  }
  await expect(page.getByText(MIN_LIKED)).toBeHidden();

  const first = shelves(page).first().getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('button', { name: 'Add to Favorites' }).click();
  await expect(first.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await expect(first.getByRole('heading')).toHaveText(title);
  await delivered(page);

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.reload();
  expect(await titlesOn(page)).not.toContain(title);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a movie marked Not for me leaves every shelf, is listed on the sync page and can be restored there', async ({
  page,
}) => {
  await signUp(page);
  for (const id of FAVORITES) await press(page, id, 'Add to Favorites', 'Remove from Favorites');
  await page.goto('/dashboard');
  await titlesOn(page);
  const first = shelves(page).first().getByRole('article').first();
  const title = await first.getByRole('heading').innerText();
  await first.getByRole('button', { name: MARKS.dismissed.add }).click();
  await expect(first.getByRole('button', { name: MARKS.dismissed.remove })).toBeVisible();
  await expect(page.getByText(MARKS.dismissed.added)).toBeVisible();
  await delivered(page);

  await page.reload();
  expect(await titlesOn(page)).not.toContain(title);
  await page.goto('/profile/sync');
  await page.getByRole('button', { name: SYNC_PAGE.named(SYNC_PAGE.undoDismissal, title) }).click();
  await expect(page.getByRole('region', { name: MARKS.dismissed.listTitle })).toBeHidden();
  await delivered(page);
  await page.goto('/dashboard');
  expect(await titlesOn(page)).toContain(title);
});

test('a movie’s own screen shows similar ones, and none that was watched', async ({ page }) => {
  await signUp(page);
  await page.goto('/movie/862');
  const shelf = page.getByRole('region', { name: TASTE.moreLike });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const first = shelf.getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText('Toy Story 2');
  await first.getByRole('button', { name: 'Toy Story 2' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mark as Watched' }).click();
  await expect(dialog.getByRole('button', { name: 'Already Watched' })).toBeVisible();
  await page.goto('/movie/862');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(shelf.getByRole('article').first()).toBeVisible();
  await expect(shelf.getByRole('heading', { name: 'Toy Story 2', exact: true })).toHaveCount(0);
});

test('a questionnaire’s results name the favorite that a movie is similar to, as long as it is one', async ({
  page,
}) => {
  await signUp(page);
  for (const id of FAVORITES) await press(page, id, 'Add to Favorites', 'Remove from Favorites');
  await page.goto('/dashboard');
  await titlesOn(page);
  await answer(page, { mood: 'Happy & Upbeat', genres: ['Action', 'Adventure'], company: 'Just Me', ratings: [] });
  const byTaste = (await results(page)).locator('article', { hasText: REASONS.liked('') });
  await expect(byTaste.first()).toBeAttached();
  expect(await byTaste.count()).toBeLessThanOrEqual(7);
  const named = async () => (await byTaste.allInnerTexts()).flatMap((text) => /You liked ([^·\n]+\w)/.exec(text) ?? []);
  const favorite = (await named())[1] ?? '';
  expect(['The Matrix', 'Toy Story', 'The Godfather']).toContain(favorite);

  const id = FAVORITES[['The Matrix', 'Toy Story', 'The Godfather'].indexOf(favorite)] ?? 0;
  await press(page, id, 'Remove from Favorites', 'Add to Favorites');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: QUESTIONNAIRE.backToMovies(15) }).click();
  await results(page);
  await expect(page.getByRole('dialog').getByText(REASONS.liked(favorite))).toHaveCount(0);
});
