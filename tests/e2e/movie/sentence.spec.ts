import { QUESTIONNAIRE } from '../../../src/features/questionnaire/messages';
import { SENTENCE } from '../../../src/features/questionnaire/sentence-messages';
import { LANDING } from '../../../src/features/landing/messages';
import { LAST_ANSWERS } from '../../../src/i18n/messages/results';
import { catalogCached } from '../fixtures/device';
import { signUp } from '../fixtures/member';
import { NO_NETWORK, workerReady } from '../fixtures/offline';
import { expect, test } from '../fixtures/page';
import { results, shownMovies } from '../fixtures/questionnaire';
import { expectAccessible } from '../fixtures/accessible';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('a sentence gives the answers, and its limits hold online and offline', async ({
  page,
  context,
  expectConsole,
}) => {
  await signUp(page);
  await workerReady(page);
  const field = page.getByLabel(QUESTIONNAIRE.sentence);
  await field.fill('a comedy from the 90s, no horror or romance, by the guy from Drive');
  const chips = page.getByRole('list', { name: SENTENCE.chips });
  await expect(chips.getByText('1990s')).toBeVisible();
  await expect(chips.getByText('No Romance')).toBeVisible();
  await expect(page.getByText(SENTENCE.left(['by the guy from Drive']))).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Just Me' })).toHaveCount(0);
  await expectAccessible(page, 'the questionnaire with a sentence');

  await page.reload();
  await expect(field).toHaveValue('a comedy from the 90s, no horror or romance, by the guy from Drive');
  await field.press('Enter');
  const dialog = await results(page);
  const isAsSaid = ({ year, genres }: { readonly year: number; readonly genres: readonly string[] }) =>
    year >= 1990 && year <= 1999 && !genres.includes('Romance') && !genres.includes('Horror');
  expect((await shownMovies(dialog)).filter((movie) => !isAsSaid(movie))).toEqual([]);
  await catalogCached(page, 60);

  expectConsole(NO_NETWORK);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByText(/1990s · No Horror · No Romance|No Horror · No Romance · 1990s/)).toBeVisible();
  await field.fill('a drama from the 90s, not romantic');
  await expect(chips.getByText('No Romance')).toBeVisible();
  await page.getByRole('button', { name: QUESTIONNAIRE.getRecommendations }).click();
  await expect(dialog.locator('article').first()).toBeVisible();
  expect((await shownMovies(dialog)).filter((movie) => !isAsSaid(movie))).toEqual([]);
});

test('a visitor changes and removes what was understood', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: LANDING.tryIt }).click();
  const field = page.getByLabel(QUESTIONNAIRE.sentence);
  await field.fill('sad French movie under 100 minutes');
  const chips = page.getByRole('list', { name: SENTENCE.chips });
  await expect(chips.getByText('In French')).toBeVisible();
  await chips.getByRole('button', { name: SENTENCE.remove('In French') }).click();
  await expect(chips.getByText('In French')).toHaveCount(0);
  await expect(field).toBeFocused();
  await chips.getByLabel(SENTENCE.mood).selectOption('Happy & Upbeat');
  await expect(chips.getByText('Up to 100 minutes')).toBeVisible();
  await page.getByRole('button', { name: QUESTIONNAIRE.getRecommendations }).click();
  const dialog = await results(page);
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByText(LAST_ANSWERS.again)).toHaveCount(0);
});
