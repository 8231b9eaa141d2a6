import { signUp } from '../fixtures/member';
import { expect, test } from '../fixtures/page';
import { answer, currentSlide, FAMILY_EVENING, results } from '../fixtures/questionnaire';
import { RESULTS } from '../../../src/i18n/messages/results';

const UPRIGHT = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

test.use({ viewport: UPRIGHT });

test('a phone that is rotated while the next movie slides in shows that movie, and stays on it', async ({ page }) => {
  await signUp(page);
  await answer(page, FAMILY_EVENING);
  const dialog = await results(page);
  const inTheMiddle = () =>
    dialog
      .locator('article')
      .evaluateAll((movies) =>
        movies.findIndex(
          (movie) => Math.abs(movie.getBoundingClientRect().left * 2 + movie.clientWidth - innerWidth) < 40,
        ),
      );
  // The first one does not move, rotated or not; scrolling without a touch, as screen readers do, is followed.
  for (const size of [LANDSCAPE, UPRIGHT]) {
    await page.setViewportSize(size);
    await expect.poll(inTheMiddle).toBe(0);
  }
  const scrollOne = (way: 1 | -1) =>
    dialog
      .locator('ol:has(article)')
      .evaluate((track, times) => track.scrollBy({ left: times * track.clientWidth, behavior: 'instant' }), way);
  await scrollOne(1);
  await expect(dialog.getByText('2 of 15', { exact: true })).toBeVisible();
  await scrollOne(-1);
  await expect(dialog.getByText('1 of 15', { exact: true })).toBeVisible();

  for (let place = 1; place < 8; place += 1) {
    await dialog.getByRole('button', { name: RESULTS.next }).press('Enter');
    await page.setViewportSize(place % 2 === 1 ? LANDSCAPE : UPRIGHT);
    await expect.poll(inTheMiddle).toBe(place);
    await expect(dialog.getByText(`${place + 1} of 15`, { exact: true })).toBeVisible();
    await expect(currentSlide(dialog)).toHaveCount(1);
  }
});
