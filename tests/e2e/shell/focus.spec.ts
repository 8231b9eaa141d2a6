import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { QUESTIONNAIRE } from '../../../src/features/questionnaire/messages';
import { LISTS } from '../../../src/i18n/messages/movies';
import { RESULTS } from '../../../src/i18n/messages/results';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('the focus stays in the questionnaire during a search, and after one without results', async ({
  page,
  server,
}) => {
  await signUp(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.intercept(async (request) => {
    if (!new URL(request.url).pathname.includes('/discover/movie')) return undefined;
    await held;
    return Response.json({ page: 1, results: [], total_pages: 1, total_results: 0 });
  });
  await answer(page, FAMILY_EVENING);
  await expect(page.getByText('Finding the perfect movies...')).toBeVisible();
  await expect(page.getByRole('region', { name: QUESTIONNAIRE.heading })).toBeFocused();
  release();
  await expect(page.getByRole('button', { name: 'Get Recommendations' })).toBeFocused();
});

test('when a pressed button is removed, the focus moves to the heading, not out of the page', async ({
  page,
  server,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  let broken = true;
  server.intercept(({ url }) =>
    broken && new URL(url).pathname.includes('/3/movie/603') ? new Response('', { status: 500 }) : undefined,
  );
  await page.goto('/movie/603');
  const retry = page.getByRole('button', { name: LISTS.retry });
  await retry.focus();
  broken = false;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The Matrix' })).toBeFocused();
});

test('the carousel announces the movie that comes into view, and Escape returns the focus', async ({ page }) => {
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  await dialog.getByRole('button', { name: RESULTS.next }).click();
  const title = await currentSlide(dialog).getByRole('heading').innerText();
  await expect(dialog.getByRole('status').filter({ hasText: `2 of 15: ${title}, ` })).toHaveText(/, (19|20)\d\d$/);

  await currentSlide(dialog).getByRole('button', { name: RESULTS.moreDetails }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: QUESTIONNAIRE.backToMovies(15) })).toBeFocused();

  await page.getByRole('button', { name: QUESTIONNAIRE.backToMovies(15) }).press('Enter');
  await expect(dialog).toBeVisible();
  // announced once: these were seen before
  await expect(dialog.getByText(/perfect matches/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: QUESTIONNAIRE.backToMovies(15) })).toBeFocused();
});
