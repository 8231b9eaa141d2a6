import type { Locator, Page } from '@playwright/test';
import { sendCredentials, signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, results, type Answers } from '../fixtures/questionnaire';
import { RESULTS } from '../../../src/i18n/messages/results';
import { SHELL } from '../../../src/i18n/messages/shell';
import { LANDING } from '../../../src/features/landing/messages';
import { AUTH } from '../../../src/i18n/messages/auth';
import { QUESTIONNAIRE } from '../../../src/features/questionnaire/messages';

// A phone, without smooth scrolling, which would move elements under the pointer.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const EVENING: Answers = { mood: 'Tense & Excited', genres: ['Action'], company: 'With Friends', ratings: [] };

const titleOf = (dialog: Locator) => currentSlide(dialog).getByRole('heading', { level: 3 }).innerText();
const back = (page: Page) => page.getByRole('button', { name: QUESTIONNAIRE.backToMovies(15) });

/** Moves to the movie at a position among the fifteen. @returns its title */
async function goTo(dialog: Locator, position: number): Promise<string> {
  for (let at = 2; at <= position; at += 1) {
    await dialog.getByRole('button', { name: RESULTS.next }).click();
    await expect(dialog.getByText(`${at} of 15`, { exact: true })).toBeVisible();
  }
  return titleOf(dialog);
}

/** Expects the fifteen movies to be open at a position. */
async function expectAt(page: Page, position: number, title: string): Promise<void> {
  const dialog = await results(page);
  await expect(dialog.getByText(`${position} of 15`, { exact: true })).toBeVisible();
  await expect(currentSlide(dialog).getByRole('heading', { level: 3 })).toHaveText(title);
  await expect(currentSlide(dialog)).toBeInViewport();
}

test('the fifteen movies and the position among them survive More Details and Back, a reload and Escape', async ({
  page,
}) => {
  await signUp(page);
  await answer(page, EVENING);
  const dialog = await results(page);
  const title = await goTo(dialog, 4);

  await currentSlide(dialog).getByRole('button', { name: 'More Details' }).click();
  await expect(page).toHaveURL(/\/movie\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expectAt(page, 4, title);
  await page.reload();
  await expectAt(page, 4, title);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(back(page)).toBeFocused();
  await page.reload();
  await back(page).click();
  await expectAt(page, 4, title);
});

test("a member's fifteen movies survive closing the app, and are deleted when the member signs out", async ({
  page,
  context,
}) => {
  await signUp(page);
  await answer(page, EVENING);
  const title = await goTo(await results(page), 2);
  const later = await context.newPage();
  await page.close();
  await later.goto('/dashboard');
  await back(later).click();
  await expectAt(later, 2, title);
  await later.keyboard.press('Escape');
  await later.getByRole('button', { name: SHELL.menu, exact: true }).click();
  await later.getByRole('dialog', { name: SHELL.menu }).getByRole('button', { name: SHELL.signOut }).click();
  await expect(later.getByText('Signed out successfully')).toBeVisible();
  const left = await later.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
  // trending movies belong to no member, and may include the same one
  expect(JSON.stringify(left.filter(([name]) => name !== 'matinee-lists'))).not.toContain(title);
});

test('a visitor who signs up from the heart of a result returns to the movies, the position and the mark', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: LANDING.tryIt }).click();
  await answer(page, EVENING);
  const dialog = await results(page);
  const title = await goTo(dialog, 3);
  await currentSlide(dialog).getByRole('button', { name: 'Add to Favorites' }).click();
  await dialog.getByRole('button', { name: SHELL.login }).click();
  await page.getByRole('banner').getByRole('link', { name: SHELL.signUp }).click();
  await sendCredentials(page, { email: `fan-${crypto.randomUUID()}@example.com`, password: 'popcorn-1' }, AUTH.signUp);
  await expect(page).toHaveURL(/\/dashboard\?/);
  await expectAt(page, 3, title);
  await expect(currentSlide(dialog).getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
});

test('a half-answered questionnaire survives a reload', async ({ page }) => {
  await signUp(page);
  await page.getByRole('radio', { name: 'Tense & Excited' }).click();
  await page.getByRole('checkbox', { name: 'Mystery', exact: true }).check();
  await page.reload();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Mystery', exact: true })).toBeChecked();
  await page.getByRole('button', { name: QUESTIONNAIRE.back, exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Tense & Excited' })).toBeChecked();
});
